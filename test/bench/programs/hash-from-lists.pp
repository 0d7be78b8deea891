# Builds hashes from lists: entry by entry, from pairs, and as an inverse.
$names = Integer[1, 400].map |$i| { "user${i}" }
$ids = $names.reduce({}) |$result, $name| { $result + { $name => 1000 + $result.length } }
$homes = Hash($names.map |$name| { [$name, "/home/${name}"] })
$owners = Hash($ids.map |$name, $id| { [$id, $name] })
$names.reduce(0) |$sum, $name| { $sum + $ids[$name] + $homes[$name].length + $owners[$ids[$name]].length }
