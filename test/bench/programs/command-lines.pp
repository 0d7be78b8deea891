# Splits 150 command lines into words by quotes, and groups their options.
function step(Hash $state, String $letter) >> Hash {
  case $state['mode'] {
    'plain': {
      case $letter {
        ' ': {
          if $state['word'] == '' { $state } else { $state + { 'words' => $state['words'] + [$state['word']], 'word' => '' } }
        }
        "'": { $state + { 'mode' => 'single' } }
        '"': { $state + { 'mode' => 'double' } }
        default: { $state + { 'word' => "${state['word']}${letter}" } }
      }
    }
    'single': {
      if $letter == "'" { $state + { 'mode' => 'plain' } } else { $state + { 'word' => "${state['word']}${letter}" } }
    }
    'double': {
      if $letter == '"' { $state + { 'mode' => 'plain' } } else { $state + { 'word' => "${state['word']}${letter}" } }
    }
    default: { fail("unknown mode ${state['mode']}") }
  }
}
function split_command(String $line) >> Array[String] {
  $start = { 'mode' => 'plain', 'word' => '', 'words' => [] }
  $end = $line.split('').reduce($start) |$state, $letter| { step($state, $letter) }
  if $end['mode'] != 'plain' { fail("open quote in ${line}") }
  if $end['word'] == '' { $end['words'] } else { $end['words'] + [$end['word']] }
}
function parse_options(Array[String] $words) >> Hash[String, Any] {
  $words.reduce({ 'command' => $words[0], 'args' => [] }) |$memo, $word| {
    if $word =~ /^--([a-z-]+)=(.*)$/ { $memo + { $1 => $2 } }
    elsif $word =~ /^--([a-z-]+)$/ { $memo + { $1 => true } }
    elsif $word =~ /^-([a-z]+)$/ { $1.split('').reduce($memo) |$inner, $flag| { $inner + { $flag => true } } }
    elsif $word == $memo['command'] { $memo }
    else { $memo + { 'args' => $memo['args'] + [$word] } }
  }
}
$lines = Integer[1, 150].map |$i| {
  case $i % 3 {
    0: { "tar -xzf archive${i}.tgz --directory=/srv/${i} 'a file'" }
    1: { "echo \"hello world ${i}\" --no-newline" }
    default: { "run  job${i} -v --name='my job' --retries=${$i % 4}" }
  }
}
$parsed = $lines.map |$line| { parse_options(split_command($line)) }
$names = $parsed.map |$options| { $options.keys.sort.join(',') }.unique
[$parsed[0], $parsed[1], $parsed[2], $names, $parsed.map |$options| { $options['args'] }.flatten.length]
