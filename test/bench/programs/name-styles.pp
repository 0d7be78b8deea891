# Converts 1,200 names between snake_case, CamelCase and kebab-case, and trims them.
function camel(String $s) >> String { $s.split('_').map |$p| { $p.capitalize }.join }
function snake(String $s) >> String { $s.regsubst('([a-z0-9])([A-Z])', '\1_\2', 'G').downcase }
function kebab(String $s) >> String { $s.regsubst('[_\s]+', '-', 'G') }
Integer[1, 1200].reduce(0) |$n, $i| {
  $raw = "  my_long name_${i}_value  "
  $k = kebab($raw.strip)
  $c = camel("some_config_key_${$i % 50}")
  $back = snake($c)
  $parts = $k.split('-')
  $title = $parts.map |$p| { $p.capitalize }.join(' ')
  $n + $k.length + $c.length + $back.length + $title.length + if $title.upcase == $raw.strip.upcase { 1 } else { 0 } + $raw.lstrip.size + $raw.rstrip.size + $title.chop.length
}
