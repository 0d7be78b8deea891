# Suggests known words for misspelled words, from their edits, and counts the words of texts.
function edits(String[1] $word) >> Array[String] {
  $letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  $size = $word.length
  $splits = Integer[0, $size].map |$i| {
    $head = if $i == 0 { '' } else { $word[0, $i] }
    $tail = if $i == $size { '' } else { $word[$i, -1] }
    [$head, $tail]
  }
  $parts = $splits.filter |$split| { $split[1] != '' }
  $deletes = $parts.map |$split| { "${split[0]}${split[1][1, -1]}" }
  $swaps = $parts.filter |$split| { $split[1].length > 1 }.map |$split| { "${split[0]}${split[1][1]}${split[1][0]}${split[1][2, -1]}" }
  $replaces = $parts.map |$split| { $letters.map |$letter| { "${split[0]}${letter}${split[1][1, -1]}" } }
  $inserts = $splits.map |$split| { $letters.map |$letter| { "${split[0]}${letter}${split[1]}" } }
  ($deletes + $swaps + $replaces + $inserts).flatten.unique
}
function suggest(Hash[String, Integer] $known, String[1] $word) >> Array[String] {
  if $word in $known { return([$word]) }
  $found = edits($word).filter |$edit| { $edit in $known }
  $found.sort |$a, $b| {
    if $known[$a] == $known[$b] { compare($a, $b) } else { compare($known[$b], $known[$a]) }
  }
}
function count_words(Array[String] $texts) >> Hash[String, Integer] {
  $words = $texts.map |$text| { $text.downcase.split(/[^a-z]+/) }.flatten.filter |$word| { $word != '' }
  $groups = $words.group_by |$word| { $word }
  Hash($groups.map |$word, $list| { [$word, $list.length] })
}
$texts = [
  'The agent asks the server for a catalog, and the server compiles the catalog for the node.',
  'A catalog lists the resources of a node: files, packages, services and users.',
  'The order of the resources follows from their relationships, and from the order in the manifest.',
  'Each resource has a type, a title and attributes. The type of a resource decides which attributes it has.',
  'Modules have manifests, templates, files and functions. A node uses classes of many modules.',
]
$known = count_words($texts)
$input = 'Teh catlog lsts resorces of a nod; the servr compils manifest and modles. Zebra fo ad'
$corrected = $input.split(' ').map |$word| {
  $plain = $word.downcase.regsubst('[^a-z]', '', 'G')
  [$plain, suggest($known, $plain)]
}
[
  $corrected.map |$pair| { $pair[1].empty ? { true => "<${pair[0]}>", default => $pair[1][0] } }.join(' '),
  Hash($corrected.filter |$pair| { $pair[1].length > 1 }),
  $known.filter |$word, $count| { $count > 3 },
  edits('nod').length,
]
