# Calls a function with Struct, Variant, Optional and Enum parameters 5,000 times.
type Site = Struct[{
  name                => Pattern[/\A[a-z][a-z0-9-]*\z/],
  port                => Integer[1, 65535],
  Optional['aliases'] => Array[String[1]],
}]
function weight(Site $site, Variant[Integer[0], Enum['low', 'high']] $priority, Optional[String] $owner = undef) >> Integer {
  $rank = $priority ? {
    'low'   => 1,
    'high'  => 100,
    default => $priority,
  }
  $aliases = $site['aliases'] ? { undef => [], default => $site['aliases'] }
  $site['port'] + $rank + $aliases.length + if $owner { 1 } else { 0 }
}
Integer[1, 5000].reduce(0) |$sum, $i| {
  $site = { 'name' => "site-${i}", 'port' => 1024 + $i, 'aliases' => ["www.site-${i}", "old.site-${i}"] }
  $priority = case $i % 3 { 0: { 'low' } 1: { 'high' } default: { $i } }
  $sum + if $i % 2 == 0 { weight($site, $priority, 'deploy') } else { weight($site, $priority) }
}
