# Renders a page of services with a template for each of 25 sites.
function escape(String $text) >> String {
  $text.regsubst('&', '&amp;', 'G').regsubst('<', '&lt;', 'G').regsubst('>', '&gt;', 'G')
}
$row_template = @(END)
<%- | String $name, Integer $port, Boolean $up, Array[String] $hosts = [] | -%>
<tr class="<%= if $up { 'up' } else { 'down' } %>"><td><%= escape($name) %></td><td><%= $port %></td>
<%- unless $hosts.empty { -%>
<td><%= $hosts.map |$host| { "<b>${host}</b>" }.join(', ') %></td>
<%- } else { -%>
<td>none</td>
<%- } -%>
</tr>
| END
$page_template = @(END)
<%- | String $title, Array[Hash] $services, String $row | -%>
<h1><%= $title.capitalize %></h1>
<%# the services of the site -%>
<table>
<%- $services.each |$index, $service| { -%>
<%= inline_epp($row, $service) -%>
<%- } -%>
</table>
<p><%= $services.filter |$service| { $service['up'] }.length %> of <%= $services.length %> services are up.</p>
| END
$pages = Integer[1, 25].map |$i| {
  $services = Integer[1, 8].map |$n| {
    { 'name' => "svc <${n}> & co", 'port' => 8000 + $n, 'up' => ($i + $n) % 3 != 0 } + if $n % 2 == 0 { { 'hosts' => ["h${n}a", "h${n}b"] } } else { {} }
  }
  inline_epp($page_template, { 'title' => "site ${i}", 'services' => $services, 'row' => $row_template })
}
[$pages[0], $pages.map |$page| { $page.length }]
