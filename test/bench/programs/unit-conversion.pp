# Reads quantities, converts them between units of length, mass, data and temperature, and sums them by kind.
type Units::Degrees = Enum['C', 'F', 'K']
type Units::Factors = Hash[String[1], Hash[String[1], Numeric]]
type Units::Quantity = Struct[{ value => Numeric, unit => String[1] }]
function parse_quantity(String $text) >> Optional[Units::Quantity] {
  if $text =~ /\A\s*(-?\d+(?:\.\d+)?)\s*([A-Za-z]+)\s*\z/ {
    $quantity = { 'value' => Float($1), 'unit' => $2 }
    $quantity
  }
}
function to_celsius(Numeric $value, Units::Degrees $unit) >> Numeric {
  $unit ? { 'C' => $value, 'F' => ($value - 32) * 5.0 / 9.0, 'K' => $value - 273.15 }
}
function from_celsius(Numeric $value, Units::Degrees $unit) >> Numeric {
  $unit ? { 'C' => $value, 'F' => $value * 9.0 / 5.0 + 32, 'K' => $value + 273.15 }
}
function kind_of(Units::Factors $factors, String[1] $unit) >> Optional[String[1]] {
  $factors.filter |$kind, $units| { $units[$unit] =~ NotUndef }.keys[0]
}
function convert(Units::Factors $factors, Units::Quantity $from, String[1] $to) >> Optional[Units::Quantity] {
  if $from['unit'] =~ Units::Degrees {
    if $to !~ Units::Degrees { return undef }
    $degrees = { 'value' => from_celsius(to_celsius($from['value'], $from['unit']), $to), 'unit' => $to }
    return $degrees
  }
  $kind = kind_of($factors, $from['unit'])
  if $kind =~ Undef or $factors[$kind][$to] =~ Undef { return undef }
  $result = { 'value' => $from['value'] * $factors[$kind][$from['unit']] / $factors[$kind][$to], 'unit' => $to }
  $result
}
function show(Optional[Units::Quantity] $quantity, Integer[0, 9] $digits = 2) >> String {
  if $quantity { sprintf("%.${digits}f %s", $quantity['value'], $quantity['unit']) } else { '-' }
}
$factors = {
  'length' => { 'mm' => 0.001, 'cm' => 0.01, 'm' => 1.0, 'km' => 1000.0, 'in' => 0.0254, 'ft' => 0.3048, 'mi' => 1609.344 },
  'mass'   => { 'g' => 0.001, 'kg' => 1.0, 't' => 1000.0, 'oz' => 0.028349523125, 'lb' => 0.45359237 },
  'data'   => { 'bit' => 0.125, 'byte' => 1.0, 'kB' => 1000.0, 'KiB' => 1024.0, 'MB' => 1000000.0, 'MiB' => 1048576.0 },
}
$bases = { 'length' => 'm', 'mass' => 'kg', 'data' => 'byte' }
$units = ['km', 'lb', 'MiB', 'F', 'ft', 'oz', 'K', 'stone', 'mi', 'kB', 'C']
$targets = [['m', 'mi', 'ft'], ['kg', 'g', 'm'], ['KiB', 'byte'], ['C', 'K'], ['in', 'cm', 'mm'], ['g', 'lb'], ['F', 'C'], ['kg'], ['km', 'm'], ['bit', 'MB'], ['F', 'K', 'kg']]
$texts = Integer[1, 120].map |$i| {
  $sign = if $i % 9 == 0 { '-' } else { '' }
  "${sign}${$i * 37 % 1000}${if $i % 3 == 0 { ".${$i % 10}5" } else { '' }} ${units[$i % 11]}"
} + ['', '12', 'five km', '7 km h']
$quantities = $texts.map |$text| { parse_quantity($text) }
$lines = $quantities.map |$index, $quantity| {
  $choices = $targets[($index + 1) % 11]
  $target = $choices[$index % $choices.length]
  if $quantity { "${show($quantity)} = ${show(convert($factors, $quantity, $target), 3)}" } else { "cannot read '${texts[$index]}'" }
}
$table = ['mm', 'ft', 'mi', 'lb', 'MB'].map |$from| {
  $cells = ['cm', 'm', 'in', 'kg', 'oz', 'KiB'].map |$to| {
    $one = { 'value' => 1.0, 'unit' => $from }
    sprintf('%14s', show(convert($factors, $one, $to), 5))
  }
  "${sprintf('%-3s', $from)}${cells.join}"
}
$sums = $bases.map |$kind, $base| {
  $known = $quantities.filter |$quantity| { $quantity =~ NotUndef and kind_of($factors, $quantity['unit']) == $kind }
  $total = $known.reduce(0.0) |$sum, $quantity| { $sum + convert($factors, $quantity, $base)['value'] }
  "${kind}: ${known.length} quantities, ${show({ 'value' => $total, 'unit' => $base }, 1)}"
}
$warm = $quantities.filter |$quantity| {
  $celsius = $quantity.then |$it| { convert($factors, $it, 'C') }
  $celsius and $celsius['value'] > 20
}
[$lines, $table, $sums, $warm.length, ($lines.filter |$line| { $line =~ / = -\z/ }).length]
