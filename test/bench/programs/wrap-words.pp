# Wraps a text of 130 words at 12 widths, and frames the lines.
function wrap(String $text, Integer[10] $width) >> Array[String] {
  $words = $text.split(/\s+/)
  $end = $words.reduce({ 'lines' => [], 'line' => '' }) |$memo, $word| {
    $longer = if $memo['line'].empty { $word } else { "${memo['line']} ${word}" }
    if $longer.length <= $width {
      $memo + { 'line' => $longer }
    } else {
      { 'lines' => $memo['lines'] + [$memo['line']], 'line' => $word }
    }
  }
  $end['lines'] + [$end['line']]
}
function frame(Array[String] $lines, Enum['left', 'right', 'center'] $align = 'left') >> String {
  $width = $lines.map |$line| { $line.length }.max
  $rows = $lines.map |$line| {
    $space = $width - $line.length
    $before = $align ? { 'left' => 0, 'right' => $space, 'center' => $space / 2 }
    $text = sprintf("%${$before + $line.length}s", $line)
    sprintf("| %-${width}s |", $text)
  }
  $border = "+${Integer[-1, $width].map |$n| { '-' }.join}+"
  ([$border] + $rows + [$border]).join("\n")
}
$words = ['the', 'module', 'manages', 'packages', 'and', 'services', 'of', 'a', 'node', 'in', 'production']
$text = Integer[1, 130].map |$i| { $words[$i * $i % 11] }.join('  ')
Integer[1, 12].reduce(0) |$sum, $i| {
  $align = ['left', 'right', 'center'][$i % 3]
  $framed = frame(wrap($text, 18 + $i * 3), $align)
  $sum + $framed.length + $framed.split("\n").length
}
