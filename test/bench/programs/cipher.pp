# Encrypts and decrypts 60 sentences with tables of letters: one shift, and a shift for each letter of a key.
$alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')
$positions = Hash($alphabet.map |$index, $letter| { [$letter, $index] })
function shift_table(Array[String] $alphabet, Integer $shift) >> Hash[String, String] {
  Hash($alphabet.map |$index, $letter| { [$letter, $alphabet[($index + $shift) % 26]] })
}
function replace_letters(String $text, Hash[String, String] $table) >> String {
  $text.split('').map |$letter| { $table.get($letter, $letter) }.join
}
Integer[1, 60].reduce(0) |$sum, $i| {
  $plain = "attack at dawn, group ${i} of the northern wing"
  $secret = replace_letters($plain, shift_table($alphabet, $i))
  $back = replace_letters($secret, shift_table($alphabet, -$i))
  $key = ['lemon', 'puppet', 'river'][$i % 3].split('')
  $mixed = $plain.split('').map |$index, $letter| {
    if $letter in $positions {
      $shift = $positions[$key[$index % $key.length]]
      $alphabet[($positions[$letter] + $shift) % 26]
    } else {
      $letter
    }
  }.join
  $vowels = $mixed.split('').filter |$letter| { $letter =~ /[aeiou]/ }.length
  $sum + $vowels + if $back == $plain { 100 } else { 0 } + if $secret < $mixed { 1 } else { 0 }
}
