"""What teaches a game: lessons as data, and texts whose blanks the table fills."""
