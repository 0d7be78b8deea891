# Writes numbers as English words, reads them again, and compares the lengths of the words.
function small_words(Integer[0, 999] $number) >> Array[String[1]] {
  $small = [
    'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
    'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen',
  ]
  $tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
  case $number {
    Integer[0, 19]: { [$small[$number]] }
    Integer[20, 99]: {
      $ten = $tens[$number / 10 - 2]
      if $number % 10 == 0 { [$ten] } else { ["${ten}-${small[$number % 10]}"] }
    }
    default: {
      $hundred = [$small[$number / 100], 'hundred']
      if $number % 100 == 0 { $hundred } else { $hundred + ['and'] + small_words($number % 100) }
    }
  }
}
function number_words(Integer $number) >> String[1] {
  if $number < 0 { return("minus ${number_words(-$number)}") }
  $parts = [['million', 1000000], ['thousand', 1000]].reduce({ 'rest' => $number, 'words' => [] }) |$memo, $scale| {
    [$name, $size] = $scale
    $count = $memo['rest'] / $size
    if $count == 0 {
      $memo
    } else {
      { 'rest' => $memo['rest'] % $size, 'words' => $memo['words'] + small_words($count) + [$name] }
    }
  }
  $last = if $parts['rest'] > 0 or $parts['words'].empty { small_words($parts['rest']) } else { [] }
  ($parts['words'] + $last).join(' ')
}
function word_value(String[1] $word) >> Integer {
  $word ? {
    'zero' => 0, 'one' => 1, 'two' => 2, 'three' => 3, 'four' => 4, 'five' => 5, 'six' => 6, 'seven' => 7, 'eight' => 8, 'nine' => 9,
    'ten' => 10, 'eleven' => 11, 'twelve' => 12, 'thirteen' => 13, 'fifteen' => 15, 'eighteen' => 18,
    'twenty' => 20, 'thirty' => 30, 'forty' => 40, 'fifty' => 50, 'eighty' => 80,
    /\A(\w+?)teen\z/ => 10 + word_value($1),
    /\A(\w+?)ty\z/   => 10 * word_value($1),
  }
}
function read_words(String[1] $text) >> Integer {
  $result = $text.split(/[ -]/).reduce([0, 0]) |$memo, $word| {
    [$total, $group] = $memo
    case $word {
      'and': { $memo }
      'hundred': { [$total, $group * 100] }
      'thousand': { [$total + $group * 1000, 0] }
      'million': { [$total + $group * 1000000, 0] }
      default: { [$total, $group + word_value($word)] }
    }
  }
  $result[0] + $result[1]
}
$numbers = Integer[0, 119].map |$i| { [$i, $i * 7919, $i * $i * 10007 % 9999999][$i % 3] }
$texts = $numbers.map |$number| { number_words($number) }
$letters = $texts.map |$text| { $text.regsubst('[^a-z]', '', 'G').length }
[
  $texts[58, 6],
  number_words(-1000012),
  $texts.map |$text| { read_words($text) } == $numbers,
  $letters.reduce |$a, $b| { $a + $b },
  $texts.map |$text| { $text.split(' ')[0] }.unique.sort[0, 8],
  $texts.filter |$text| { $text =~ /\A\w+ million .* and \w+\z/ },
]
