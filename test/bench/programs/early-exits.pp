# Searches that stop early with return, next and break, and values that are chained with then, lest and with.
function first_pair(Array[Integer] $numbers, Integer $sum) >> Optional[Tuple[Integer, Integer]] {
  $numbers.each |$i, $a| {
    $numbers.each |$j, $b| {
      if $j <= $i { next() }
      if $a + $b == $sum { return [$a, $b] }
    }
  }
  undef
}
function until_negative(Array[Integer] $numbers) >> Integer {
  $numbers.reduce(0) |$sum, $number| {
    if $number < 0 { break() }
    $sum + $number
  }
}
function prefix(Array[String] $lines, String[1] $end) >> Array[String] {
  $lines.map |$line| {
    if $line == $end { break() }
    if $line =~ /\A\s*#/ { next("comment of ${line.length}") }
    $line.strip
  }
}
function port_of(Hash $settings, String $service) >> String {
  $settings.dig($service, 'port').then |$port| { "${service}:${port}" }.lest || {
    $settings.dig('defaults', 'port').then |$port| { "${service}:${port} (default)" }.lest || { "${service}: none" }
  }
}
function status(Integer $code) >> String {
  if $code < 100 { return 'invalid' }
  $class = $code / 100
  if $class == 4 {
    if $code == 404 { return 'missing' }
    return "client error ${code}"
  }
  unless $class in [1, 2, 3] { return 'server error' }
  with($class, $code % 100) |$group, $detail| { "group ${group}, detail ${detail}" }
}
function saddle(Array[Array[Integer]] $rows) >> Optional[String] {
  $rows.each |$y, $row| {
    $least = $row.reduce |$a, $b| { if $b < $a { $b } else { $a } }
    $row.each |$x, $value| {
      if $value > $least { next() }
      if $rows.all |$other| { $other[$x] <= $value } { return "${x},${y}: ${value}" }
    }
  }
  undef
}
$lists = Integer[1, 40].map |$k| { Integer[1, 24].map |$i| { ($i * $i * $k + 3 * $i) % 101 - 8 } }
$pairs = $lists.map |$index, $list| { first_pair($list, 60 + $index) }
$sums = $lists.map |$list| { until_negative($list) }
$files = Integer[1, 20].map |$i| { ['first ', "# note ${i}", "  line ${i}", ['end', 'more'][$i % 2], 'rest', '#', 'end', 'after'] }
$settings = Integer[0, 29].map |$i| { [{ 'web' => { 'port' => 8000 + $i } }, { 'defaults' => { 'port' => $i } }, { 'web' => { 'tls' => true } }][$i % 3] }
$tables = Integer[1, 12].map |$k| { Integer[1, 6].map |$y| { Integer[1, 6].map |$x| { ($x - $k % 6) * ($x - $k % 6) - ($y - 3) * ($y - 3) * $k } } }
[
  $pairs[3], $pairs.filter |$pair| { $pair =~ Undef }.length, $sums, $files.map |$lines| { prefix($lines, 'end') }[2, 2], $settings.map |$hash| { port_of($hash, 'web') }[9, 3],
  Integer[1, 60].map |$i| { status($i * 11 - 5) }.group_by |$text| { $text[0] }.map |$letter, $list| { "${letter}${list.length}" }, $tables.map |$rows| { saddle($rows) },
]
