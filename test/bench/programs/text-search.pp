# Searches for words in texts with a table of borders, counts pairs of letters, and tests for palindromes.
function borders(String[1] $word) >> Array[Integer] {
  Integer[1, $word.length - 1].reduce([0]) |$table, $i| {
    $table << border_of($word, $table, $word[$i], $table[-1])
  }
}
function border_of(String[1] $word, Array[Integer] $table, String $letter, Integer $k) >> Integer {
  if $word[$k] == $letter { $k + 1 } elsif $k == 0 { 0 } else { border_of($word, $table, $letter, $table[$k - 1]) }
}
function positions(String $text, String[1] $word) >> Array[Integer] {
  $table = borders($word)
  $end = $text.split('').reduce({ 'at' => 0, 'matched' => 0, 'found' => [] }) |$state, $letter| {
    $matched = border_of("${word}\u0000", $table, $letter, $state['matched'])
    if $matched == $word.length {
      { 'at' => $state['at'] + 1, 'matched' => $table[-1], 'found' => $state['found'] << ($state['at'] - $word.length + 1) }
    } else {
      { 'at' => $state['at'] + 1, 'matched' => $matched, 'found' => $state['found'] }
    }
  }
  $end['found']
}
function is_palindrome(String $text) >> Boolean {
  $letters = $text.downcase.regsubst('[^a-z0-9]', '', 'G')
  $last = $letters.length - 1
  if $last < 1 { true } else { Integer[0, $last / 2].all |$i| { $letters[$i] == $letters[$last - $i] } }
}
function letter_pairs(String $text) >> Hash[String, Integer] {
  $text.split(/\W+/).filter |$word| { $word.length > 1 }.map |$word| {
    Integer[0, $word.length - 2].map |$i| { $word[$i, 2].downcase }
  }.flatten.reduce({}) |$counts, $pair| { $counts + { $pair => $counts.get($pair, 0) + 1 } }
}
$sentences = ['the cat sat on the mat with that other cat', 'Never odd or even', 'abcabcabcabdabcabd', 'A man, a plan, a canal: Panama', 'aaaaaaaaaaaa']
$words = ['at', 'the', 'abcabd', 'aaa', 'an']
$texts = Integer[1, 3].map |$i| { $sentences.map |$sentence| { "${sentence} ${i} ${sentence}" } }.flatten
$found = $texts.map |$text| { $words.map |$word| { positions($text, $word) } }
$totals = $words.map |$index, $word| { $found.map |$lists| { $lists[$index].length }.reduce |$a, $b| { $a + $b } }
$pairs = letter_pairs($texts.join(' '))
[borders('abcabdabcab'), $found[2], $totals, ($sentences + $texts).filter |$text| { is_palindrome($text) }.length, $pairs.filter |$pair, $count| { $count > 20 }, $pairs.length]
