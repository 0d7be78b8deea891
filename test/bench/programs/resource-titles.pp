# Parses 300 references to resources, normalizes them, and orders the resources that they connect.
type Reference = Struct[{ type => Pattern[/\A[A-Z]/], title => String[1] }]
function capitalize_type(String $name) >> String {
  $name.split('::').map |$part| { $part.capitalize }.join('::')
}
function parse_reference(String $text) >> Array[Reference] {
  if $text =~ /\A([\w:]+)\[(.*)\]\z/ {
    $type = capitalize_type($1)
    $2.split(/\s*,\s*/).map |$title| {
      $bare = $title.regsubst(/\A(['"])(.*)\1\z/, '\2')
      $normal = $type ? { 'File' => $bare.regsubst('(.)/+\z', '\1'), default => $bare }
      $reference = { 'type' => $type, 'title' => $normal }
      $reference
    }
  } else {
    fail("${text} is not a reference")
  }
}
function show_reference(Reference $reference) >> String {
  "${reference['type']}['${reference['title']}']"
}
function order_of(Reference $reference) >> Integer {
  $reference['type'] ? {
    'Package'                   => 1,
    /\A(User|Group)\z/          => 2,
    'File'                      => 3,
    /::/                        => 5,
    default                     => 4,
  }
}
$texts = Integer[1, 300].map |$i| {
  case $i % 6 {
    0: { "package['nginx-${$i % 40}']" }
    1: { "File[/etc/app/${$i % 25}/, \"/srv/data ${i}\"]" }
    2: { "Service[app${$i % 50}]" }
    3: { "apache::vhost::ssl['site${i}.example.com', site${i}.example.org]" }
    4: { "user[deploy${$i % 30}]" }
    default: { "Exec['reload ${i}']" }
  }
}
$references = $texts.map |$text| { parse_reference($text) }.flatten
$unique = $references.unique
$by_type = $unique.group_by |$reference| { $reference['type'] }
$counts = $by_type.map |$type, $list| { [$type, $list.length] }.sort |$a, $b| { compare($a[0], $b[0]) }
$ordered = $unique.sort |$a, $b| {
  $difference = order_of($a) - order_of($b)
  if $difference != 0 { $difference } else { compare(show_reference($a), show_reference($b), false) }
}
$shown = $ordered.map |$reference| { show_reference($reference) }
$edges = $shown[0, 40].slice(2).map |$pair| { $pair.join(' -> ') }
[$references.length, $counts, $shown[0, 5], $shown[-3, 3], $edges[-1]]
