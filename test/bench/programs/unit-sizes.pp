# Converts 1,200 sizes with units to bytes and back, with options.
type Size = Variant[Integer[0], Float[0.0], Pattern[/\A\d+(\.\d+)?\s*([kKMGT]i?)?B\z/]]
type Options = Struct[{ Optional[base] => Integer[2], Optional[rounding] => Enum['up', 'down', 'nearest'], Optional[unit] => NotUndef[String] }]
$units = ['B', 'KB', 'MB', 'GB', 'TB']
function power(Integer $base, Integer[0] $exponent) >> Integer {
  if $exponent == 0 { 1 } else { $base * power($base, $exponent - 1) }
}
function to_bytes(Size $size, Options $options = {}) >> Integer {
  $number = case $size {
    Integer: { $size }
    Float:   { $size * 1024 }
    /\A([\d.]+)\s*([a-zA-Z]+)\z/: {
      $unit = $2.upcase.regsubst('I', '')
      $base = $options['base'].lest || { 1024 }
      Numeric($1) * power($base, $units.index |$name| { $name == $unit })
    }
    default: { fail("not a size: ${size}") }
  }
  case $options['rounding'] {
    'up':    { $number.ceiling }
    'down':  { $number.floor }
    default: { $number.round }
  }
}
function to_text(Integer $bytes, Options $options = {}, Integer $exponent = 0) >> String {
  $base = if $options['base'] { $options['base'] } else { 1024 }
  if $bytes < $base or $exponent == 4 {
    "${bytes} ${units[$exponent]}"
  } else {
    to_text($bytes / $base, $options, $exponent + 1)
  }
}
Integer[1, 1200].reduce(0) |$sum, $i| {
  $size = case $i % 6 {
    0: { $i * 1000 }
    1: { $i / 4.0 }
    2: { "${i}kB" }
    3: { "${i}.5 MiB" }
    4: { "${$i % 7} GB" }
    default: { "${i} B" }
  }
  $options = if $i % 2 == 0 { { 'base' => 1000, 'rounding' => 'up' } } else { {} }
  $bytes = to_bytes($size, $options)
  ($sum + $bytes % 997 + to_text($bytes, $options).length + to_text($bytes).length) % 1000003
}
