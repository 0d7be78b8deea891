# Renders nested data as XML with attributes, escaped texts, comments and indentation, and as compact XML.
function escape_xml($text) {
  ["${text}", '&', '<', '>', '"'].reduce |$memo, $char| {
    $entity = { '&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;' }[$char]
    regsubst($memo, $char, $entity, 'G')
  }
}
function render_attributes($attributes) {
  $attributes.map |$name, $value| {
    case $value {
      Undef, false: { '' }
      true: { " ${name}=\"${name}\"" }
      Array: { " ${name}=\"${escape_xml($value.join(' '))}\"" }
      default: { " ${name}=\"${escape_xml($value)}\"" }
    }
  }.join
}
function render_element($name, $content, $space = '') {
  case $content {
    Array: {
      $content.map |$item| { render_element($name, $item, $space) }.join
    }
    Hash: {
      $attributes = $content.filter |$key, $value| { $key[0] == '@' }.map |$key, $value| { [$key[1, -1], $value] }
      $children = $content.filter |$key, $value| { !($key[0] in ['@', '#']) }
      $start = "${space}<${name}${render_attributes(Hash($attributes))}"
      $comment = if '#comment' in $content { "${space}<!-- ${content['#comment']} -->\n" } else { '' }
      if '#text' in $content {
        "${comment}${start}>${escape_xml($content['#text'])}</${name}>\n"
      } elsif $children.empty {
        "${comment}${start}/>\n"
      } else {
        $inner = $children.map |$key, $value| { render_element($key, $value, "${space}  ") }.join
        "${comment}${start}>\n${inner}${space}</${name}>\n"
      }
    }
    Undef, '': { "${space}<${name}/>\n" }
    default: { "${space}<${name}>${escape_xml($content)}</${name}>\n" }
  }
}
function compact($xml) {
  $xml.regsubst(/<!--.*?-->/, '', 'G').regsubst(/>\s+</, '><', 'G').strip
}
function count_tags($xml) {
  $xml.split('<').filter |$part| { $part =~ /\A\w/ }.map |$part| { $part.match(/\A[\w-]+/)[0] }.reduce({}) |$counts, $tag| {
    $counts + { $tag => $counts.get($tag, 0) + 1 }
  }
}
$connectors = Integer[1, 8].map |$i| {
  {
    '@port'     => 8000 + $i,
    '@protocol' => ['HTTP/1.1', 'AJP/1.3'][$i % 2],
    '@secure'   => $i % 3 == 0,
    '@ciphers'  => if $i % 3 == 0 { ['AES', 'CHACHA20'] } else { undef },
    '#comment'  => "connector ${i}",
  }
}
$hosts = Integer[1, 10].map |$i| {
  {
    '@name'    => "site${i}.example.com",
    '@appBase' => "/srv/<site> & \"${i}\"",
    'Alias'    => Integer[1, $i % 3 + 1].map |$a| { "www${a}.site${i}.example.com" },
    'Context'  => { '@path' => '', 'Parameter' => [{ '@name' => 'a<b', '@value' => $i }, { '@name' => 'debug', '@override' => true }], 'Title' => { '#text' => "Tom & Jerry's \"${i}\" > all" } },
    'Valve'    => if $i % 4 == 0 { undef } else { { '@className' => 'AccessLog', 'Pattern' => '%h %l "%r" %s' } },
    'Weight'   => $i * 1.5,
  }
}
$server = {
  '@port'   => 8005,
  'Service' => { '@name' => 'Catalina', 'Connector' => $connectors, 'Engine' => { '@defaultHost' => 'localhost', 'Host' => $hosts } },
}
$xml = render_element('Server', $server)
[$xml.length, $xml[0, 900], compact($xml)[900, 700], count_tags($xml)]
