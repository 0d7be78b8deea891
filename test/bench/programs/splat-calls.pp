# Calls functions with optional, defaulted and captured parameters, with arrays that are spread and with options by name.
type Calls::Options = Struct[{ Optional[sep] => String, Optional[quote] => Enum['single', 'double', 'none'], Optional[limit] => Integer[1] }]
function area(Numeric $width, Numeric $height = $width, Numeric $scale = 1) >> Numeric {
  $width * $height * $scale
}
function clamp(Integer $value, Integer $low = 0, Integer $high = $low + 100) >> Integer {
  if $value < $low { $low } elsif $value > $high { $high } else { $value }
}
function command(String $program, Variant[String, Integer, Array[String]] *$arguments) >> String {
  ([$program] + $arguments.flatten.map |$argument| { "${argument}" }).join(' ')
}
function listing(Array[String] $items, Calls::Options $options = {}) >> String {
  $settings = { 'sep' => ', ', 'quote' => 'none', 'limit' => 100 } + $options
  $mark = $settings['quote'] ? { 'single' => "'", 'double' => '"', default => '' }
  $shown = $items[0, $settings['limit']].map |$item| { "${mark}${item}${mark}" }
  $rest = $items.length - $shown.length
  if $rest > 0 { "${shown.join($settings['sep'])} and ${rest} more" } else { $shown.join($settings['sep']) }
}
function sum_all(Integer *$numbers) >> Integer {
  $numbers.reduce(0) |$sum, $number| { $sum + $number }
}
function combine(String $prefix, String $middle = '-', Optional[String] $suffix = undef, Integer *$numbers) >> String {
  $tail = $suffix ? { undef => '', default => "${middle}${suffix}" }
  "${prefix}${middle}${numbers.join($middle)}${tail}"
}
$sizes = Integer[1, 40].map |$i| { [[$i], [$i, $i + 1], [$i, 2, 3]][$i % 3] }
$areas = $sizes.map |$size| { area(*$size) }
$clamped = Integer[-20, 140].step(7).map |$n| { [clamp($n), clamp($n, 10), clamp($n, 10, 50)] }
$commands = Integer[1, 40].map |$i| {
  $flags = Integer[1, $i % 4 + 1].map |$n| { "-${['a', 'b', 'c', 'd'][$n % 4]}" }
  case $i % 4 {
    0: { command('ls', *$flags) }
    1: { command('tar', $flags, "file${i}.tar", $i) }
    2: { command("run${i}") }
    default: { command('cp', *$flags, "from${i}", *["to${i}", '--']) }
  }
}
$options = [{}, { 'sep' => ' | ' }, { 'quote' => 'single', 'limit' => 2 }, { 'limit' => 3, 'sep' => '/' }, { 'quote' => 'double' }]
$lists = Integer[1, 50].map |$i| { listing(Integer[1, $i % 6 + 1].map |$n| { "item${n}" }, $options[$i % 5]) }
$plain = Integer[1, 20].map |$i| { listing(["x${i}", "y${i}"]) }
$sums = Integer[1, 60].map |$i| {
  $more = Integer[1, $i % 7 + 1].map |$n| { $n * $n }
  sum_all($i, *$more, -1)
}
$combined = Integer[1, 45].map |$i| {
  $numbers = Integer[1, $i % 3 + 1].map |$n| { $n * $i }
  combine(*[["p${i}"], ["p${i}", '+'], ["p${i}", '_', "s${i}"] + $numbers][$i % 3])
}
$nested = Integer[1, 30].map |$i| { with($i, *[$i * 2, $i * 3]) |$a, $b, *$c| { $a + $b + sum_all(*$c) } }
[$areas, $clamped, $commands, $lists, $plain[-1], $sums, $combined, $nested]
