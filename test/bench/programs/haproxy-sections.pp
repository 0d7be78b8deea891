# Renders sections of a load balancer's configuration from nested settings.
function render_options(Hash $options, Integer $indent) >> Array[String] {
  $space = sprintf("%${indent}s", '')
  $options.reduce([]) |$lines, $pair| {
    [$name, $value] = $pair
    $more = case $value {
      Array: { $value.map |$item| { "${space}${name} ${item}" } }
      Hash: { $value.keys.sort.map |$key| { "${space}${name} ${key}${suffix($value[$key])}" } }
      true: { ["${space}${name}"] }
      false, undef: { [] }
      default: { ["${space}${name} ${value}"] }
    }
    $lines + $more
  }
}
function suffix(Any $value) >> String {
  $value ? {
    ''          => '',
    Boolean     => $value ? { true => ' on', false => ' off' },
    Array       => " ${value.join(' ')}",
    /\s/        => " \"${value}\"",
    default     => " ${value}",
  }
}
function section(String $type, Optional[String] $name, Hash $options) >> String {
  $head = if $name { "${type} ${name}" } else { $type }
  ([$head] + render_options($options, 2)).join("\n")
}
function server_line(String $name, Hash $server, Hash $defaults) >> String {
  $all = $defaults + $server
  $flags = ['check', 'backup', 'ssl'].filter |$flag| { $all[$flag] == true }
  $rest = $all.filter |$key, $value| { $value =~ Integer and $key != 'port' }.map |$key, $value| { "${key} ${value}" }
  "server ${name} ${all['address']}:${all['port']} ${($flags + $rest).join(' ')}".strip
}
function backend(String $name, Hash $settings) >> String {
  $servers = $settings['servers'].map |$server, $values| { "  ${server_line($server, $values, $settings['server_defaults'])}" }
  $text = section('backend', $name, $settings['options'])
  "${text}\n${servers.join("\n")}"
}
$global = { 'daemon' => true, 'maxconn' => 4096, 'log' => ['/dev/log local0', '/dev/log local1 notice'], 'debug' => false, 'stats' => { 'timeout' => '30s', 'socket' => ['/run/admin.sock', 'mode', '660'] } }
$backends = Integer[1, 25].map |$i| {
  $servers = Integer[1, $i % 6 + 2].map |$s| {
    ["web${s}", { 'address' => "10.0.${i}.${s}", 'backup' => $s == 3, 'weight' => $s * 10 } + if $s % 2 == 0 { { 'ssl' => true, 'maxconn' => 50 * $s } } else { {} }]
  }
  $settings = {
    'options'         => { 'balance' => ['roundrobin', 'leastconn'][$i % 2], 'mode' => 'http', 'option' => { 'httpchk' => "GET /health/${i}", 'forwardfor' => '', 'redispatch' => $i % 3 == 0 }, 'cookie' => if $i % 4 == 0 { "C${i} insert" } },
    'server_defaults' => { 'port' => 8000 + $i, 'check' => true, 'inter' => 2000 },
    'servers'         => Hash($servers),
  }
  [$i, $settings]
}
$texts = [section('global', undef, $global)] + $backends.map |$pair| { backend("app${pair[0]}", $pair[1]) }
[$texts[0], $texts[4], $texts.map |$text| { $text.length }, $texts.join("\n\n").split("\n").filter |$line| { $line =~ /^  server \w+ [\d.]+:\d+ .*backup/ }.length]
