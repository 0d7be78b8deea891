# Renders 200 configuration files from nested hashes with join, map and heredocs.
function render(Hash[String, Hash[String, Data]] $sections) >> String {
  $sections.map |$name, $entries| {
    $lines = $entries.map |$key, $value| {
      $text = $value ? { Boolean => if $value { 'yes' } else { 'no' }, Array => $value.join(','), default => String($value) }
      "  ${key} = ${text}"
    }
    "[${name}]\n${lines.join("\n")}"
  }.join("\n\n")
}
Integer[1, 200].reduce(0) |$sum, $i| {
  $text = render({
    'main'   => { 'host' => "h${i}", 'port' => $i, 'tls' => $i % 2 == 0, 'peers' => ['a', 'b', "c${i}"] },
    'limits' => { 'files' => 1024 + $i, 'memory' => '1G' },
    'log'    => { 'level' => 'info', 'rotate' => true, 'days' => [1, 7, 30] },
  })
  $sum + $text.length
}
