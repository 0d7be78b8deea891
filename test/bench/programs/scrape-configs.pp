# Renders the jobs of a monitoring system and its rules of alerts with small inline templates that have typed parameters.
type Scrape::Target = Struct[{ host => String[1], port => Integer[1, 65535], Optional[labels] => Hash[String, String] }]
type Scrape::Job = Struct[{
  name               => Pattern[/\A[a-z][a-z0-9_]*\z/],
  targets            => Array[Scrape::Target],
  Optional[interval] => Integer[1],
  Optional[path]     => Pattern[/\A\//],
  Optional[auth]     => Struct[{ user => String, password_file => String }],
  Optional[relabel]  => Array[Hash[String, Variant[String, Array[String]]]],
}]
function job_text(Scrape::Job $job, Integer $default) >> String {
  inline_epp(@(END), { 'job' => $job, 'interval' => $job['interval'].lest || { $default } })
    <%- | Hash $job, Integer $interval | -%>
      - job_name: <%= $job['name'] %>
        scrape_interval: <%= $interval %>s
    <% if $job['path'] { -%>
        metrics_path: <%= $job['path'] %>
    <% } -%>
    <% if $job['auth'] { -%>
        basic_auth:
          username: <%= $job['auth']['user'] %>
          password_file: <%= $job['auth']['password_file'] %>
    <% } -%>
        static_configs:
    <% $job['targets'].each |$target| { -%>
          - targets: ['<%= $target['host'] %>:<%= $target['port'] %>']
    <%   if $target['labels'] { -%>
            labels:
    <%     $target['labels'].each |$name, $value| { -%>
              <%= $name %>: "<%= $value %>"
    <%     } -%>
    <%   } -%>
    <% } -%>
    <% if $job['relabel'] { -%>
        relabel_configs:
    <%   $job['relabel'].each |$rule| { -%>
    <%     $rule.keys.each |$index, $key| { -%>
          <%= if $index == 0 { '-' } else { ' ' } %> <%= $key %>: <%= if $rule[$key] =~ Array { "[${rule[$key].join(', ')}]" } else { $rule[$key] } %>
    <%     } -%>
    <%   } -%>
    <% } -%>
    | END
}
function rule_text(String $name, Hash $rule) >> String {
  inline_epp("<% | String \$name, String \$expression, Integer \$minutes, Enum['page', 'ticket', 'none'] \$severity = 'ticket' | -%>
  - alert: <%= \$name %>
    expr: <%= \$expression %>
    for: <%= \$minutes %>m
<% unless \$severity == 'none' { -%>
    labels: { severity: <%= \$severity %> }
<% } -%>
", { 'name' => $name } + $rule)
}
function camel(String $name) >> String { $name.split('_').map |$part| { $part.capitalize }.join }
$roles = { 'node' => 9100, 'postgres' => 9187, 'nginx' => 9113, 'redis_cache' => 9121, 'java_app' => 8081, 'blackbox' => 9115 }
$jobs = $roles.map |$role, $port| {
  $count = $role.length + 4
  $targets = Integer[1, $count].map |$i| {
    $labels = if $i % 3 == 0 { { 'labels' => { 'site' => ['north', 'south'][$i % 2], 'rack' => "r${$i / 3}" } } } else { {} }
    $target = { 'host' => "${regsubst($role, '_', '-', 'G')}${i}.example.com", 'port' => $port } + $labels
    $target
  }
  $more = case $role {
    'java_app': { { 'path' => '/actuator/prometheus', 'auth' => { 'user' => 'scraper', 'password_file' => '/etc/secret' } } }
    'blackbox': {
      { 'path' => '/probe', 'interval' => 60, 'relabel' => [{ 'source_labels' => ['__address__'], 'target_label' => '__param_target' }, { 'target_label' => '__address__', 'replacement' => '127.0.0.1:9115' }] }
    }
    /\Are/: { { 'interval' => 10 } }
    default: { {} }
  }
  $job = { 'name' => $role, 'targets' => $targets } + $more
  $job
}
$rules = $roles.reduce({}) |$memo, $entry| {
  [$role, $port] = $entry
  $down = { "${camel($role)}Down" => { 'expression' => "up{job=\"${role}\"} == 0", 'minutes' => $port % 10 + 1, 'severity' => 'page' } }
  $slow = { "${camel($role)}Slow" => { 'expression' => "scrape_duration_seconds{job=\"${role}\"} > ${$port % 7}.5", 'minutes' => 15 } }
  $info = if $port % 2 == 0 { { "${camel($role)}Even" => { 'expression' => 'vector(1)', 'minutes' => 1, 'severity' => 'none' } } } else { {} }
  $memo + $down + $slow + $info
}
$texts = $jobs.map |$job| { job_text($job, 30) }
$alerts = $rules.map |$name, $rule| { rule_text($name, $rule) }
$file = "scrape_configs:\n${texts.join}groups:\n${alerts.join}"
$lines = $file.split("\n")
[$texts[4], $texts[5], $alerts[0], $alerts[-1], $lines.length, $lines.filter |$line| { $line =~ /rack/ }.length, $file.length]
