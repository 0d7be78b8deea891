# Reads settings that may be missing with get, dig, then, lest and with.
$defaults = { 'http' => { 'port' => 80, 'tls' => { 'ciphers' => ['a', 'b'] } }, 'log' => { 'level' => 'info' } }
Integer[1, 2000].reduce(0) |$sum, $i| {
  $settings = if $i % 2 == 0 { { 'http' => { 'port' => 8000 + $i } } } else { { 'log' => { 'level' => 'debug', 'to' => "f${i}" } } }
  $port = $settings.get('http.port').lest || { $defaults.dig('http', 'port') }
  $level = $settings['log'].then |$log| { $log['level'] }.lest || { $defaults['log']['level'] }
  $file = $settings.get('log.to', 'stdout')
  $cipher = $defaults.get('http.tls.ciphers.1').then |$c| { "${c}${i}" }
  $leaves = $settings.tree_each({ 'include_containers' => false }).map |$entry| { $entry[0].length }.reduce |$a, $b| { $a + $b }
  $sum + $port + $level.length + $file.length + $cipher.length + $leaves + with($i, $port) |$a, $b| { $a % $b }
}
