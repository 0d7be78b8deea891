# Reads the comments above classes, defined types and functions with their tags, and writes a reference in Markdown.
type Doc::Parameter = Struct[{ name => String[1], type => String, Optional['default'] => String, Optional[text] => String }]
function read_comment(Array[String] $lines) >> Hash {
  $start = { 'text' => [], 'params' => {}, 'tags' => {}, 'examples' => {}, 'current' => ['text'] }
  $lines.reduce($start) |$state, $line| {
    case $line {
      /\A@param (\w+)\s*(.*)\z/: {
        $state + { 'params' => $state['params'] + { $1 => $2 }, 'current' => ['params', $1] }
      }
      /\A@example\s*(.*)\z/: {
        $title = if $1 == '' { "Example ${$state['examples'].length + 1}" } else { $1 }
        $state + { 'examples' => $state['examples'] + { $title => [] }, 'current' => ['examples', $title] }
      }
      /\A@(\w+)\s*(.*)\z/: {
        $known = $state['tags'].get($1, [])
        $state + { 'tags' => $state['tags'] + { $1 => $known + [$2] }, 'current' => ['tags', $1] }
      }
      default: { append_line($state, $line) }
    }
  }
}
function append_line(Hash $state, String $line) >> Hash {
  case $state['current'] {
    ['text']: { $state + { 'text' => $state['text'] + [$line] } }
    ['params', default]: {
      $name = $state['current'][1]
      $joined = "${state['params'][$name]} ${line.strip}".strip
      $state + { 'params' => $state['params'] + { $name => $joined } }
    }
    ['examples', default]: {
      $title = $state['current'][1]
      $state + { 'examples' => $state['examples'] + { $title => $state['examples'][$title] + [$line.regsubst('\A  ', '')] } }
    }
    default: {
      $tag = $state['current'][1]
      $texts = $state['tags'][$tag]
      $state + { 'tags' => $state['tags'] + { $tag => $texts[0, -2] + ["${texts[-1]} ${line.strip}".strip] } }
    }
  }
}
function read_parameters(String $text, Hash[String, String] $texts) >> Array[Doc::Parameter] {
  $text.split(/,\s*\n/).filter |$part| { $part =~ /\$/ }.map |$part| {
    $part.strip.match(/\A(.*?)\s*\$(\w+)(?:\s*=\s*(.*?))?,?\z/).then |$groups| {
      [$type, $name, $default] = $groups[1, 3]
      $described = { 'name' => $name, 'type' => if $type == '' { 'Any' } else { $type } }
      $described
        + ($default ? { undef => {}, default => { 'default' => $default } })
        + ($texts[$name] ? { undef => {}, default => { 'text' => $texts[$name] } })
    }
  }
}
function read_entries(String $source) >> Array[Hash] {
  $source.split(/\n\n(?=\S)/).map |$block| {
    $lines = $block.split("\n")
    $comment = $lines.filter |$line| { $line =~ /\A#/ }.map |$line| { $line.regsubst('\A# ?', '') }
    $code = $lines.filter |$line| { $line !~ /\A#/ }.join("\n")
    if $code =~ /\A(class|define|function)\s+([\w:]+)\s*(?:\(([\s\S]*?)\n?\))?\s*(?:>>\s*(.*?)\s*)?\{/ {
      [$kind, $name, $parameters, $returns] = [$1, $2, $3, $4]
      $read = read_comment($comment)
      $entry = {
        'kind'       => $kind,
        'name'       => $name,
        'returns'    => $returns,
        'comment'    => $read,
        'parameters' => read_parameters(String($parameters), $read['params']),
      }
      $entry
    } else {
      undef
    }
  }.filter |$entry| { $entry =~ Hash }
}
function render(Hash $entry) >> String {
  $comment = $entry['comment']
  $summary = $comment['tags'].get('summary', []).map |$text| { "${text}\n" }
  $text = $comment['text'].join("\n").strip
  $examples = $comment['examples'].map |$title, $lines| { "#### ${title}\n\n```puppet\n${lines.join("\n").strip}\n```\n" }
  $rows = $entry['parameters'].map |$parameter| {
    $default = $parameter['default'].then |$value| { " Default: `${value}`." }
    "- `${parameter['name']}` (`${parameter['type']}`): ${$parameter.get('text', 'not documented')}${default}"
  }
  $others = $comment['tags'].filter |$tag, $texts| { !($tag in ['summary', 'api']) }.map |$tag, $texts| {
    "${tag.capitalize}: ${texts.join('; ')}\n"
  }
  $returns = $entry['returns'].then |$type| { "Returns `${type}`.\n" }
  ["### `${entry['name']}`\n", $summary, if $text == '' { [] } else { "${text}\n" }, $rows.join("\n"), $returns, $examples, $others]
    .flatten.filter |$part| { $part =~ String[1] }.join("\n")
}
function problems(Hash $entry) >> Array[String] {
  $documented = $entry['comment']['params'].keys
  $declared = $entry['parameters'].map |$parameter| { $parameter['name'] }
  ($declared - $documented).map |$name| { "${entry['name']}: ${name} is not documented" }
  + ($documented - $declared).map |$name| { "${entry['name']}: ${name} does not exist" }
  + if 'summary' in $entry['comment']['tags'] { [] } else { ["${entry['name']}: no summary"] }
}
$head = @(PUPPET)
  # @summary Manages the service
  #   of the application.
  #
  # Installs the package, writes
  # the settings and starts the service.
  #
  # @param ensure Whether the package is installed.
  # @param settings
  #   The settings of the service,
  #   by section.
  # @param unused What is no parameter.
  # @example
  #   include app
  # @example With settings
  #   class { 'app':
  #     settings => { 'main' => {} },
  #   }
  # @see https://example.com
  # @see app::user
  class app (
    Enum['present', 'absent'] $ensure = 'present',
    Hash[String, Hash] $settings = {},
    $port,
  ) {
    contain app::install
  }

  # @summary A user of the application.
  # @api private
  # @param groups The groups.
  define app::user (
    Array[String[1]] $groups = ['app', 'users'],
    Optional[Integer] $uid = undef,
  ) {
  }

  # Joins the parts.
  # @param parts the parts
  # @return the joined text
  #   with slashes
  function app::join_path(Array[String] $parts) >> String {
    $parts.join('/')
  }

  class app::install { }

  $x = 1
  | PUPPET
$sources = Integer[1, 9].map |$i| { $head.regsubst('\bapp\b', "app${i}", 'G') }
$entries = $sources.map |$source| { read_entries($source) }.flatten
$by_kind = $entries.group_by |$entry| { $entry['kind'] }
$index = $by_kind.map |$kind, $list| { "## ${kind}\n\n${$list.map |$entry| { "* [${entry['name']}](#${entry['name'].regsubst('::', '', 'G')})" }.join("\n")}\n" }
$pages = $entries.filter |$entry| { $entry['comment']['tags']['api'] != ['private'] }.map |$entry| { render($entry) }
[$pages[0], $pages[1], $pages.map |$page| { $page.length }, $index[1], $entries.map |$entry| { problems($entry) }.flatten[0, 8], $entries.length]
