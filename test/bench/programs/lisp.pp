# Reads and evaluates programs of a small Lisp with local variables, functions and lists.
type Form = Variant[Integer, String[1], Array[Form]]
function read_tokens(String $source) >> Array[String[1]] {
  $source.regsubst(/;[^\n]*/, '', 'G').regsubst(/([()])/, ' \1 ', 'G').split(/\s+/).filter |$token| { $token != '' }
}
function read_form(Array[String[1]] $tokens, Integer[0] $position) >> Tuple[Form, Integer[1]] {
  case $tokens[$position] {
    '(': { read_list($tokens, $position + 1, []) }
    /\A-?\d+\z/: { [Integer($tokens[$position]), $position + 1] }
    default: { [$tokens[$position], $position + 1] }
  }
}
function read_list(Array[String[1]] $tokens, Integer[0] $position, Array[Form] $items) >> Tuple[Form, Integer[1]] {
  if $tokens[$position] =~ Undef { fail('a list is not closed') }
  if $tokens[$position] == ')' { return([$items, $position + 1]) }
  [$item, $next] = read_form($tokens, $position)
  read_list($tokens, $next, $items + [$item])
}
function read_program(Array[String[1]] $tokens, Integer[0] $position = 0, Array[Form] $forms = []) >> Array[Form] {
  if $position >= $tokens.length { return($forms) }
  [$form, $next] = read_form($tokens, $position)
  read_program($tokens, $next, $forms + [$form])
}
function evaluate(Form $form, Hash $scope, Hash $functions) >> Any {
  case $form {
    Integer: { $form }
    String: {
      if $form in $scope { $scope[$form] } elsif $form in $functions { $form } else { fail("${form} has no value") }
    }
    default: { evaluate_list($form, $scope, $functions) }
  }
}
function evaluate_list(Array[Form, 1] $form, Hash $scope, Hash $functions) >> Any {
  case $form[0] {
    'if': {
      if evaluate($form[1], $scope, $functions) { evaluate($form[2], $scope, $functions) } else { evaluate($form[3], $scope, $functions) }
    }
    'let': {
      $inner = $form[1].reduce($scope) |$memo, $binding| { $memo + { $binding[0] => evaluate($binding[1], $memo, $functions) } }
      evaluate($form[2], $inner, $functions)
    }
    'map', 'filter': {
      $name = evaluate($form[1], $scope, $functions)
      $list = evaluate($form[2], $scope, $functions)
      if $form[0] == 'map' {
        $list.map |$item| { call_function($name, [$item], $functions) }
      } else {
        $list.filter |$item| { call_function($name, [$item], $functions) }
      }
    }
    default: {
      $arguments = $form[1, -1].map |$argument| { evaluate($argument, $scope, $functions) }
      if $form[0] in $functions { call_function($form[0], $arguments, $functions) } else { builtin($form[0], $arguments) }
    }
  }
}
function call_function(String $name, Array $arguments, Hash $functions) >> Any {
  $function = $functions[$name]
  if $function['parameters'].length != $arguments.length { fail("${name} takes ${function['parameters'].length} arguments") }
  $scope = Hash($function['parameters'].map |$index, $parameter| { [$parameter, $arguments[$index]] })
  evaluate($function['body'], $scope, $functions)
}
function builtin(String $name, Array $arguments) >> Any {
  [$a, $b] = [$arguments[0], $arguments[1]]
  case $name {
    '+': { $arguments.reduce(0) |$sum, $argument| { $sum + $argument } }
    '*': { $arguments.reduce(1) |$product, $argument| { $product * $argument } }
    '-': { if $arguments.length == 1 { -$a } else { $a - $b } }
    'mod': { $a % $b }
    '<': { $a < $b }
    '=': { $a == $b }
    'list': { $arguments }
    'cons': { [$a] + $b }
    'first': { $a[0] }
    'rest': { $a[1, -1] }
    'empty': { $a.empty }
    default: { fail("unknown function ${name}") }
  }
}
function run_program(String $source) >> Array {
  $forms = read_program(read_tokens($source))
  $definitions = $forms.filter |$form| { $form =~ Array and $form[0] == 'define' }
  $functions = Hash($definitions.map |$form| {
    [$form[1][0], { 'parameters' => $form[1][1, -1], 'body' => $form[2] }]
  })
  ($forms - $definitions).map |$form| { evaluate($form, {}, $functions) }
}
run_program(@(END))
  ; lists and numbers
  (define (range from to) (if (< to from) (list) (cons from (range (+ from 1) to))))
  (define (sum items) (if (empty items) 0 (+ (first items) (sum (rest items)))))
  (define (square n) (* n n))
  (define (even n) (= (mod n 2) 0))
  (define (fib n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
  (define (gcd a b) (if (= b 0) a (gcd b (mod a b))))
  (define (insert item items)
    (if (empty items) (list item)
      (if (< item (first items)) (cons item items) (cons (first items) (insert item (rest items))))))
  (define (sort items) (if (empty items) items (insert (first items) (sort (rest items)))))
  (sum (map square (filter even (range 1 20))))
  (map fib (range 1 10))
  (let ((a 1071) (b (- 462)) (c (gcd a (- b)))) (list a b c))
  (sort (list 9 -3 7 1 12 5 0 -8 4))
  (let ((f square)) (map f (list 1 2 3)))
  (if (< 2 1) (nothing) (list (list 1 (list 2)) (empty (list))))
  | END
