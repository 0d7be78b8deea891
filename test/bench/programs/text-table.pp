# Prints the disks of 120 hosts as tables with columns as wide as their cells.
function cell_text(Variant[String, Numeric, Boolean, Undef] $value) >> String {
  case $value {
    Undef:   { '-' }
    Boolean: { if $value { 'yes' } else { 'no' } }
    Float:   { sprintf('%.2f', $value) }
    Integer: { String($value) }
    default: { $value }
  }
}
function pad(String $text, Integer $width, Boolean $right) >> String {
  if $right { sprintf('%*s', $width, $text) } else { sprintf("%-${width}s", $text) }
}
function table(Array[String] $header, Array[Array] $rows) >> String {
  $texts = $rows.map |$row| { $row.map |$cell| { cell_text($cell) } }
  $widths = $header.map |$index, $title| {
    ([$title] + $texts.map |$row| { $row[$index] }).map |$text| { $text.length }.max
  }
  $lines = $rows.map |$n, $row| {
    $row.map |$index, $cell| { pad($texts[$n][$index], $widths[$index], $cell =~ Numeric) }.join(' | ').rstrip
  }
  $head = $header.map |$index, $title| { pad($title, $widths[$index], false) }.join(' | ').rstrip
  $rule = $widths.map |$width| { Integer[1, $width].map |$x| { '-' }.join }.join('-+-')
  ([$head, $rule] + $lines).join("\n")
}
$rows = Integer[1, 120].map |$i| {
  ["host${$i * 37 % 1000}", $i * 1024, $i * 1.7 / 3, $i % 3 == 0, if $i % 5 == 0 { undef } else { "/srv/data${$i % 9}" }]
}
$totals = $rows.reduce([0, 0.0]) |$memo, $row| { [$memo[0] + $row[1], $memo[1] + $row[2]] }
$footer = sprintf('%-8s %08d %6.1f %5s', 'total', $totals[0], $totals[1], 'none')
$text = table(['host', 'size', 'load', 'ok', 'mount'], $rows)
[$text.split("\n")[0, 6], $text.length, $footer]
