# Renders rules of logrotate from a template with helper functions.
function as_list(Variant[String, Array[String]] $value) >> Array[String] {
  if $value =~ Array { $value } else { [$value] }
}
function rule_options(Hash[String, Any] $rule) >> Array[String] {
  $flags = ['compress', 'delaycompress', 'missingok', 'copytruncate'].map |$name| {
    $rule[$name] ? { true => $name, false => "no${name}", default => undef }
  }
  $size = $rule['size'] ? { undef => undef, Integer => "size ${rule['size']}k", default => "size ${rule['size']}" }
  $create = if $rule['create'] { "create ${rule['mode'].lest || { '0640' }} ${rule['owner'].lest || { 'root' }} adm" }
  ([$rule['every'].then |$every| { "${every}ly" }, "rotate ${rule['rotate'].lest || { 4 }}"] + $flags + [$size, $create]).filter |$line| { $line =~ String }
}
$template = @(EPP)
  <%- | String $title, Array[String] $paths, Array[String] $options, Hash[String, Variant[String, Array[String]]] $scripts = {} | -%>
  # <%= $title %>
  <% $paths.each |$path| { -%>
  <% if $path =~ /\s/ { %>"<%= $path %>" <% } else { %><%= $path %> <% } -%>
  <% } -%>
  {
  <% $options.each |$option| { -%>
    <%= $option %>
  <% } -%>
  <% $scripts.each |$name, $lines| { -%>
    <%= $name %>
  <%   as_list($lines).each |$line| { -%>
      <%= $line %>
  <%   } -%>
    endscript
  <% } -%>
  }
  | EPP
$rules = Integer[1, 60].map |$i| {
  $rule = { 'path' => ["/var/log/app${i}/*.log", ["/var/log/a ${i}.log", "/var/log/b${i}.log"]][$i % 2], 'compress' => $i % 3 != 0, 'missingok' => true }
  case $i % 4 {
    0: { $rule + { 'every' => 'week', 'size' => $i * 100, 'postrotate' => ["systemctl reload app${i}", '/bin/true'] } }
    1: { $rule + { 'every' => ['hour', 'month'][$i % 3 % 2], 'create' => true, 'owner' => "app${i}" } }
    2: { $rule + { 'size' => "${i}M", 'rotate' => $i, 'prerotate' => 'test -x /usr/bin/app', 'postrotate' => 'killall -HUP app' } }
    default: { $rule }
  }
}
$texts = $rules.map |$index, $rule| {
  $scripts = $rule.filter |$key, $value| { $key =~ /rotate\z/ and $key != 'rotate' }
  inline_epp($template, { 'title' => "rule ${index}", 'paths' => as_list($rule['path']), 'options' => rule_options($rule), 'scripts' => $scripts })
}
[$texts[3], $texts[1], $texts[0], $texts.map |$text| { $text.length }]
