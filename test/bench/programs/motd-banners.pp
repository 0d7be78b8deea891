# Renders the banners of hosts with inline templates: boxes, wrapped and centred texts, bars, and parts that are templates too.
$frame = @(EPP)
  <%- | Integer[10] $width, Array[String] $lines, String[1, 1] $mark = '*' | -%>
  <%= $mark %><% Integer[1, $width - 2].each |$n| { -%><%= if $mark == '*' { '*' } else { '-' } %><% } -%><%= $mark %>
  <% $lines.each |$line| { -%>
  <%= $mark %> <%= sprintf("%-${$width - 4}s", $line) %> <%= $mark %>
  <% } -%>
  | EPP
$disks = @(EPP)
  <%- | Hash[String, Struct[{ size => Integer[1], used => Integer[0] }]] $disks | -%>
  <% $disks.each |$name, $disk| { -%>
  <%- $percent = 100 * $disk['used'] / $disk['size'] -%>
  <%= sprintf('%-6s', $name) %> [<% Integer[1, 10].each |$n| { -%><%= if $n * 10 <= $percent { '#' } else { '.' } %><% } -%>] <%= $percent %>%<% if $percent > 90 { %> FULL<% } %>
  <% } -%>
  <%# no disks %>
  <% if $disks.empty { -%>
  no disks
  <% } -%>
  | EPP
$banner = @(EPP)
  <%- | Hash $node, String $title, String $body, Optional[String] $notes = undef | -%>
  <%= $title -%>
  Host <%= $node['name'] %><% if $node['aliases'].length > 0 { %> (<%= $node['aliases'].join(', ') %>)<% } %> is a <%= $node['role'].capitalize %> in <%= $node.dig('site', 'city') %>.
  <%- [['Owner', 'owner'], ['Ticket', 'ticket'], ['Phone', 'phone']].each |$index, $pair| { -%>
  <%= $index + 1 %>. <%= $pair[0] %>: <%= $node[$pair[1]].lest || { 'unknown' } %>
  <%- } -%>
  <%= $body -%>
  <%- if $notes { -%>
  Notes:
    <%= $notes.split("\n").join("\n  ") %>
  <%- } -%>
  100 %% of this text is <%= $node['name'].upcase.regsubst('[AEIOU]', '', 'G') %>.
  | EPP
function center(String $text, Integer[0] $width) >> String {
  $left = ($width - $text.length) / 2
  if $left <= 0 { $text } else { sprintf("%${$left + $text.length}s", $text) }
}
function wrap(String $text, Integer[1] $width) >> Array[String] {
  $text.split(/\s+/).reduce([]) |$lines, $word| {
    if $lines.empty or $lines[-1].length + $word.length >= $width { $lines + [$word] } else { $lines[0, -2] + ["${lines[-1]} ${word}"] }
  }
}
$nodes = Integer[1, 10].map |$i| {
  $node = {
    'name'    => sprintf('node%02d.example.com', $i),
    'aliases' => ['www', 'ftp', 'git'][0, $i % 4],
    'role'    => ['web server', 'database', 'build host'][$i % 3],
    'site'    => { 'city' => ['Rome', 'Oslo'][$i % 2], 'rack' => $i },
    'owner'   => if $i % 3 == 0 { undef } else { "team${i}" },
    'phone'   => "+49 ${i}00",
    'disks'   => Hash([1, 2, 3][0, $i % 4].map |$d| { ["sd${['a', 'b', 'c'][$d - 1]}", { 'size' => 100 * $d, 'used' => ($i * 31 + $d * 17) % (100 * $d) }] }),
  }
  if $i % 4 == 0 { $node + { 'ticket' => "OPS-${100 + $i}" } } else { $node }
}
$message = 'This system is for the use of authorized users only. Individuals using this computer system are subject to having all of their activities recorded.'
$texts = $nodes.map |$index, $node| {
  $width = 40 + $index * 2
  $lines = [center($node['role'].upcase, $width - 4), ''] + wrap($message, $width - 4)
  $title = inline_epp($frame, { 'width' => $width, 'lines' => $lines } + ($index % 2 ? { 0 => {}, default => { 'mark' => '|' } }))
  $parameters = { 'node' => $node, 'title' => $title, 'body' => inline_epp($disks, { 'disks' => $node['disks'] }) }
  if $node['ticket'] {
    inline_epp($banner, $parameters + { 'notes' => "see ${node['ticket']}\nrack ${node['site']['rack']}" })
  } else {
    inline_epp($banner, $parameters)
  }
}
[$texts[0], $texts[3], $texts.map |$text| { $text.length }, $texts.map |$text| { $text.split("\n").map |$line| { $line.length }.max }]
