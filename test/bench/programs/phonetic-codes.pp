# Computes phonetic codes of names with tables of rules, groups the names by their codes, and finds similar names.
$soundex_codes = ['BFPV', 'CGJKQSXZ', 'DT', 'L', 'MN', 'R'].reduce({}) |$codes, $letters| {
  $number = String($codes.values.unique.length + 1)
  $codes + Hash($letters.split('').map |$letter| { [$letter, $number] })
}
$rules = [
  [/\A(KN|GN|PN|AE|WR)/, 'first'], [/\AX/, 'S'], [/\AWH/, 'W'], [/MB\z/, 'M'], [/SCH/, 'SK'], [/TH/, '0'], [/(CIA|SH|SIO|SIA)/, 'X'], [/C(?=[IEY])/, 'S'],
  [/CH/, 'X'], [/CK/, 'K'], [/DG(?=[EIY])/, 'J'], [/G(?=H[^AEIOU])/, ''], [/G(?=[IEY])/, 'J'], [/PH/, 'F'], [/Q/, 'K'], [/V/, 'F'], [/X/, 'KS'],
  [/[CG]/, 'K'], [/D/, 'T'], [/Z/, 'S'], [/(?<=[AEIOU])H(?![AEIOU])/, ''], [/[WY](?![AEIOU])/, ''], [/(.)\1+/, '\1'], [/(?<!\A)[AEIOU]/, ''],
]
function soundex(Hash[String, String] $codes, String[1] $name) >> String {
  $letters = $name.upcase.regsubst('[^A-Z]', '', 'G').split('')
  $result = $letters[1, -1].reduce([$letters[0], $codes.get($letters[0], '')]) |$memo, $letter| {
    [$text, $last] = $memo
    $code = $codes.get($letter, '')
    if $letter in ['H', 'W'] {
      $memo
    } elsif $code == '' or $code == $last {
      [$text, $code]
    } else {
      ["${text}${code}", $code]
    }
  }[0]
  "${result}000"[0, 4]
}
function metaphone(Array $rules, String[1] $name) >> String {
  $rules.reduce($name.upcase.regsubst('[^A-Z]', '', 'G')) |$text, $rule| {
    [$pattern, $by] = $rule
    if $by == 'first' {
      if $text =~ $pattern { $text[1, -1] } else { $text }
    } else {
      $text.regsubst($pattern, $by, 'G')
    }
  }
}
function cologne(String[1] $name) >> String {
  $letters = $name.downcase.regsubst('ph', 'f', 'G').regsubst('[^a-z]', '', 'G').split('')
  $digits = $letters.map |$index, $letter| {
    $next = $letters[$index + 1]
    case $letter {
      'a', 'e', 'i', 'j', 'o', 'u', 'y': { '0' }
      'h': { '' }
      'b', 'p': { '1' }
      'd', 't': { if $next in ['c', 's', 'z'] { '8' } else { '2' } }
      /[fvw]/: { '3' }
      /[gkq]/: { '4' }
      'c': { if $next =~ /\A[ahkloqrux]\z/ { '4' } else { '8' } }
      'x': { '48' }
      'l': { '5' }
      'm', 'n': { '6' }
      'r': { '7' }
      default: { '8' }
    }
  }
  $text = $digits.join.regsubst('(.)\1+', '\1', 'G')
  if $text.length > 1 { "${text[0]}${$text[1, -1].regsubst('0', '', 'G')}" } else { $text }
}
function similarity(String $left, String $right) >> Integer[0, 100] {
  $pairs = [$left, $right].map |$text| {
    $letters = $text.downcase.split('')
    if $letters.length < 2 { [] } else { Integer[0, $letters.length - 2].map |$i| { "${letters[$i]}${letters[$i + 1]}" }.unique }
  }
  $common = $pairs[0].filter |$pair| { $pair in $pairs[1] }.length
  200 * $common / [1, $pairs[0].length + $pairs[1].length].max
}
$names = [
  'Robert', 'Rupert', 'Rubin', 'Ashcraft', 'Ashcroft', 'Tymczak', 'Pfister', 'Honeyman', 'Smith', 'Smyth', 'Schmidt', 'Schmitt', 'Meyer', 'Maier', 'Mayr',
  "O'Hara", 'Knight', 'Night', 'Wright', 'Write', 'Philip', 'Filip', 'Catherine', 'Katharina', 'Johnson', 'Jonson', 'Jensen', 'Xavier', 'Saviour', 'Thompson',
  'Thomson', 'Lee', 'Leigh', 'Wagner', 'Vagner', 'Lamb', 'Lam', 'Quick', 'Kwik', 'Zacharias',
]
$coded = $names.map |$name| {
  { 'name' => $name, 'soundex' => soundex($soundex_codes, $name), 'metaphone' => metaphone($rules, $name), 'cologne' => cologne($name) }
}
$groups = ['soundex', 'metaphone', 'cologne'].map |$kind| {
  $same = $coded.group_by |$entry| { $entry[$kind] }.filter |$code, $list| { $list.length > 1 }
  [$kind, $same.map |$code, $list| { "${code}: ${$list.map |$entry| { $entry['name'] }.join(' ')}" }]
}
$similar = $coded.filter |$index, $entry| { $index % 3 == 0 }.map |$entry| {
  $rated = $coded.filter |$other| { $other['name'] != $entry['name'] }.map |$other| {
    $bonus = ['soundex', 'metaphone', 'cologne'].filter |$kind| { $entry[$kind] == $other[$kind] }.length * 20
    [similarity($entry['name'], $other['name']) + $bonus, $other['name']]
  }
  $best = $rated.filter |$pair| { $pair[0] >= 50 }.sort |$a, $b| { if $a[0] == $b[0] { compare($a[1], $b[1]) } else { compare($b[0], $a[0]) } }
  "${entry['name']}: ${$best[0, 3].map |$pair| { "${pair[1]} ${pair[0]}" }.join(', ')}"
}
[$coded.map |$entry| { sprintf('%-10s %s %-8s %s', $entry['name'], $entry['soundex'], $entry['metaphone'], $entry['cologne']) }, Hash($groups), $similar]
