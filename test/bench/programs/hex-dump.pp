# Converts texts to bytes, hexadecimal and binary digits and base 64, and back.
$digits = '0123456789abcdef'
$alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
$printable = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~'
$codes = $printable.split('').reduce({}) |$table, $char| { $table + { $char => $table.length + 32 } }
function to_base(Integer[0] $number, Integer[2, 16] $base) >> String {
  $digit = '0123456789abcdef'[$number % $base]
  if $number < $base { $digit } else { "${to_base($number / $base, $base)}${digit}" }
}
function from_hex(String $text) >> Integer {
  $text.split('').reduce(0) |$number, $digit| { $number * 16 + '0123456789abcdef'.split('').index($digit) }
}
function hex_line(Integer $offset, Array[Integer[0, 255]] $bytes, String $text) >> String {
  $hex = $bytes.map |$byte| { sprintf('%02x', $byte) }.join(' ')
  sprintf('%08x  %-47s  |%s|', $offset, $hex, $text.regsubst('[^ -~]', '.', 'G'))
}
function base64(Array[Integer[0, 255]] $bytes, String $alphabet) >> String {
  $bytes.slice(3).map |$group| {
    $filled = $group + [0, 0]
    $number = ($filled[0] << 16) + ($filled[1] << 8) + $filled[2]
    $letters = [18, 12, 6, 0].map |$shift| { $alphabet[($number >> $shift) % 64] }
    case $group.length {
      1: { "${letters[0]}${letters[1]}==" }
      2: { "${letters[0]}${letters[1]}${letters[2]}=" }
      default: { $letters.join }
    }
  }.join
}
$texts = Integer[1, 40].map |$i| { "Server ${i}: status <OK> {load=${$i * 37 % 101}} [pid ${$i * 7919}]" }
$bytes = $texts.map |$text| { $text.split('').map |$char| { $codes[$char] } }
$dump = $texts.map |$index, $text| { hex_line($index * 64, $bytes[$index][0, 16], $text[0, 16]) }
$encoded = $bytes.map |$list| { base64($list, $alphabet) }
$binary = $bytes.map |$list| { $list[0, 8].map |$byte| { sprintf('%08b', $byte) }.join('_') }
$numbers = Integer[1, 120].map |$i| { $i * 65537 % 99991 }
$back = $numbers.map |$number| { from_hex(to_base($number, 16)) }
[$dump[3, 3], $encoded[7], $binary[1], $numbers == $back, $numbers[0, 5].map |$number| { "${to_base($number, 2)} ${to_base($number, 8)}" }, $encoded.map |$text| { $text.length }.unique]
