# Parses templates of the language Mustache into trees and renders them with data.
type Node = Variant[
  Tuple[Enum['text'], String],
  Tuple[Enum['value', 'raw'], String[1]],
  Tuple[Enum['section', 'inverted'], String[1], Array],
]
function tokenize(String $template) >> Array[String] {
  $template.split(/(?=\{\{)|(?<=\}\})/).filter |$token| { $token != '' }
}
function parse_nodes(Array[String] $tokens, Integer[0] $start = 0, Optional[String] $open = undef, Array[Node] $nodes = []) >> Tuple[Array[Node], Integer[0]] {
  if $start >= $tokens.length {
    if $open { fail("section ${open} is not closed") }
    return([$nodes, $start])
  }
  $token = $tokens[$start]
  case $token {
    /\A\{\{!/: { parse_nodes($tokens, $start + 1, $open, $nodes) }
    /\A\{\{&\s*([\w.]+)\s*\}\}\z/: { parse_nodes($tokens, $start + 1, $open, $nodes + [['raw', $1]]) }
    /\A\{\{([#^])\s*([\w.]+)\s*\}\}\z/: {
      $kind = $1 ? { '#' => 'section', default => 'inverted' }
      $name = $2
      [$children, $end] = parse_nodes($tokens, $start + 1, $name)
      parse_nodes($tokens, $end, $open, $nodes + [[$kind, $name, $children]])
    }
    /\A\{\{\/\s*([\w.]+)\s*\}\}\z/: {
      if $1 != $open { fail("section ${1} is not open") }
      [$nodes, $start + 1]
    }
    /\A\{\{\s*([\w.]+)\s*\}\}\z/: { parse_nodes($tokens, $start + 1, $open, $nodes + [['value', $1]]) }
    default: { parse_nodes($tokens, $start + 1, $open, $nodes + [['text', $token]]) }
  }
}
function find_value(Array $stack, String $name) >> Any {
  if $name == '.' { return($stack[0]) }
  $keys = $name.split('[.]')
  $holder = $stack.filter |$frame| { $frame =~ Hash and $keys[0] in $frame }
  if $holder.empty { undef } else { $holder[0].dig(*$keys) }
}
function escape_html(String $text) >> String {
  $text.regsubst('&', '&amp;', 'G').regsubst('<', '&lt;', 'G').regsubst('>', '&gt;', 'G').regsubst('"', '&quot;', 'G')
}
function is_empty(Any $value) >> Boolean {
  $value ? {
    Undef            => true,
    false            => true,
    ''               => true,
    Collection[0, 0] => true,
    default          => false,
  }
}
function render_section(Array $children, Any $value, Array $stack) >> String {
  if is_empty($value) {
    ''
  } elsif $value =~ Array {
    $value.map |$item| { render_nodes($children, [$item] + $stack) }.join
  } else {
    render_nodes($children, [$value] + $stack)
  }
}
function render_nodes(Array $nodes, Array $stack) >> String {
  $nodes.map |$node| {
    $kind = $node[0]
    $name = $node[1]
    case $kind {
      'text': { $name }
      'value': { escape_html("${find_value($stack, $name)}") }
      'raw': { "${find_value($stack, $name)}" }
      'section': { render_section($node[2], find_value($stack, $name), $stack) }
      default: { if is_empty(find_value($stack, $name)) { render_nodes($node[2], $stack) } else { '' } }
    }
  }.join
}
$template = @(END)
  {{! the page of a host }}<h1>{{ host.name }}</h1>
  {{#services}}<li class="{{state}}">{{name}}: {{#ports}}{{.}} {{/ports}}{{^ports}}no ports of {{ host.name }}{{/ports}}{{#owner}}<b>{{owner.mail}}</b>{{/owner}}</li>
  {{/services}}{{^services}}<p>nothing runs</p>
  {{/services}}<p>{{& footer}} {{footer}}</p>
  | END
$nodes = parse_nodes(tokenize($template))[0]
$hosts = Integer[1, 16].map |$i| {
  $services = Integer[0, $i % 5].map |$s| {
    $service = { 'name' => "svc<${s}>", 'state' => ['up', 'down'][($i + $s) % 2], 'ports' => Integer[0, $s].map |$p| { 8000 + $p }.filter |$p| { $p % 3 == $i % 3 } }
    if $s % 2 == 0 { $service + { 'owner' => { 'mail' => "\"o${s}\"@example.com" } } } else { $service }
  }
  $page = { 'host' => { 'name' => "web${i} & co" }, 'services' => if $i % 4 == 0 { [] } else { $services }, 'footer' => "<i>${i}</i>" }
  $page
}
$pages = $hosts.map |$host| { render_nodes($nodes, [$host]) }
[$nodes.length, $nodes.map |$node| { $node[0] }, $pages[0], $pages[6].split("\n"), $pages.map |$page| { $page.length }]
