# Expands and folds sets of hosts such as web[01-03,07]-eu.
function expand_part(String $part) >> Array[String] {
  case $part {
    /\A(\d+)-(\d+)\z/: {
      $width = $1.length
      Integer[Integer($1, 10), Integer($2, 10)].map |$number| { sprintf("%0${width}d", $number) }
    }
    default: { [$part] }
  }
}
function expand_hosts(String $pattern) >> Array[String] {
  if $pattern =~ /\A([^\[]*)\[([^\]]+)\](.*)\z/ {
    [$head, $list, $tail] = [$1, $2, $3]
    $rest = expand_hosts($tail)
    $list.split(',').map |$part| { expand_part($part) }.flatten.map |$middle| {
      $rest.map |$end| { "${head}${middle}${end}" }
    }.flatten
  } else {
    [$pattern]
  }
}
function split_patterns(String $text) >> Array[String] {
  $result = $text.split('').reduce([[''], 0]) |$state, $char| {
    [$parts, $depth] = $state
    if $char == ',' and $depth == 0 {
      [$parts << '', 0]
    } else {
      $change = $char ? { '[' => 1, ']' => -1, default => 0 }
      [$parts[0, -2] << "${parts[-1]}${char}", $depth + $change]
    }
  }
  $result[0]
}
function fold_numbers(Array[Integer] $numbers) >> String {
  $numbers.sort |$a, $b| { compare($a, $b) }.reduce([]) |$runs, $number| {
    if !$runs.empty and $runs[-1][1] == $number - 1 {
      $runs[0, -2] << [$runs[-1][0], $number]
    } else {
      $runs << [$number, $number]
    }
  }.map |$run| { if $run[0] == $run[1] { sprintf('%02d', $run[0]) } else { sprintf('%02d-%02d', *$run) } }.join(',')
}
function fold_hosts(Array[String] $hosts) >> Array[String] {
  $parsed = $hosts.map |$host| { $host.match(/\A(.*?)(\d+)(\D*)\z/) }
  $groups = $parsed.group_by |$match| { [$match[1], $match[3]] }
  $groups.map |$key, $matches| {
    if $matches.length == 1 { $matches[0][0] } else { "${key[0]}[${fold_numbers($matches.map |$match| { Integer($match[2], 10) })}]${key[1]}" }
  }
}
$texts = Integer[1, 24].map |$i| { "web[01-${sprintf('%02d', $i % 7 + 2)},${20 + $i}]-eu,db${i}[a-b,x].example,rack[1-2]n[08-1${$i % 4}],single${i}" }
$expanded = $texts.map |$text| { split_patterns($text).map |$pattern| { expand_hosts($pattern) }.flatten }
$folded = $expanded.map |$hosts| { fold_hosts($hosts.filter |$host| { $host =~ /\A(web|rack)/ }) }
[$expanded[3], $folded[9], $expanded.map |$hosts| { $hosts.length }, $expanded.flatten.unique.length, $folded.flatten.group_by |$text| { $text }.filter |$text, $list| { $list.length > 3 }.keys]
