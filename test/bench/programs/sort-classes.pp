# Sorts 5,000 class names with a lambda: by the number of segments, then by name.
$classes = Integer[1, 5000].map |$i| {
  $name = "profile::service${($i * 7919) % 5003}"
  if $i % 3 == 0 { "${name}::config" } else { $name }
}
$depths = Hash($classes.map |$class| { [$class, $class.split('::').length] })
$sorted = $classes.sort |$a, $b| {
  if $depths[$a] == $depths[$b] { compare($a, $b) } else { compare($depths[$a], $depths[$b]) }
}
"${sorted[0]} ${sorted[2500]} ${sorted[-1]}"
