# Finds the shortest tour through six towns among all their permutations.
function permutations(Array[String] $items) >> Array[Array[String]] {
  if $items.length < 2 { return([$items]) }
  $items.map |$item| {
    permutations($items - $item).map |$rest| { [$item] + $rest }
  }.reduce |$all, $some| { $all + $some }
}
$towns = { 'Aarau' => [3, 8], 'Basel' => [1, 14], 'Chur' => [22, 5], 'Davos' => [26, 4], 'Egg' => [14, 10], 'Flims' => [20, 6] }
$distances = Hash($towns.map |$from, $a| {
  [$from, Hash($towns.map |$to, $b| { [$to, abs($a[0] - $b[0]) + abs($a[1] - $b[1])] })]
})
$tours = permutations($towns.keys).map |$tour| {
  $length = $tour.reduce([0, $tour[-1]]) |$memo, $town| { [$memo[0] + $distances[$memo[1]][$town], $town] }[0]
  $result = { 'tour' => $tour, 'length' => $length }
  $result
}
$shortest = $tours.reduce |$best, $tour| { if $tour['length'] < $best['length'] { $tour } else { $best } }
$same = $tours.filter |$tour| { $tour['length'] == $shortest['length'] }
"${shortest['tour'].join(' - ')}: ${shortest['length']}, ${same.length} of ${tours.length}"
