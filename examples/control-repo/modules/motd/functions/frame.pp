# Returns the text between two lines of dashes.
function motd::frame(String $text, Motd::Width $width) >> Array[String] {
  $line = sprintf("%${width}s", '').regsubst(' ', '-', 'G')
  [$line, $text, $line]
}
