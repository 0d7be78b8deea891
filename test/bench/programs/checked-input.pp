# Converts and checks 3,000 rows of texts.
$rows = Integer[1, 3000].map |$i| { { 'id' => "${i}", 'ratio' => "${i}.5", 'on' => if $i % 2 == 0 { 'yes' } else { 'false' }, 'tag' => "t${$i % 9}" } }
$rows.reduce(0) |$sum, $row| {
  $id = assert_type(Integer[1], Integer($row['id'], 10))
  $ratio = Float($row['ratio'])
  $on = Boolean($row['on'])
  $tag = assert_type(Pattern[/\At\d\z/], $row['tag'])
  $half = Numeric("0x${id}") / 2
  $list = Array($row).length + Array("x").length
  $sum + $id + Integer($ratio) + $half + $tag.length + $list + if $on { 1 } else { 0 }
}
