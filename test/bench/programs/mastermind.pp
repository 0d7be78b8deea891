# Plays Mastermind: scores guesses, keeps the codes that agree with all scores, and chooses guesses that split the codes best.
type Code = Array[Integer[1, 6]]
type Score = Tuple[Integer[0], Integer[0]]
function codes(Integer[1] $colours, Integer[0] $pegs) >> Array[Code] {
  if $pegs == 0 { return [[]] }
  $shorter = codes($colours, $pegs - 1)
  Integer[1, $colours].reduce([]) |$memo, $colour| { $memo + $shorter.map |$code| { [$colour] + $code } }
}
function count(Code $code, Integer $colour) >> Integer { $code.filter |$peg| { $peg == $colour }.length }
function score(Code $secret, Code $guess, Integer[1] $colours) >> Score {
  $black = $secret.filter |$index, $peg| { $guess[$index] == $peg }.length
  $common = Integer[1, $colours].reduce(0) |$sum, $colour| { $sum + min(count($secret, $colour), count($guess, $colour)) }
  [$black, $common - $black]
}
function largest_part(Array[Code] $candidates, Code $guess, Integer[1] $colours) >> Integer {
  $parts = $candidates.reduce({}) |$memo, $candidate| {
    $result = score($candidate, $guess, $colours)
    $memo + { $result => $memo[$result].lest || { 0 } + 1 }
  }
  $parts.values.max
}
function choose(Array[Code] $candidates, Integer[1] $colours) >> Code {
  $tried = $candidates.slice(max(1, $candidates.length / 6)).map |$part| { $part[0] }
  $rated = $tried.map |$guess| { [largest_part($candidates, $guess, $colours), $guess] }
  $rated.reduce |$best, $entry| { if $entry[0] < $best[0] { $entry } else { $best } }[1]
}
function play(Code $secret, Array[Code] $candidates, Code $guess, Integer[1] $colours, Array $log = []) >> Array {
  $result = score($secret, $guess, $colours)
  $line = "${guess.join('')} ${result[0]}/${result[1]} of ${candidates.length}"
  if $result[0] == $secret.length { return $log + [$line] }
  $left = $candidates.filter |$code| { $code != $guess and score($code, $guess, $colours) == $result }
  play($secret, $left, choose($left, $colours), $colours, $log + [$line])
}
$all = codes(4, 4)
$games = [[1, 2, 3, 4], [4, 4, 2, 1], [3, 3, 3, 3], [2, 1, 2, 4]].map |$secret| { play($secret, $all, [1, 1, 2, 2], 4) }
$parts = $all.map |$code| { score([1, 2, 3, 3], $code, 4) }.reduce({}) |$memo, $score| {
  $key = sprintf('%d%d', $score[0], $score[1])
  $known = $memo[$key].lest || { 0 }
  $memo + { $key => $known + 1 }
}
[$all.length, $games, $games.map |$game| { $game.length }, $parts.map |$key, $count| { "${key}:${count}" }.sort]
