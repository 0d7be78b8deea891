# Converts numbers to Roman numerals and back, and rejects texts that are not numerals.
type Numeral = Pattern[/\AM{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})\z/]
function to_roman(Integer[1, 3999] $number) >> Numeral {
  $symbols = {
    'M' => 1000, 'CM' => 900, 'D' => 500, 'CD' => 400, 'C' => 100, 'XC' => 90, 'L' => 50,
    'XL' => 40, 'X' => 10, 'IX' => 9, 'V' => 5, 'IV' => 4, 'I' => 1,
  }
  $result = $symbols.reduce([$number, '']) |$memo, $symbol| {
    [$rest, $text] = $memo
    [$letters, $value] = $symbol
    $count = $rest / $value
    $repeated = Integer[1, 3].reduce('') |$joined, $i| { if $i <= $count { "${joined}${letters}" } else { $joined } }
    [$rest % $value, "${text}${repeated}"]
  }
  $result[1]
}
function from_roman(String $text) >> Optional[Integer] {
  if $text =~ Numeral and $text != '' {
    $values = $text.split('').filter |$letter| { $letter != '' }.map |$letter| {
      $letter ? { 'M' => 1000, 'D' => 500, 'C' => 100, 'L' => 50, 'X' => 10, 'V' => 5, 'I' => 1 }
    }
    $sum = $values.reduce({ 'total' => 0, 'last' => 0 }) |$memo, $value| {
      $correction = if $memo['last'] < $value { 2 * $memo['last'] } else { 0 }
      $memo + { 'total' => $memo['total'] + $value - $correction, 'last' => $value }
    }
    $sum['total']
  } else {
    undef
  }
}
$numerals = Integer[1, 300].map |$i| { to_roman($i * 13 % 3999 + 1) }
$back = $numerals.map |$numeral| { from_roman($numeral) }
$broken = ['IIII', 'VX', '', 'MCMXCIV', 'mm', 'CCD'].map |$text| { from_roman($text).lest || { "no numeral: '${text}'" } }
$longest = $numerals.reduce |$best, $numeral| { if $numeral.length > $best.length { $numeral } else { $best } }
$matches = $numerals.map |$index, $numeral| { $back[$index] == ($index + 1) * 13 % 3999 + 1 }
[$numerals[0, 8], $longest, $broken, $matches.all |$same| { $same }, $back.reduce |$a, $b| { $a + $b }]
