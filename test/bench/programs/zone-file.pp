# Renders the DNS zones of 12 domains with EPP, from records that are sorted, checked and padded.
type Record = Struct[{ name => String[1], kind => Enum['A', 'CNAME', 'MX', 'TXT'], value => String[1], Optional[ttl] => Integer[1], Optional[priority] => Integer[0] }]
function rank(Record $record) >> Integer {
  $record['kind'] ? { 'MX' => 0, 'A' => 1, 'CNAME' => 2, default => 3 }
}
function value_of(Record $record) >> String {
  case $record['kind'] {
    'TXT': { "\"${record['value']}\"" }
    'MX': { "${record['priority'].lest || { 10 }} ${record['value']}." }
    'CNAME': { if $record['value'] =~ /\./ { "${record['value']}." } else { $record['value'] } }
    default: { $record['value'] }
  }
}
$template = @(END)
  <%- | String $origin, Integer $serial, Array[Hash] $records, Optional[String] $note = undef, Array[String] $servers = ['ns1', 'ns2'] | -%>
  <%# The head of the zone -%>
  <% if $note { -%>
  ; <%= $note %>
  <% } -%>
  $ORIGIN <%= $origin %>.
  $TTL 3600
  @ IN SOA <%= $servers[0] %>.<%= $origin %>. hostmaster.<%= $origin %>. (<%= $serial %> 7200 900 1209600 300)
  <% $servers.each |$server| { -%>
  @ IN NS <%= $server %>.<%= $origin %>.
  <% } -%>
  <% $records.each |$index, $record| { -%>
  <%= $record['name'] %> <% if $record['ttl'] { %><%= $record['ttl'] %> <% } %>IN <%= $record['kind'] %> <%= value_of($record) %>
  <%- if $index == 3 { -%>
  ; more
  <%- } -%>
  <% } -%>
  <% unless $records.any |$record| { $record['kind'] == 'MX' } { -%>
  ; no mail
  <% } -%>
  | END
$zones = Integer[1, 12].map |$zone| {
  $records = Integer[1, 14].map |$i| {
    $name = "h${$i * $zone % 17}"
    case ($i + $zone) % 8 {
      0: { { 'name' => '@', 'kind' => 'MX', 'value' => "mail${i}.example.org", 'priority' => $i } }
      1: { { 'name' => "www.${name}", 'kind' => 'CNAME', 'value' => $name } }
      2: { { 'name' => $name, 'kind' => 'TXT', 'value' => "v=spf1 ip4:10.0.${i}.0/24" } }
      3: { { 'name' => $name, 'kind' => 'A', 'value' => "10.${zone}.0.${i}", 'ttl' => 60 * $i } }
      4: { { 'name' => "ftp${i}", 'kind' => 'CNAME', 'value' => 'files.example.net' } }
      default: { { 'name' => $name, 'kind' => 'A', 'value' => "10.${zone}.1.${i}" } }
    }
  }
  $sorted = $records.sort |$a, $b| { if rank($a) == rank($b) { compare($a['name'], $b['name']) } else { compare(rank($a), rank($b)) } }
  $values = { 'origin' => "zone${zone}.example", 'serial' => 2024010100 + $zone, 'records' => $sorted }
  $more = if $zone % 3 == 0 { { 'note' => "checked ${zone}", 'servers' => ["a.ns${zone}"] } } else { {} }
  inline_epp($template, $values + $more)
}
[$zones[2], $zones.map |$text| { $text.length }, $zones.join.split("\n").filter |$line| { $line =~ /\sCNAME\s/ }.length]
