# Looks for 500 names in a sorted list of 300 names by halves.
function position_of(Array[String] $names, String $name, Integer $low = 0, Integer $high = $names.length - 1) >> Integer {
  if $low > $high { return(-1) }
  $middle = ($low + $high) / 2
  case compare($name, $names[$middle]) {
    -1:      { position_of($names, $name, $low, $middle - 1) }
    1:       { position_of($names, $name, $middle + 1, $high) }
    default: { $middle }
  }
}
$names = Integer[1, 300].map |$i| { "host-${$i * 37 % 601}" }.sort
Integer[1, 500].reduce({ 'found' => 0, 'missing' => 0, 'sum' => 0 }) |$memo, $i| {
  $position = position_of($names, "host-${i}")
  if $position < 0 {
    $memo + { 'missing' => $memo['missing'] + 1 }
  } else {
    $memo + { 'found' => $memo['found'] + 1, 'sum' => $memo['sum'] + $position }
  }
}
