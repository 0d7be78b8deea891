# A width in characters that a terminal has.
type Motd::Width = Integer[20, 200]
