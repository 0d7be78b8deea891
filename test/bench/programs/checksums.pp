# Checks the digits of card, book and bank account numbers, and computes two checksums of texts.
type Digits = Pattern[/\A\d+\z/]
function digits_of(String $text) >> Array[Integer[0, 9]] {
  $text.regsubst('\D', '', 'G').split('').map |$digit| { Integer($digit) }
}
function luhn(Array[Integer[0, 9]] $digits) >> Boolean {
  $sum = $digits.reverse_each.map |$index, $digit| {
    $double = if $index % 2 == 1 { $digit * 2 } else { $digit }
    if $double > 9 { $double - 9 } else { $double }
  }.reduce(0) |$a, $b| { $a + $b }
  $sum % 10 == 0
}
function isbn13(Array[Integer[0, 9]] $digits) >> Boolean {
  $digits.length == 13 and $digits.map |$index, $digit| { $digit * [1, 3][$index % 2] }.reduce |$a, $b| { $a + $b } % 10 == 0
}
function isbn10(String $text) >> Boolean {
  if $text =~ /\A\d{9}[\dX]\z/ {
    $values = $text.split('').map |$char| { if $char == 'X' { 10 } else { Integer($char) } }
    $values.map |$index, $value| { (10 - $index) * $value }.reduce |$a, $b| { $a + $b } % 11 == 0
  } else {
    false
  }
}
function iban_rest(String[4] $text) >> Integer[0, 96] {
  $letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
  "${text[4, -1]}${text[0, 4]}".split('').reduce(0) |$rest, $char| {
    if $char =~ /\d/ { ($rest * 10 + Integer($char)) % 97 } else { ($rest * 100 + $letters.index($char) + 10) % 97 }
  }
}
function adler(String $text, Hash[String, Integer] $codes) >> Integer {
  $sums = $text.split('').reduce([1, 0]) |$sums, $char| {
    $a = ($sums[0] + $codes[$char]) % 65521
    [$a, ($sums[1] + $a) % 65521]
  }
  ($sums[1] << 16) + $sums[0]
}
function polynomial(String $text, Hash[String, Integer] $codes) >> String {
  $hash = $text.split('').reduce(5381) |$hash, $char| { ($hash * 33 + $codes[$char]) % 4294967296 }
  sprintf('%08x', $hash)
}
$codes = ' 0123456789abcdefghijklmnopqrstuvwxyz'.split('').reduce({}) |$table, $char| {
  $table + { $char => if $char == ' ' { 32 } elsif $char =~ /\d/ { 48 + Integer($char) } else { 86 + $table.length } }
}
$cards = Integer[1, 80].map |$i| { sprintf('%04d %04d %04d %04d', $i * 37 % 10000, $i * 7919 % 10000, $i * 104729 % 10000, $i * $i % 10000) }
$books = Integer[1, 60].map |$i| { sprintf('978-3-%05d-%03d-%d', $i * 611 % 100000, $i * 17 % 1000, $i * 3 % 10) }
$short = Integer[1, 60].map |$i| { "${sprintf('%09d', $i * 1234567 % 1000000000)}${['X', '7', '0'][$i % 3]}" }
$accounts = Integer[1, 40].map |$i| { sprintf('%s%02d%s%010d', ['DE', 'NO', 'FR'][$i % 3], $i * 13 % 97, ['3705', 'BANK'][$i % 2], $i * 532013) }
$texts = Integer[1, 12].map |$i| { "record ${i} with the number ${$i * 104729} of the table" }
$valid_cards = $cards.filter |$card| { luhn(digits_of($card)) }
[$valid_cards, $books.filter |$book| { isbn13(digits_of($book)) }, $short.filter |$book| { isbn10($book) }, $accounts.map |$account| { iban_rest($account) }, $texts.map |$text| { adler($text, $codes) }, $texts.map |$text| { polynomial($text, $codes) }]
