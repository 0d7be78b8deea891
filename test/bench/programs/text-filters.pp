# Applies chains of named filters to texts, as template engines do: each filter is a function with arguments.
function filter_pad(String $text, Integer $width, String[1, 1] $char = ' ') >> String {
  $missing = $width - $text.length
  if $missing > 0 { "${text}${Integer[1, $missing].map |$i| { $char }.join}" } else { $text }
}
function filter_truncate(String $text, Integer $width) >> String {
  if $text.length > $width { "${text[0, $width]}~" } else { $text }
}
function filter_title(String $text) >> String {
  $text.split('[ _-]').map |$word| { $word.capitalize }.join(' ')
}
function filter_slug(String $text) >> String {
  $text.downcase.regsubst('[^a-z0-9]+', '-', 'G').regsubst('\A-|-\z', '', 'G')
}
function filter_default(Optional[String] $text, String $default) >> String {
  if $text =~ String[1] { $text } else { $default }
}
function filter_replace(String $text, Hash[String, String] $pairs) >> String {
  $pairs.reduce($text) |$memo, $pair| { $memo.split($pair[0]).join($pair[1]) }
}
function filter_reverse(String $text) >> String { $text.split('').reverse_each.map |$char| { $char }.join }
function apply_filter(Optional[String] $text, Array $step) >> String {
  call("filter_${step[0]}", $text, *$step[1, -1])
}
function run(Optional[String] $text, Array[Array] $steps) >> String {
  $steps.reduce($text) |$memo, $step| { apply_filter($memo, $step) }
}
function parse_steps(String $text) >> Array[Array] {
  $text.split(/\s*\|\s*/).map |$part| {
    $fields = $part.split(':')
    if $fields.length > 1 { [$fields[0]] + $fields[1].split(',').map |$argument| { if $argument =~ /\A\d+\z/ { Integer($argument) } else { $argument } } } else { $fields }
  }
}
$chains = {
  'name'  => parse_steps('default:nobody | title | truncate:12 | pad:14,.'),
  'slug'  => parse_steps('default:none | slug | truncate:10'),
  'code'  => parse_steps('default:- | reverse | slug | pad:8') + [['replace', { 'a' => '4', 'e' => '3', 'st' => '$' }]],
}
$texts = Integer[1, 60].map |$i| {
  ["web server_${i}", 'Café au lait', "back-end ${$i * 31} of the East-Coast", undef, '', "test/${i}"][$i % 6]
}
$results = $texts.map |$text| { Hash($chains.map |$name, $steps| { [$name, run($text, $steps)] }) }
[$results[0, 6], $results.map |$result| { $result.values.join('').length }, $results.map |$result| { $result['code'] }.unique.length]
