# Turns modes of files into letters and back, and applies changes like chmod.
function triplet(Integer[0, 7] $bits) >> String {
  $r = if $bits / 4 % 2 == 1 { 'r' } else { '-' }
  $w = if $bits / 2 % 2 == 1 { 'w' } else { '-' }
  $x = if $bits % 2 == 1 { 'x' } else { '-' }
  "${r}${w}${x}"
}
function symbolic(String $mode) >> String {
  if $mode =~ /^0?([0-7])([0-7])([0-7])$/ {
    [$1, $2, $3].map |$digit| { triplet(Integer($digit)) }.join
  } else { fail("bad mode ${mode}") }
}
function octal(String[9, 9] $letters) >> String {
  $digits = $letters.split('').slice(3).map |$three| {
    $three.reduce(0) |$sum, $letter| {
      $value = $letter ? { 'r' => 4, 'w' => 2, 'x' => 1, '-' => 0 }
      $sum + $value
    }
  }
  "0${digits.join}"
}
function apply_change(Hash[String, Integer] $mode, String $change) >> Hash[String, Integer] {
  if $change =~ /^([ugoa]+)([-+=])([rwx]*)$/ {
    $who = if 'a' in $1 { ['u', 'g', 'o'] } else { $1.split('') }
    $operator = $2
    $bits = $3.split('').reduce(0) |$sum, $letter| {
      $sum + { 'r' => 4, 'w' => 2, 'x' => 1 }[$letter]
    }
    $who.reduce($mode) |$memo, $class| {
      $old = $memo[$class]
      $new = case $operator {
        '+': { or_bits($old, $bits) }
        '-': { $old - and_bits($old, $bits) }
        '=': { $bits }
        default: { fail('unreachable') }
      }
      $memo + { $class => $new }
    }
  } else { fail("bad change ${change}") }
}
function and_bits(Integer $a, Integer $b) >> Integer {
  [4, 2, 1].reduce(0) |$sum, $bit| {
    if $a / $bit % 2 == 1 and $b / $bit % 2 == 1 { $sum + $bit } else { $sum }
  }
}
function or_bits(Integer $a, Integer $b) >> Integer {
  $a + $b - and_bits($a, $b)
}
$files = Integer[1, 120].map |$i| {
  { 'path' => "/srv/app/file${i}", 'mode' => sprintf('0%o%o%o', 4 + $i % 4, $i % 8, $i % 5), 'change' => ['u+x', 'go-w', 'a=r', 'ug+rw,o-x', 'o='][$i % 5] }
}
$results = $files.map |$file| {
  $letters = symbolic($file['mode'])
  $digits = $file['mode'][1, 3].split('')
  $start = { 'u' => Integer($digits[0]), 'g' => Integer($digits[1]), 'o' => Integer($digits[2]) }
  $end = $file['change'].split(',').reduce($start) |$mode, $change| { apply_change($mode, $change) }
  $new = "0${end['u']}${end['g']}${end['o']}"
  if octal($letters) != $file['mode'] { fail("${file['path']} differs") }
  $writable = symbolic($new)[7] == 'w'
  "${file['path']} ${letters} -> ${symbolic($new)}${if $writable { ' (world)' }}"
}
[$results[0, 10], $results.filter |$line| { $line =~ /\(world\)$/ }.length, $results.map |$line| { $line.length }.reduce |$a, $b| { $a + $b }]
