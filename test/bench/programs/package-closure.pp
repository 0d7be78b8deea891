# Resolves the transitive dependencies of packages, the order in which they are installed, and the cycles between them.
type PackageEntry = Struct[{ name => String[1], Optional[requires] => Array[String[1]], Optional[size] => Integer[0] }]
type Catalog = Hash[String[1], PackageEntry]
function requirements(Catalog $catalog, String $name) >> Array[String[1]] {
  $catalog.dig($name, 'requires').lest || { [] }
}
function visit(Catalog $catalog, Array[String] $done, String $name, Array[String] $path) >> Array[String] {
  if $name in $done {
    $done
  } elsif $name in $path {
    $done
  } else {
    $before = requirements($catalog, $name).reduce($done) |$memo, $dependency| { visit($catalog, $memo, $dependency, $path + [$name]) }
    unique($before << $name)
  }
}
function cycle_of(Catalog $catalog, String $name, Array[String] $path = []) >> Optional[Array[String]] {
  if $name in $path {
    $start = $path.index($name)
    return $path[$start, -1] << $name
  }
  requirements($catalog, $name).each |$dependency| {
    $cycle = cycle_of($catalog, $dependency, $path << $name)
    if $cycle { return $cycle }
  }
  undef
}
$catalog = Integer[1, 60].reduce({}) |$memo, $i| {
  $requires = [2 * $i, 2 * $i + 1, $i + 7].filter |$n| { $n <= 60 and $n % 5 != 0 }.map |$n| { "pkg${n}" }
  $package = if $requires.empty { { 'name' => "pkg${i}", 'size' => $i * 10 } } else { { 'name' => "pkg${i}", 'requires' => $requires, 'size' => $i * 10 } }
  $memo + { "pkg${i}" => $package }
}
$cyclic = $catalog + { 'pkg44' => { 'name' => 'pkg44', 'requires' => ['pkg11'] } }
$orders = ['pkg1', 'pkg2', 'pkg3', 'pkg6', 'pkg9', 'pkg13'].map |$name| { visit($catalog, [], $name, []) }
$sizes = $orders.map |$order| { $order.map |$name| { $catalog[$name]['size'] }.reduce |$a, $b| { $a + $b } }
$users = $catalog.map |$name, $package| { [$name, $catalog.filter |$other, $entry| { $name in $entry.get('requires', []) }.keys] }.convert_to(Hash)
$leaves = $users.filter |$name, $list| { $list.empty }.keys
[$orders[2], $sizes, cycle_of($cyclic, 'pkg1'), cycle_of($catalog, 'pkg3'), $users['pkg26'], $leaves, visit($cyclic, [], 'pkg22', []).length]
