# Sorts 150 records by three keys with a typed function, and numbers them.
type Player = Struct[{ name => String, score => Integer, team => Enum['red', 'blue'] }]
function order(Player $a, Player $b) >> Integer {
  if $a['score'] != $b['score'] { compare($b['score'], $a['score']) }
  elsif $a['team'] != $b['team'] { compare($a['team'], $b['team']) }
  else { compare($a['name'], $b['name']) }
}
$players = Integer[1, 150].map |$i| { { 'name' => "p${$i * 71 % 151}", 'score' => $i * 29 % 40, 'team' => if $i % 2 == 0 { 'red' } else { 'blue' } } }
$sorted = $players.sort |$a, $b| { order($a, $b) }
$sorted.reduce([0, '']) |$acc, $p| { [$acc[0] + 1, "${acc[1]}${acc[0]}:${p['name']}(${p['score']},${p['team'][0]}) "] }[1]
