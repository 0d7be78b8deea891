# Matches paths with patterns of shells, character by character and with expressions, and applies rules of a .gitignore.
type Rule = Struct[{ pattern => String, negated => Boolean, folder => Boolean }]
function glob(String $pattern, String $text, Integer $p = 0, Integer $t = 0) >> Boolean {
  if $p == $pattern.length { return $t == $text.length }
  case $pattern[$p] {
    '*': {
      glob($pattern, $text, $p + 1, $t) or ($t < $text.length and $text[$t] != '/' and glob($pattern, $text, $p, $t + 1))
    }
    '?': { $t < $text.length and $text[$t] != '/' and glob($pattern, $text, $p + 1, $t + 1) }
    '\\': { $t < $text.length and $text[$t] == $pattern[$p + 1] and glob($pattern, $text, $p + 2, $t + 1) }
    default: { $t < $text.length and $text[$t] == $pattern[$p] and glob($pattern, $text, $p + 1, $t + 1) }
  }
}
function to_regexp(String $pattern) >> Regexp {
  $parts = $pattern.split('').map |$char| {
    case $char {
      '*': { '[^/]*' }
      '?': { '[^/]' }
      /[.+^$(){}|\\]/: { "\\${char}" }
      default: { $char }
    }
  }
  Regexp("\\A${parts.join('')}\\z")
}
function expand_braces(String $pattern) >> Array[String] {
  if $pattern =~ /\A([^{]*)\{([^}]*)\}(.*)\z/ {
    $head = $1
    $tails = expand_braces($3)
    $2.split(',').map |$option| { $tails.map |$tail| { "${head}${option}${tail}" } }.flatten
  } else {
    [$pattern]
  }
}
function read_rules(String $text) >> Array[Rule] {
  $text.split("\n").map |$line| { $line.strip }.filter |$line| { $line !~ /\A(#|\z)/ }.map |$line| {
    $negated = $line =~ /\A!/
    $body = $line.regsubst(/\A!/, '')
    $rule = { 'pattern' => $body.regsubst(/\/\z/, ''), 'negated' => $negated, 'folder' => $body[-1] == '/' }
    $rule
  }
}
function ignored(Array[Rule] $rules, String $path) >> Boolean {
  $segments = $path.split('/')
  $rules.reduce(false) |$state, $rule| {
    $candidates = if $rule['folder'] { $segments[0, -2] } else { $segments + [$path] }
    $hit = $candidates.any |$candidate| { glob($rule['pattern'], $candidate) }
    if $hit { !$rule['negated'] } else { $state }
  }
}
$rules = read_rules(@(END))
  # build output
  *.log
  node_modules/
  dist/
  !important.log
  *.min.??
  src/*.tmp

  secret\*
  | END
$folders = ['src', 'dist', 'lib/node_modules/a', 'docs']
$files = ['a.log', 'important.log', 'app.min.js', 'x.tmp', 'secret*', 'secrets', 'README.md']
$paths = $folders.map |$folder| { $files.map |$file| { "${folder}/${file}" } }.flatten
$kept = $paths.filter |$path| { !ignored($rules, $path) }
$expanded = expand_braces('/etc/{nginx,apache2}/{sites,mods}-*/{a,b}?.conf')
$hosts = Integer[1, 40].map |$i| { "/etc/${['nginx', 'apache2', 'php'][$i % 3]}/sites-${i}/${['a', 'b', 'c'][$i % 4 % 3]}${$i % 10}.conf" }
$expressions = $expanded.map |$pattern| { to_regexp($pattern) }
$by_glob = $hosts.filter |$host| { $expanded.any |$pattern| { glob($pattern, $host) } }
$by_regexp = $hosts.filter |$host| { $expressions.any |$expression| { $host =~ $expression } }
[$rules.length, $kept, $expanded.length, $by_glob.length, $by_glob == $by_regexp, $by_glob[0]]
