# Suggests a command for each of 12 mistyped words by the distance of Levenshtein.
function distance(String $from, String $to) >> Integer {
  $letters = $to.split('')
  $start = Array(Integer[0, $letters.length])
  $from.split('').reduce($start) |$row, $letter| {
    $letters.reduce([$row[0] + 1]) |$next, $other| {
      $at = $next.length
      $cost = if $letter == $other { 0 } else { 1 }
      $next + [min($row[$at] + 1, $next[-1] + 1, $row[$at - 1] + $cost)]
    }
  }[-1]
}
function suggest(String $word, Array[String, 1] $commands) >> Optional[String] {
  $ranked = $commands.map |$command| { [distance($word, $command), $command] }
  $best = $ranked.reduce |$a, $b| { if $b[0] < $a[0] { $b } else { $a } }
  if $best[0] <= 3 { $best[1] }
}
$commands = ['install', 'uninstall', 'update', 'upgrade', 'search', 'list', 'status', 'version', 'configure', 'restart']
$words = ['instal', 'unistall', 'updat', 'ugprade', 'serach', 'lsit', 'sttaus', 'versoin', 'confgure', 'restrat', 'xyz', 'helpme']
$words.map |$word| { "${word}: ${suggest($word, $commands).lest || { 'unknown' }}" }.join(', ')
