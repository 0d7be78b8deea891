# Expands definitions of resources as create_resources does: generated titles, defaults of types, checks, tags and collectors.
type Definition::Ensure = Enum['present', 'absent', 'file', 'directory', 'running', 'stopped']
type Definition::Reference = Pattern[/\A[A-Z]\w*\[.+\]\z/]
$defaults = {
  'file'    => { 'ensure' => 'file', 'owner' => 'root', 'group' => 'root', 'mode' => '0644' },
  'service' => { 'ensure' => 'running', 'enable' => true },
  'cron'    => { 'user' => 'root', 'minute' => 0 },
}
$schemas = {
  'file'    => Struct[{ ensure => Enum['file', 'directory', 'absent'], owner => String[1], group => String[1], mode => Pattern[/\A0[0-7]{3}\z/], Optional[content] => String, Optional[notify] => Definition::Reference }],
  'service' => Struct[{ ensure => Enum['running', 'stopped'], enable => Boolean, Optional[subscribe] => Array[Definition::Reference] }],
  'cron'    => Struct[{ user => String[1], command => String[1], minute => Integer[0, 59], Optional[hour] => Variant[Integer[0, 23], Array[Integer[0, 23]]] }],
}
function expand_title(String[1] $title) >> Array[String] {
  case $title {
    /\A(.*?)\{(\d+)\.\.(\d+)\}(.*)\z/: {
      [$before, $first, $last, $after] = [$1, Integer($2), Integer($3), $4]
      Integer[$first, $last].map |$number| { expand_title("${before}${number}${after}") }.flatten
    }
    /\A(.*?)\{([\w,]+)\}(.*)\z/: {
      [$before, $words, $after] = [$1, $2, $3]
      $words.split(',').map |$word| { expand_title("${before}${word}${after}") }.flatten
    }
    default: { [$title] }
  }
}
function fill_in(Any $value, Hash[String, String] $names) >> Any {
  case $value {
    String: { $names.reduce($value) |$text, $pair| { $text.regsubst("%{${pair[0]}}", $pair[1], 'G') } }
    Array: { $value.map |$item| { fill_in($item, $names) } }
    Hash: { Hash($value.map |$key, $item| { [$key, fill_in($item, $names)] }) }
    default: { $value }
  }
}
function create(String $type, Hash $definitions, Hash $defaults) >> Array[Hash] {
  $definitions.map |$pattern, $attributes| {
    $tags = [$type] + Array($attributes.get('tags', []), true)
    expand_title($pattern).map |$index, $title| {
      $names = { 'title' => $title, 'base' => $title.split('/')[-1], 'index' => String($index + 1) }
      $own = $attributes.filter |$key, $value| { $key != 'tags' and $value =~ NotUndef }
      $resource = {
        'type'       => $type,
        'title'      => $title,
        'parameters' => $defaults + fill_in($own, $names),
        'tags'       => $tags.unique,
      }
      $resource
    }
  }.flatten
}
function show(Any $value) >> String {
  case $value {
    Definition::Reference: { $value }
    String: { "'${value}'" }
    Array: { "[${$value.map |$item| { show($item) }.join(', ')}]" }
    default: { String($value) }
  }
}
function declaration(Hash $resource) >> String {
  $parameters = $resource['parameters']
  $width = $parameters.keys.map |$key| { $key.length }.max
  $sorted = (['ensure'] + ($parameters.keys - 'ensure').sort).filter |$key| { $key in $parameters }
  $lines = $sorted.map |$key| { sprintf("  %-${width}s => %s,\n", $key, show($parameters[$key])) }
  "${resource['type']} { '${resource['title']}':\n${lines.join}}\n"
}
$definitions = {
  'file'    => {
    '/etc/app'                        => { 'ensure' => 'directory', 'mode' => '0755' },
    '/etc/app/{web,api,jobs}.conf'    => { 'content' => "# %{title}\nname = %{base}\n", 'notify' => 'Service[app]', 'tags' => ['config', 'app'] },
    '/etc/app/conf.d/site{1..12}.ini' => { 'owner' => 'app', 'content' => 'number = %{index}', 'mode' => undef, 'tags' => 'site' },
    '/var/log/app/{a,b}{1..3}'        => { 'mode' => '644', 'tags' => ['log'] },
    '/tmp/cache'                      => { 'ensure' => 'absent' },
  },
  'service' => {
    'app'           => { 'subscribe' => ['File[/etc/app/web.conf]', 'File[/etc/app/api.conf]'], 'tags' => 'app' },
    'worker@{1..8}' => { 'enable' => false, 'tags' => ['app', 'jobs'] },
    'telnet'        => { 'ensure' => 'stopped', 'enable' => 'no' },
  },
  'cron'    => {
    'rotate-{daily,weekly}' => { 'command' => '/usr/bin/rotate --%{base}', 'hour' => [2, 14], 'tags' => ['log', 'jobs'] },
    'backup{1..6}'          => { 'command' => 'backup %{index}', 'minute' => 15, 'user' => 'backup' },
    'nothing'               => { 'hour' => 3 },
  },
}
$resources = $definitions.map |$type, $entries| { create($type, $entries, $defaults[$type]) }.flatten
[$valid, $invalid] = $resources.partition |$resource| { $resource['parameters'] =~ $schemas[$resource['type']] }
$known = $valid.map |$resource| { "${resource['type'].capitalize}[${resource['title']}]" }
$dangling = $valid.map |$resource| {
  $references = Array($resource['parameters'].get('notify', []), true) + $resource['parameters'].get('subscribe', [])
  $references.filter |$reference| { !($reference in $known) }.map |$reference| { "${resource['title']} -> ${reference}" }
}.flatten
$by_tag = ['app', 'log', 'site', 'jobs'].map |$tag| {
  [$tag, $valid.filter |$resource| { $tag in $resource['tags'] }.map |$resource| { $resource['title'] }]
}
$owners = $valid.group_by |$resource| { $resource['parameters'].get('owner').lest || { $resource['parameters'].get('user', 'none') } }
$texts = $valid.map |$resource| { declaration($resource) }
[
  $texts[1], $texts[-1], $texts.map |$text| { $text.length },
  $invalid.map |$resource| { "${resource['type']} ${resource['title']}" },
  $dangling,
  Hash($by_tag),
  Hash($owners.map |$owner, $owned| { [$owner, $owned.length] }),
]
