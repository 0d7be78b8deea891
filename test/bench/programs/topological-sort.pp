# Orders 60 packages so that each follows the packages that it requires, 5 times.
function install_order(Hash[String, Array[String]] $waiting, Array[String] $installed = []) >> Array[String] {
  if $waiting.empty { return($installed) }
  $ready = $waiting.filter |$name, $requires| { $requires.all |$required| { $required in $installed } }.keys.sort
  if $ready.empty { fail("cycle between ${waiting.keys.join(', ')}") }
  install_order($waiting - $ready, $installed + $ready)
}
$packages = Hash(Integer[1, 60].map |$i| {
  $requires = [$i / 2, $i / 3, $i - 7].filter |$n| { $n > 0 }.unique
  ["pkg${i}", $requires.map |$n| { "pkg${n}" }]
})
Integer[1, 5].map |$round| {
  $order = install_order($packages + { "app${round}" => ["pkg${$round * 11}", 'pkg3'] })
  "${order.length} ${order[0, 4].join(',')} ${order.index("app${round}")}"
}.join('; ')
