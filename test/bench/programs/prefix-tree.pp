# Inserts words into a tree of letters and completes prefixes.
type Trie = Struct[{ word => Boolean, next => Hash[String[1, 1], Any] }]
function empty_trie() >> Trie { { 'word' => false, 'next' => {} } }
function insert(Trie $node, Array[String] $letters) >> Trie {
  if $letters.empty {
    $node + { 'word' => true }
  } else {
    $letter = $letters[0]
    $child = $node['next'][$letter].lest || { empty_trie() }
    $node + { 'next' => $node['next'] + { $letter => insert($child, $letters[1, -1]) } }
  }
}
function find(Trie $node, Array[String] $letters) >> Optional[Trie] {
  if $letters.empty { return $node }
  $node['next'][$letters[0]].then |$child| { find($child, $letters[1, -1]) }
}
function words(Trie $node, String $prefix) >> Array[String] {
  $own = $node['word'] ? { true => [$prefix], default => [] }
  $node['next'].keys.sort.reduce($own) |$memo, $letter| { $memo + words($node['next'][$letter], "${prefix}${letter}") }
}
function letters(String $text) >> Array[String] { $text.split('') }
function count_nodes(Trie $node) >> Integer {
  $node['next'].values.reduce(1) |$sum, $child| { $sum + count_nodes($child) }
}
$heads = ['pup', 'pre', 'con', 'cat', 'no', 're', 'fa']
$tails = ['pet', 'fix', 'fig', 'alog', 'de', 'port', 'cts', 'ed', '']
$vocabulary = $heads.map |$head| { $tails.map |$tail| { "${head}${tail}" } }.flatten
$tree = $vocabulary.reduce(empty_trie()) |$node, $word| { insert($node, letters($word)) }
$queries = ['pu', 'con', 'x', 'cat', 'node', 'ref', 'facts', 'pree', 'q']
$answers = $queries.map |$query| {
  $found = find($tree, letters($query))
  $completions = $found ? { undef => [], default => words($found, $query) }
  "${query}: ${completions.join(' ')}"
}
[$answers, count_nodes($tree), words($tree, '').length, words($tree, '')[0, 5]]
