# Changes the case of 3,000 names and trims them.
$names = Integer[1, 3000].map |$i| { "  Web_Server-${$i % 50}_Node ${i} " }
$names.reduce('') |$longest, $name| {
  $plain = $name.strip
  $key = $plain.downcase.regsubst(/[^a-z0-9]+/, '_', 'G')
  $label = $key.split('_').map |$part| { $part.capitalize }.join
  $short = if $plain =~ /Node (\d+)$/ { "${$1}".upcase } else { $key.camelcase }
  $text = "${label}/${short}/${plain.upcase.length}${key.camelcase}"
  if $text.length > $longest.length or ($text.length == $longest.length and $text > $longest) { $text } else { $longest }
}
