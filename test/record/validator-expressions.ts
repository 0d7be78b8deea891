/**
 * All kinds of expressions, and all positions for an expression. Each expression in each position is a source for the
 * comparison of the validator.
 */

const values = [
  '1',
  '0x1F',
  '-1',
  '1.5',
  "'text'",
  '"text"',
  '"a${1}b"',
  'name',
  'a::name',
  '::name',
  'true',
  'undef',
  'default',
  '/re/',
  'Foo',
  'Foo::Bar',
  'Integer[1]',
  "Foo['a', 'b']",
  '[1, 2]',
  '{a => 1}',
  '$x',
  '$a::x',
  '$::x',
  '$0',
  '$x[1]',
  '@(END)\n  text\n  | END\n',
  '@("END":json)\n  {"a": "${1}"}\n  | END\n',
];

const operators = [
  '1 + 2',
  '1 << 2',
  '!true',
  '-$x',
  '1 == 2',
  '1 != 2',
  '1 < 2',
  "'a' =~ /a/",
  "'a' !~ /a/",
  '1 in [1]',
  'true and false',
  'true or false',
  '$x = 1',
  '[$x, $y] = [1, 2]',
  '$x += 1',
  '$x -= 1',
  '*$x',
  '*[1, 2]',
  '(1)',
  '($x = 1)',
  "(File['a'] -> File['b'])",
  "File['a'] -> File['b']",
  "File['a'] <~ File['b']",
];

const calls = [
  'call()',
  "call('a', 1)",
  "notice('a')",
  "notice 'a'",
  'include a',
  "import 'a'",
  "import('a')",
  '$x.call',
  '$x.call()',
  '$x.call(1) |$v| { $v }',
  '$x.each |$v| { $v }',
  'call |$v| { $v }',
  'call() |$v| { 1; $v }',
  'Integer(1)',
  'Integer[1](1)',
  '$x(1)',
  'call(*$x)',
];

const conditions = [
  'if true { 1 }',
  'if true { 1 } else { 2 }',
  "if true { notice('a') }",
  "if call() { 1 } elsif true { notice('a') }",
  'if true { }',
  'unless true { 1 }',
  'unless true { $x = 1 } else { 2 }',
  'case 1 { 1: { 1 } }',
  "case 1 { 1, 2: { notice('a') } default: { } }",
  'case 1 { default: { 1 } default: { 2 } }',
  '1 ? { 1 => 2 }',
  '1 ? { 1 => 2, default => call() }',
  '1 ? { default => 1, default => 2 }',
];

const definitions = [
  'class c { }',
  'class c { class d { } }',
  'class c($p) inherits d { 1 }',
  'define d { }',
  'define d($p = 1) { class e { } }',
  'node n { }',
  "node 'n' { node m { } }",
  'function f() { }',
  'function f($p) >> Integer { function g() { } }',
  'type T = Integer',
  'type T = Integer[$x]',
  "type Runtime[ruby, 'a'] = T",
  'type T inherits U { }',
  'type T { 1 }',
  'plan p() { }',
  'application a() { }',
  'site { }',
];

const resources = [
  "file { 'a': }",
  "file { 'a': mode => '0644', * => {a => 1} }",
  "@file { 'a': mode => '0644' }",
  "@@file { 'a': mode => '0644'; 'b': }",
  "class { 'a': b => 1 }",
  "@class { 'a': }",
  "file { 'a': mode +> '0644' }",
  "File { mode => '0644' }",
  "@File { mode => '0644' }",
  "File['a'] { mode => '0644' }",
  "File['a'] { mode +> '0644' }",
  'File <| |>',
  "File <| title == 'a' and mode != 1 |> { mode => '0644' }",
  'File <<| |>>',
  "file { mode => '0644' }",
  "file { 'a': * => {}, * => {} }",
  "name { 'a': b => 1, b => 2 }",
];

const words = [
  'attr',
  'private',
  'produces',
  'consumes',
  'application',
  'site',
  'type',
  'plan',
  'apply',
  'break()',
  'next()',
  'return()',
  'return(1)',
];

export const expressions: readonly string[] = [
  ...values,
  ...operators,
  ...calls,
  ...conditions,
  ...definitions,
  ...resources,
  ...words,
];

