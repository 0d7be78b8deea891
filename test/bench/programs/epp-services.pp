# Renders a template of a systemd unit with typed parameters, loops and conditions 250 times.
$unit = @(UNIT)
  <%- | String[1] $name, Array[String] $after = [], Hash[String, Variant[String, Integer]] $env = {}, Boolean $restart = true, Optional[String] $user = undef | -%>
  [Unit]
  Description=<%= $name.capitalize %>
  <%- unless $after.empty { -%>
  After=<%= $after.map |$a| { "${a}.service" }.join(' ') %>
  <%- } -%>
  [Service]
  <%- $env.each |$k, $v| { -%>
  Environment=<%= $k %>=<%= $v %>
  <%- } -%>
  <%- if $user { -%>
  User=<%= $user %>
  <%- } -%>
  Restart=<%= if $restart { 'always' } else { 'no' } %>
  | UNIT
Integer[1, 250].reduce(0) |$s, $i| {
  $p = { 'name' => "svc${i}", 'after' => ['network', "dep${i}"], 'env' => { 'PORT' => $i, 'MODE' => 'prod' } }
  $q = if $i % 2 == 0 { $p + { 'user' => 'app', 'restart' => false } } else { $p }
  $s + inline_epp($unit, $q).length
}
