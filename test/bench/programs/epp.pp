# Renders an EPP template with parameters, a loop and conditions 300 times.
$template = @(TEMPLATE)
  <%- | String $name, Integer $port, Array[String] $backends, Boolean $tls = false | -%>
  server {
    listen <%= $port %><% if $tls { %> ssl<% } %>;
    server_name <%= $name %>;
  <% $backends.each |$index, $backend| { -%>
    # backend <%= $index + 1 %>
    proxy_pass http://<%= $backend %>:8080;
  <% } -%>
  }
  | TEMPLATE
Integer[1, 300].reduce(0) |$length, $i| {
  $parameters = {
    'name'     => "site${i}.example.com",
    'port'     => 8000 + $i,
    'backends' => ["app1.site${i}", "app2.site${i}", "app3.site${i}"],
    'tls'      => $i % 2 == 0,
  }
  $length + inline_epp($template, $parameters).length
}