/** Positions. The recorder replaces `§` by the expression. */
export const places: readonly string[] = [
  '§',
  '§\n1',
  '§; 1',
  '  §\n  notice(1)',
  '(§)',
  '(§)\n1',
  '((§))',
  // bodies
  'class k { § }',
  'class k { §; 1 }',
  'class k { notice(1)\n § }',
  'define k { § }',
  'define k { §\n notice(1) }',
  'node k { § }',
  'node k { §\n notice(1) }',
  'function k() { § }',
  'function k() { §\n 1 }',
  'class k { if true { § } }',
  'class k { function k() { § } }',
  'define k { if true { § } }',
  'class k { case 1 { 1: { § } } }',
  'class k { $y.each |$v| { § } }',
  'if true { § }',
  'if true { § } else { 1 }',
  'if true { 1 } else { § }\n1',
  'if true { §; 1 }',
  'unless true { § }\n2',
  'case 1 { 1: { § } }',
  'case 1 { 1: { §\n 1 } }\n2',
  '$y.each |$v| { § }',
  '$y.each |$v| { § \n 1 }',
  'call() |$v| { § }',
  // conditions
  'if § { 1 }',
  'if true { 1 } elsif § { 2 }',
  'unless § { 1 }',
  'case § { 1: { 1 } }',
  'case 1 { §: { 1 } }',
  'case 1 { 1, §: { 1 } }',
  '§ ? { 1 => 2 }',
  '1 ? { § => 2 }',
  '1 ? { 1 => § }',
  // values
  '[§]',
  '[1, §]',
  '$y = [§]',
  '{ § => 1 }',
  '$y = { § => 1 }',
  '$y = { a => § }',
  '"a${§}b"',
  '"${§}"',
  '$y[§]',
  '$y[1, §]',
  '(§)[1]',
  'Foo[§]',
  // calls
  'call(§)',
  'call(1, §)',
  'notice §',
  'notice 1, §',
  '$y.call(§)',
  '(§).call',
  '§.call',
  '(§)(1)',
  // operators
  '$y = §',
  '§ = 1',
  '(§) = 1',
  '[§, $y] = 1',
  '$y += §',
  '§ += 1',
  '§ + 1',
  '1 + §',
  '1 + (§)',
  '1 == §',
  '(§) < 1',
  "'a' =~ §",
  '(§) =~ 1',
  '1 in §',
  '§ and true',
  'true or §',
  '!§',
  '-§',
  '!(§)',
  '*§',
  'call(*(§))',
  "§ -> File['a']",
  "File['a'] ~> §",
  "File['a'] -> (§)",
  // resources
  'file { §: }',
  'file { [§]: mode => 1 }',
  "file { 'a': mode => § }",
  "file { 'a': * => § }",
  "§ { 'a': mode => 1 }",
  '§ { mode => 1 }',
  "@§ { 'a': mode => 1 }",
  'File { mode => § }',
  "File['a'] { mode => § }",
  'File[§] { mode => 1 }',
  'File <| § |>',
  "File <| § == 'a' |>",
  'File <| title == § |>',
  "File <| title == 'a' and § |>",
  'File <| (§) |>',
  'File <<| tag != § |>>',
  'File <| |> { mode => § }',
  '§ <| |>',
  // definitions
  'class k($p = §) { }',
  'define k($p = §) { }',
  'function k($p = §) { }',
  '$y.each |$v = §| { }',
  'class k(§ $p) { }',
  'function k(§ $p) { }',
  '$y.each |§ $v| { }',
  'function k() >> § { }',
  'type K = §',
  'type § = Integer',
  'type Runtime[ruby, §] = Integer',
  'type Runtime[ruby, name] = §',
  'node § { }',
  'node a, § { }',
  'node a inherits § { }',
  'class k inherits § { }',
  'class § { }',
  'define § { }',
  'function §() { }',
  // parts of templates and scripts
  'with(1) |$v| { with(2) |$w| { § } }',
  'function k() { with(2) |$w| { § } }',
];

export function fill(place: string, expression: string): string {
  return place.replaceAll('§', () => expression);
}

/**
 * Returns random programs of a few statements. Each statement is an expression in several nested positions. The same
 * seed gives the same programs.
 */
export function nestedSources(count: number, seed: number): string[] {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  return Array.from({ length: count }, () => {
    const statements = Array.from({ length: 1 + random(3) }, () => {
      let statement = pick(expressions);
      for (let depth = random(4); depth > 0; depth--) statement = fill(pick(places), statement);
      return statement;
    });
    return statements.join(pick(['\n', '\n', '; ']));
  });
}

function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
