# Counts the words, letters and pairs of words of a text.
$sentences = [
  'The agent asks the server for a catalog, and the server compiles it.',
  'A catalog has resources; each resource has a type and a title.',
  'If the state of a resource differs, the agent changes it!',
  "Don't change what you don't manage: the agent's job is small.",
]
$text = Integer[0, 39].map |$i| { "${sentences[$i % 4]} (line ${i})" }.join("\n")
$stop = ['a', 'the', 'and', 'of', 'it', 'is', 'for', 'if']
function words_of(String $line) >> Array[String] {
  $line.downcase.regsubst('[^a-z0-9\' ]+', ' ', 'G').split(/\s+/).filter |$word| { $word != '' }
}
$lines = $text.split("\n")
$words = $lines.map |$line| { words_of($line) }.flatten
$counts = $words.filter |$word| { !($word in $stop) }.reduce({}) |$memo, $word| {
  $memo + { $word => pick_count($memo[$word]) + 1 }
}
function pick_count(Optional[Integer] $count) >> Integer {
  if $count { $count } else { 0 }
}
$ranked = $counts.map |$word, $count| { { 'word' => $word, 'count' => $count } }.sort |$a, $b| {
  if $a['count'] != $b['count'] { compare($b['count'], $a['count']) } else { compare($a['word'], $b['word']) }
}
$pairs = $lines.map |$line| {
  $list = words_of($line)
  $list.slice(2).filter |$pair| { $pair.length == 2 }.map |$pair| { $pair.join(' ') }
}.flatten.group_by |$pair| { $pair }.map |$pair, $list| { [$pair, $list.length] }
$lengths = $words.reduce({}) |$memo, $word| {
  $length = $word.length
  $memo + { $length => if $memo[$length] =~ Undef { 1 } else { $memo[$length] + 1 } }
}
$capitals = $words.map |$word| { $word.capitalize }.unique
$top = $ranked[0, 10].map |$row| { sprintf('%-10s %3d', $row['word'], $row['count']) }
[$top, $pairs.filter |$pair| { $pair[1] > 5 }.map |$pair| { "${pair[0]} ${pair[1]}" }.sort, $lengths.keys.sort, $capitals.length, $words.length]
