cask "@COMMAND@" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@ARM_SUM@",
         intel: "@INTEL_SUM@"

  url "@HOME@/releases/download/v#{version}/@COMMAND@-#{version}-macos-#{arch}.dmg"
  name "@NAME@"
  desc "@SUMMARY@"
  homepage "@HOME@"

  depends_on macos: ">= :big_sur"

  app "@NAME@.app"

  zap trash: [
    "~/Library/Application Support/@COMMAND@",
    "~/Library/Caches/@COMMAND@",
  ]
end
