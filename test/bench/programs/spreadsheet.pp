# Computes the cells of a spreadsheet whose formulas refer to other cells and ranges, finds errors and loops, and prints the sheet.
type Sheet::Value = Variant[Integer, Float, String]
function tokens(String $formula) >> Array[String] {
  $formula.regsubst('([-+*/(),<>=])', ' \1 ', 'G').strip.split(/\s+/)
}
function cells_of(String $range) >> Array[String] {
  if $range =~ /\A([A-F])(\d+):([A-F])(\d+)\z/ {
    $columns = 'ABCDEF'.split('')
    [$first, $last] = [$1, $3].map |$letter| { $columns.index($letter) }
    [$top, $bottom] = [Integer($2), Integer($4)]
    Integer[$first, $last].map |$column| { Integer[$top, $bottom].map |$row| { "${columns[$column]}${row}" } }.flatten
  } else {
    [$range]
  }
}
function precedents(String $formula) >> Array[String] {
  tokens($formula).filter |$token| { $token =~ /\A[A-F]\d+(:[A-F]\d+)?\z/ }.map |$token| { cells_of($token) }.flatten.unique
}
function is_error(Sheet::Value $value) >> Boolean { $value =~ Pattern[/\A#/] }
function number(Sheet::Value $value) >> Variant[Integer, Float, Pattern[/\A#/]] {
  case $value {
    Numeric: { $value }
    /\A#/: { $value }
    '': { 0 }
    default: { '#VALUE!' }
  }
}
function operate(String $operator, Sheet::Value $a, Sheet::Value $b) >> Sheet::Value {
  [$left, $right] = [number($a), number($b)]
  if is_error($left) { return $left }
  if is_error($right) { return $right }
  case $operator {
    '+': { $left + $right }
    '-': { $left - $right }
    '*': { $left * $right }
    '/': { if $right == 0 { '#DIV/0!' } else { Float($left) / $right } }
    '<': { if $left < $right { 1 } else { 0 } }
    '>': { if $left > $right { 1 } else { 0 } }
    default: { if $left == $right { 1 } else { 0 } }
  }
}
function call_function(String $name, Array[Sheet::Value] $values) >> Sheet::Value {
  $numbers = $values.map |$value| { number($value) }
  $errors = $numbers.filter |$value| { is_error($value) }
  if $name != 'IF' and !$errors.empty { return $errors[0] }
  case $name {
    'SUM': { $numbers.reduce(0) |$sum, $value| { $sum + $value } }
    'MIN': { $numbers.min }
    'MAX': { $numbers.max }
    'AVG': { Float($numbers.reduce(0) |$sum, $value| { $sum + $value }) / $numbers.length }
    'COUNT': { $values.filter |$value| { $value =~ Numeric }.length }
    'IF': { if $values[0] == 0 { $values[2] } else { $values[1] } }
    default: { '#NAME?' }
  }
}
function lookup_cell(Hash[String, Sheet::Value] $known, String $name) >> Sheet::Value {
  $value = $known[$name]
  if $value == undef { '' } else { $value }
}
function arguments(Hash[String, Sheet::Value] $known, Array[String] $tokens, Integer $at, Array $done = []) >> Tuple[Array, Integer] {
  $token = $tokens[$at]
  if $token == ')' { return [$done, $at + 1] }
  if $token == ',' { return arguments($known, $tokens, $at + 1, $done) }
  if $token =~ /:/ {
    arguments($known, $tokens, $at + 1, $done + cells_of($token).map |$cell| { lookup_cell($known, $cell) })
  } else {
    [$value, $next] = comparison($known, $tokens, $at)
    arguments($known, $tokens, $next, $done + [$value])
  }
}
function primary(Hash[String, Sheet::Value] $known, Array[String] $tokens, Integer $at) >> Tuple[Sheet::Value, Integer] {
  $token = $tokens[$at]
  case $token {
    /\A\d+\z/: { [Integer($token), $at + 1] }
    /\A\d+\.\d+\z/: { [Float($token), $at + 1] }
    /\A[A-F]\d+\z/: { [lookup_cell($known, $token), $at + 1] }
    '-': {
      [$value, $next] = primary($known, $tokens, $at + 1)
      [operate('-', 0, $value), $next]
    }
    '(': {
      [$value, $next] = comparison($known, $tokens, $at + 1)
      [$value, $next + 1]
    }
    default: {
      [$values, $next] = arguments($known, $tokens, $at + 2)
      [call_function($token, $values), $next]
    }
  }
}
function level(Hash[String, Sheet::Value] $known, Array[String] $tokens, Integer $at, Integer[0, 2] $level) >> Tuple[Sheet::Value, Integer] {
  $operators = [['<', '>', '='], ['+', '-'], ['*', '/']][$level]
  $first = if $level == 2 { primary($known, $tokens, $at) } else { level($known, $tokens, $at, $level + 1) }
  more($known, $tokens, $first, $operators, $level)
}
function more(Hash[String, Sheet::Value] $known, Array[String] $tokens, Tuple[Sheet::Value, Integer] $left, Array[String] $operators, Integer $level) >> Tuple[Sheet::Value, Integer] {
  [$value, $at] = $left
  $operator = $tokens[$at]
  if !($operator in $operators) { return $left }
  [$right, $next] = if $level == 2 { primary($known, $tokens, $at + 1) } else { level($known, $tokens, $at + 1, $level + 1) }
  more($known, $tokens, [operate($operator, $value, $right), $next], $operators, $level)
}
function comparison(Hash[String, Sheet::Value] $known, Array[String] $tokens, Integer $at) >> Tuple[Sheet::Value, Integer] {
  level($known, $tokens, $at, 0)
}
function compute(Hash[String, Sheet::Value] $cells, Hash[String, Sheet::Value] $known, String $name) >> Hash[String, Sheet::Value] {
  if $name in $known { return $known }
  $content = $cells[$name]
  if $content !~ String or $content !~ /\A=/ {
    return $known + { $name => if $content == undef { '' } else { $content } }
  }
  $formula = $content[1, -1]
  $marked = $known + { $name => '#LOOP!' }
  $ready = precedents($formula).reduce($marked) |$memo, $cell| { compute($cells, $memo, $cell) }
  $ready + { $name => comparison($ready, tokens($formula), 0)[0] }
}
function show_cell(Sheet::Value $value) >> String {
  $value ? { Numeric => sprintf('%9.2f', $value), default => sprintf('%-9s', $value) }
}
$rows = Integer[1, 14]
$cells = $rows.reduce({ 'A16' => '=SUM(E1:E14)', 'B16' => '=AVG(B1:C14)', 'C16' => '=A16/D1', 'D16' => '=E16+1', 'E16' => '=D16*2', 'F16' => '=FOO(1)', 'A17' => '=COUNT(A1:F14)', 'B17' => '=MAX(E1:E14)-MIN(E1:E14)', 'C17' => '=(A16-B17)*-2', 'D17' => '=A1+1' }) |$memo, $row| {
  $memo + {
    "A${row}" => "item ${row}",
    "B${row}" => $row * 7 % 11 + 1,
    "C${row}" => $row * 1.25,
    "D${row}" => if $row % 5 == 0 { '=0' } else { "=(${row}-1)*2" },
    "E${row}" => "=B${row}*C${row}-IF(D${row}>8, D${row}/4, 1)",
    "F${row}" => if $row == 1 { '=B1*2' } else { "=F${$row - 1}+E${row}" },
  }
}
$values = $cells.keys.reduce({}) |$known, $name| { compute($cells, $known, $name) }
$table = (Array($rows) + [16, 17]).map |$row| { ['A', 'B', 'C', 'D', 'E', 'F'].map |$column| { show_cell(lookup_cell($values, "${column}${row}")) }.join('|').rstrip }
$fixed = compute($cells + { 'A1' => 3 }, {}, 'D17')
[$table, $fixed['D17'], $fixed.length, $values.filter |$name, $value| { is_error($value) }.keys.length]
