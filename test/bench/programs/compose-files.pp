# Renders files of container services and their environments with inline templates.
type Port = Integer[1, 65535]
type Container = Struct[{ image => String[1], Optional[ports] => Array[Port], Optional[env] => Hash[String[1], Scalar], Optional[needs] => Array[String[1]], Optional[command] => String[1] }]
$compose_template = @(EPP)
  <%- | String $project, Hash[String, Hash] $services, Optional[String] $network = undef | -%>
  # <%= $project %>
  services:
  <% $services.each |$name, $service| { -%>
    <%= $name %>:
      image: "<%= $service['image'] %>"
  <% if $service['command'] { -%>
      command: <%= $service['command'] %>
  <% } -%>
  <% unless $service.get('ports', []).empty { -%>
      ports:
  <% $service['ports'].each |$port| { -%>
        - "<%= $port %>:<%= $port %>"
  <% } -%>
  <% } -%>
  <% if $service['needs'] { -%>
      depends_on: [<%= $service['needs'].join(', ') %>]
  <% } -%>
  <% if $network { -%>
      networks: [<%= $network %>]
  <% } -%>
  <% } -%>
  | EPP
$env_template = @(EPP)
  <%- | Hash[String, Scalar] $env, Boolean $export = false | -%>
  <% $env.keys.sort.each |$key| { -%>
  <% if $export { %>export <% } %><%= $key.upcase %>=<%= $env[$key] ? { Boolean => Integer($env[$key]), /\s/ => "'${env[$key]}'", default => $env[$key] } %>
  <% } -%>
  | EPP
function with_defaults(Hash[String[1], Container] $services, Hash[String[1], Scalar] $defaults) >> Hash[String[1], Container] {
  Hash($services.map |$name, $service| {
    [$name, $service + { 'env' => $defaults + $service.get('env', {}) }]
  })
}
function start_order(Hash[String[1], Container] $services, Array[String] $started = []) >> Array[String] {
  $ready = $services.keys.filter |$name| { !($name in $started) and $services[$name].get('needs', []).all |$other| { $other in $started } }
  if $ready.empty { $started } else { start_order($services, $started + $ready) }
}
$projects = Integer[1, 15].map |$i| {
  $workers = Integer[1, $i % 4 + 1].map |$w| {
    ["worker${w}", { 'image' => "app:${i}", 'needs' => ['db', 'queue'], 'command' => "run --queue jobs${w} --threads ${$w * 2}", 'env' => { 'threads' => $w * 2, 'name' => "worker ${w}" } }]
  }
  $services = {
    'web'   => { 'image' => "nginx:1.${i}", 'ports' => [80, 8000 + $i], 'needs' => ['api'], 'env' => { 'tls' => $i % 2 == 0 } },
    'api'   => { 'image' => "app:${i}", 'ports' => [9000 + $i], 'needs' => ['db', 'worker1'], 'env' => { 'motd' => "Welcome to ${i}", 'ratio' => 0.5 } },
    'db'    => { 'image' => 'postgres:16', 'env' => { 'postgres_db' => "app${i}" } },
    'queue' => { 'image' => 'redis', 'ports' => [] },
  } + Hash($workers)
  with_defaults($services, { 'tz' => 'UTC', 'debug' => $i % 5 == 0, 'project' => "p${i}" })
}
$files = $projects.map |$index, $services| {
  $network = if $index % 3 == 0 { "net${index}" } else { undef }
  inline_epp($compose_template, { 'project' => "project ${index}", 'services' => $services, 'network' => $network })
}
$environments = $projects.map |$services| {
  Hash($services.map |$name, $service| { [$name, inline_epp($env_template, { 'env' => $service['env'], 'export' => $name == 'web' })] })
}
[$files[3], $environments[2], $files.map |$file| { $file.split("\n").length }, $environments.map |$all| { $all.values.join.length }, start_order($projects[1])]
