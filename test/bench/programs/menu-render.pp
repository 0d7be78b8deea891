# Renders the menu of a site as HTML, marks the current page, and lists the path to it.
type Entry = Struct[{
  title              => String[1],
  Optional[path]     => Pattern[/\A\//],
  Optional[children] => Array[Hash],
  Optional[hidden]   => Boolean,
}]
function escape(String $text) >> String {
  $text.regsubst('&', '&amp;', 'G').regsubst('<', '&lt;', 'G').regsubst('>', '&gt;', 'G').regsubst('"', '&quot;', 'G')
}
function attributes(Hash[String, Optional[String]] $values) >> String {
  $values.filter |$name, $value| { $value =~ NotUndef }.map |$name, $value| { " ${name}=\"${escape($value)}\"" }.join('')
}
function contains_page(Entry $entry, String $current) >> Boolean {
  $entry['path'] == $current or pick($entry['children'], []).any |$child| { contains_page($child, $current) }
}
function pick(Optional[Array] $value, Array $default) >> Array {
  if $value == undef { $default } else { $value }
}
function render(Array[Entry] $entries, String $current, Integer $level = 0) >> String {
  $visible = $entries.filter |$entry| { !$entry['hidden'] }
  if $visible.empty { return '' }
  $items = $visible.map |$index, $entry| {
    $classes = [
      if $index == 0 { 'first' },
      if contains_page($entry, $current) { 'active' },
      if 'children' in $entry { 'folder' },
    ].filter |$name| { $name }
    $class = if $classes.empty { undef } else { $classes.join(' ') }
    $text = escape($entry['title'])
    $label = $entry['path'] ? {
      undef    => "<span>${text}</span>",
      $current => "<strong>${text}</strong>",
      default  => "<a${attributes({ 'href' => $entry['path'], 'title' => $entry['title'] })}>${text}</a>",
    }
    $inner = render(pick($entry['children'], []), $current, $level + 1)
    "<li${attributes({ 'class' => $class })}>${label}${inner}</li>"
  }
  "<ul data-level=\"${level}\">${items.join("\n")}</ul>"
}
function breadcrumbs(Array[Entry] $entries, String $current) >> Array[String] {
  $found = $entries.filter |$entry| { contains_page($entry, $current) }
  if $found.empty { [] } else { [$found[0]['title']] + breadcrumbs(pick($found[0]['children'], []), $current) }
}
$menu = Integer[1, 8].map |$i| {
  $children = Integer[1, $i % 4 + 2].map |$j| {
    $pages = Integer[1, $j].map |$k| { { 'title' => "Page <${k}> & more", 'path' => "/${i}/${j}/${k}", 'hidden' => $k == 3 } }
    $part = { 'title' => "Part ${j}", 'path' => "/${i}/${j}", 'children' => $pages }
    $part
  }
  if $i % 3 == 0 { { 'title' => "Topic \"${i}\"", 'children' => $children } } else { { 'title' => "Topic ${i}", 'path' => "/${i}" , 'children' => $children } }
}
$pages = ['/1', '/3/2/1', '/8/2', '/none', '/5/3/2']
$rendered = $pages.map |$page| { render($menu, $page) }
$trails = $pages.map |$page| { breadcrumbs($menu, $page).join(' / ') }
[$rendered[1][0, 400], $rendered.map |$html| { $html.length }, $trails]
