/**
 * Generates random programs of statements: assignments, functions and aliases, classes, branches that narrow, blocks, and
 * calls of built-in functions and those of stdlib.
 */
import { createRandom, type Random } from '../conformance/random.js';

const TYPES: readonly string[] = [
  'Integer',
  'Integer[0, 10]',
  'String',
  'String[1]',
  "Enum['a', 'b']",
  'Boolean',
  'Float',
  'Numeric',
  'Array',
  'Array[Integer]',
  'Array[String]',
  'Hash',
  'Hash[String, Integer]',
  'Struct[{ a => Integer, Optional[b] => String }]',
  'Tuple[Integer, String]',
  'Optional[Integer]',
  'Optional[String]',
  'Variant[Integer, String]',
  'Variant[String, Array[String], Undef]',
  'NotUndef',
  'Any',
  'Undef',
  'Collection',
  'Scalar',
  'Data',
  'Pattern[/^a/]',
  'Type',
  'Sensitive[String]',
  'T0',
  'T1',
  'Enum[a, b, true]',
  'Integer[default, 0]',
  'Float[0.0, 2.5]',
  'Hash[Integer, Array[String]]',
  'Hash[String, Data, 1]',
  'Array[Variant[Integer, Array], 1, 3]',
  'Tuple[Integer, 0, 3]',
  'Struct[{ Optional[k] => Any, l => NotUndef }]',
  'Optional[Boolean[true]]',
  'Iterable',
  'Iterable[Integer]',
  'Type[Integer]',
  'Regexp',
  'ScalarData',
  'RichData',
  'Deferred',
  'CatalogEntry',
  'Timespan',
  'SemVer',
  'Default',
  'Sensitive',
  'Callable',
  'R0',
  'O0',
  'O1',
  'S0::A',
  'S0::B',
  'Timestamp',
  'SemVerRange',
  'URI',
  'Binary',
  'Object',
  'Iterator[Integer]',
  'Iterator',
  'Type[Numeric]',
  'Init[Integer]',
  'Regexp[/a/]',
  "SemVer['1.x']",
  'Sensitive[Integer]',
  'Struct[{ a => R0, Optional[b] => O0 }]',
  'Array[O0, 1]',
  'Collection[1, 2]',
  "Pattern[/\\d/, 'b']",
  'Hash[Enum[a, b], NotUndef]',
  'Optional[Timespan]',
];

const VALUES: readonly string[] = [
  '0',
  '1',
  '7',
  '-3',
  '2.5',
  "'a'",
  "'b'",
  "'abc'",
  "''",
  'true',
  'false',
  'undef',
  '[]',
  '[1, 2, 3]',
  "['a', 'b']",
  "[1, 'x']",
  '{}',
  "{ 'a' => 1 }",
  "{ 'a' => 1, 'b' => 'x' }",
  "{ 'a' => { 'b' => [1, 2] } }",
  'Integer',
  "Sensitive('s')",
  '[[1, 2], [3]]',
  "Sensitive([1, 'a'])",
  "Deferred('upcase', ['a'])",
  "File['/x']",
  "Class['c0']",
  'Integer[1, 3]',
  "Enum['a', 'b']",
  '/a(b)?/',
  'default',
  "Timespan('1-0:0:0')",
  "SemVer('1.2.3')",
  "'12'",
  "'0x1F'",
  "'  pad '",
  '9007199254740993',
  '[undef, false, 3]',
  "{ 1 => ['x'], 'k' => undef }",
  "[['k', 1], ['l', 2]]",
  'T0',
  'O0(1)',
  "O1('a' => 2, 'c' => ['x'])",
  "S0::B('v' => 1)",
  "Timestamp('2020-01-01')",
  "Timestamp('2021-05-06T07:08:09')",
  "SemVerRange('>=1.0.0')",
  "URI('http://h:8/p')",
  "Binary('YWJj')",
  '[1, 2, 3].reverse_each',
  'Integer[1, 9].step(3)',
  "['a', 'b', 'c'].slice(2)",
  "Error('m', 'k')",
  "Sensitive(Sensitive('n'))",
  "{ 'a' => [1, [2, 3]], 'b' => undef }",
  "[1, [2, ['z']]]",
  'Timespan(90)',
  'R0',
  'O0',
  '/(?<n>b)c/',
  '-0.0',
  "'abcabc'",
];

/** Calls with values in place of `X` and types in place of `T`. */
const CALLS: readonly string[] = [
  'abs(X)',
  'any2array(X)',
  "split(X, ',')",
  'split(X, /b/)',
  "regsubst(X, 'a', 'b')",
  "sprintf('%s-%s', X, X)",
  "sprintf('%d', X)",
  'match(X, /a(b)?/)',
  "'abc'.match('b')",
  'max(X, X)',
  'min(X, X)',
  'round(X)',
  'compare(X, X)',
  'convert_to(X, T)',
  'T.new(X)',
  'new(T, X)',
  'type(X)',
  'type(X, generalized)',
  'assert_type(T, X) |$a, $b| { X }',
  'unwrap(X)',
  'Sensitive(X).unwrap |$s| { X }',
  'Sensitive(X)',
  'step(X, 2)',
  'reverse_each(X)',
  'slice(X, 2)',
  'index(X, X)',
  'get(X, "0")',
  "getvar('t0')",
  'lest(X) || { X }',
  'pick_default(X, X)',
  'has_key(X, X)',
  'member(X, X)',
  'stdlib::ensure(X)',
  'str2bool(X)',
  'bool2str(X)',
  'delete(X, X)',
  'delete_undef_values(X)',
  'deep_merge(X, X)',
  'concat(X, X)',
  'range(1, X)',
  'intersection(X, X)',
  'union(X, X)',
  'first(X)',
  'size(X)',
  'count(X)',
  'dig(X, X)',
  'X.dig("a", X)',
  'chomp(X)',
  'capitalize(X)',
  'downcase(X)',
  'strip(X)',
  'versioncmp(X, X)',
  'flatten(X, X)',
  'unique(X)',
  'sort(X)',
  'keys(X)',
  'values(X)',
  'X + [X]',
  '[X] + X',
  'X + { X => X }',
  '{ X => X } + X',
  'X - [X]',
  'X - X',
  'X * X',
  'X / 2',
  'X % 3',
  'X << X',
  'X >> 1',
  '-X',
  '!X',
  'X =~ T',
  'X !~ T',
  'X < X',
  'T <= T',
  'X and X',
  'X or X',
  'X in X',
  'X[X]',
  'X[1, 2]',
  'X[-1]',
  'X[k][0]',
  '[X, *X]',
  'merge(X, X, X)',
  'merge({ k => X }, X)',
  'length(X)',
  'empty(X)',
  'camelcase(X)',
  'ceiling(X)',
  'join([X, X])',
  'Hash([X, X])',
  'Tuple[T, T]',
  'Optional[T]',
  'X.then |$n| { X }',
  'X.each |$n| { X }',
  'X.map |$n, $o| { [$o, $n] }',
  'X.filter |$n| { $n =~ T }',
  'X.reduce(X) |$m, $n| { [$m, $n] }',
  'X.reduce(0) |$m, $n| { $m + 1 }',
  'X.reduce([]) |$m, $n| { $m << $n }',
  'X.reduce({}) |$m, $n| { $m + { k => $n } }',
  'X.unwrap',
  "String(X, '%s')",
  'Integer(X, 10)',
  'X.reverse_each.map |$n| { X }',
  'X.step(2).reverse_each.map |$n, $o| { [$n, $o] }',
  'X.reverse_each.reduce |$m, $n| { [$n, $m] }',
  'X.slice(2).map |$n, $o| { [$n, $o] }',
  'X.slice(2) |$n, $o| { X }',
  'Array(X.reverse_each)',
  '[*X.step(2)]',
  'X.a',
  'X.b',
  'X.c',
  'X.v',
  'X.twice',
  'X.host',
  'X.path',
  'X.port',
  'X.message',
  'X.kind',
  'X.days',
  'X.major',
  'X.value',
  "X.strftime('%F')",
  "strftime(X, '%H')",
  'X + Timespan(1)',
  'X - Timestamp(1)',
  'Timespan(X)',
  'Timestamp(X)',
  'Float(X)',
  'Numeric(X)',
  'Binary(X)',
  'URI(X)',
  'SemVer(X)',
  'Regexp(X)',
  'O0(X)',
  "O0('a' => X)",
  "O1('a' => X, 'c' => X)",
  "S0::B('v' => X)",
  'floor(X)',
  'inline_epp(X)',
  "getvar('t0.a.0')",
  "get(X, 'a.b.0', X)",
  'X.tree_each |$p, $n| { X }',
  'Array(X.tree_each({ include_root => true })) ',
  'X.each |*$r| { X }',
  'X.filter |$k, $n| { $n }',
  'X.index |$k, $n| { X }',
  'X.partition |$n| { X }',
  'X.group_by |$k, $n| { X }',
  'X.reduce(X) |$m, Array $n| { [$n] }',
  'with(*X) |$w = X, *$r| { [$w, $r] }',
  'with(X, *X, X) |*$r| { $r }',
  'max(*X)',
  'X in [/a/, X]',
  'X in T',
  "X =~ SemVerRange('1.x')",
  'X =~ Regexp["b(c)"]',
  "match([X, 'b'], /b/)",
  "regsubst([X, 'a'], /(a)/, 'x\\\\1')",
  'X[*X]',
  'X[0][-1]',
  'X[0, -1]',
  'X[1, 1]',
  'X["a", "b"]',
  'T[X]',
  'T[X, X]',
  'Enum[X, X]',
  'Sensitive(X).unwrap',
  "Deferred('upcase', [X])",
  "sprintf('%p %s', *X)",
  'scanf(X, "%d")',
  'X.then |$n| { $n.then |$o| { [$n, $o] } }',
  'X.map |$n| { X.map |*$o| { [$n, *$o] } }',
  'X.each |$k, $n| { X.each |$o| { if X { next(X) } if X { return(X) } } }',
  'X.map |$n| { if X { break() } $n }',
  'Array(X, true)',
];

/** Functions that pass one value to their block. */
const BLOCK_CALLS: readonly string[] = [
  'map',
  'filter',
  'each',
  'any',
  'all',
  'group_by',
  'partition',
  'reverse_each',
  'tree_each',
  'slice(1)',
  'step(2)',
  'index',
  'unique',
  'then',
  'with',
  'keys',
  'map.filter',
  'sort_by',
];

/** What a part of a program can use. */
interface Scope {
  readonly variables: readonly string[];
  readonly functions: readonly string[];
}

/** Returns `count` random programs. The same seed gives the same programs. */
export function generatePrograms(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => program(random));
}

function program(random: Random): string {
  const functions: string[] = [];
  const lines: string[] = [
    `type T0 = ${random.pick(TYPES.slice(0, BASIC_TYPES))}`,
    `type T1 = Variant[T0, Array[T1, 0, 2]]`,
    'type R0 = Variant[Integer, Array[R0], Hash[String, R0]]',
    'type O0 = Object[{ attributes => { a => Integer, b => { type => Optional[String], value => undef } } }]',
    "type O1 = Object[{ parent => O0, attributes => { c => { type => Array, value => ['d'] } }, constants => { v => 7 } }]",
    "type S0 = TypeSet[{ pcore_version => '1.0.0', version => '1.0.0', types => { A => Enum['a', 'b'], B => Object[{ attributes => { v => Any } }] } }]",
  ];
  for (let i = random.below(3); i > 0; i--) {
    const name = `f${functions.length}`;
    const type = random.pick(TYPES);
    const returns = random.below(4) === 0 ? ` >> ${random.pick(TYPES)}` : '';
    const more = random.pick([
      '',
      '',
      `, ${random.pick(TYPES)} $q = ${random.pick(VALUES)}`,
      `, ${random.pick(TYPES)} *$q`,
    ]);
    const variables = more === '' ? ['$p'] : ['$p', '$q'];
    // A function may call itself, which ends at the limit of the depth.
    const known = random.below(8) === 0 ? [...functions, name] : [...functions];
    lines.push(
      `function ${name}(${type} $p${more})${returns} {`,
      statements(random, { variables, functions: known }, 2, 'v'),
      '}',
    );
    functions.push(name);
  }
  const classVariables: string[] = [];
  if (random.below(3) === 0) {
    lines.push(`class c0(${random.pick(TYPES)} $p = ${random.pick(CLASS_DEFAULTS)}) {`);
    lines.push(statements(random, { variables: ['$p'], functions }, 2, 'v'), 'notice(1)', '}', 'include c0');
    classVariables.push('$c0::p', '$c0::v1');
    if (random.below(2) === 0) {
      lines.push(
        'class c1 inherits c0 {',
        statements(random, { variables: ['$p', '$v1'], functions }, 2, 'w'),
        'notice(1)',
        '}',
        'include c1',
      );
      classVariables.push('$c1::w2', '$c1::p');
    }
  }
  lines.push(statements(random, { variables: classVariables, functions }, 3, 't'));
  return lines.join('\n');
}

/** A parameter of a class accepts each Deferred, which counts as the type of its result. */
const CLASS_DEFAULTS = VALUES.filter((text) => !text.startsWith('Deferred'));

/** The types that the aliases of a program can name. */
const BASIC_TYPES = 28;

/** Statements that assign variables and end in a value. @param prefix the beginning of the variables' names */
function statements(random: Random, scope: Scope, depth: number, prefix: string): string {
  const variables = [...scope.variables];
  const lines: string[] = [];
  for (let i = 1 + random.below(4); i > 0; i--) {
    const inner = { ...scope, variables };
    const name = `$${prefix}${variables.length}`;
    switch (random.below(16)) {
      case 11:
        lines.push(
          `[${name}, [${name}y, [${name}z]]] = ${random.pick([`[${simple(random, inner)}, [${simple(random, inner)}, [${value(random, inner, depth)}]]]`, value(random, inner, depth)])}`,
        );
        variables.push(name, `${name}y`, `${name}z`);
        break;
      case 12:
        lines.push(
          `[${name}, ${name}y] = { '${name.slice(1)}' => ${value(random, inner, depth)}, '${name.slice(1)}y' => ${simple(random, inner)} }`,
        );
        variables.push(name, `${name}y`);
        break;
      case 13:
        lines.push(
          `if ${simple(random, inner)} =~ /(a)(z)?/ { ${name} = [$0, $1, $2] } elsif ${simple(random, inner)} !~ /b(c)?/ { ${name} = $1 } else { ${name} = [$1, ${value(random, inner, depth)}] }`,
        );
        variables.push(name);
        break;
      case 14:
        lines.push(
          `unless ${condition(random, inner)} { ${random.pick([leave(random, inner), `${name} = ${value(random, inner, depth)}`])} } else { ${name} = ${value(random, inner, depth)} }`,
        );
        variables.push(name);
        break;
      case 15:
        lines.push(
          `case ${simple(random, inner)} { default: { ${name} = ${value(random, inner, depth)} } *${simple(random, inner)}, /(b)(c)?/: { ${name} = [$1, $2] } ${random.pick(TYPES)}, ${simple(random, inner)}: { ${random.pick([leave(random, inner), `${name} = ${simple(random, inner)}`])} } }`,
        );
        variables.push(name);
        break;
      case 2:
        lines.push(`[${name}, ${name}y] = ${value(random, inner, depth)}`);
        variables.push(name, `${name}y`);
        break;
      case 3:
        lines.push(
          `if ${condition(random, inner)} { ${name} = ${value(random, inner, depth)} } elsif ${condition(random, inner)} { ${leave(random, inner)} }`,
        );
        variables.push(name);
        break;
      case 4:
        lines.push(
          `case ${simple(random, inner)} { ${random.pick(TYPES)}: { ${name} = ${value(random, inner, depth)} } /^a(.*)/: { ${name} = $1 } ${random.pick(VALUES)}, undef: { ${leave(random, inner)} } default: { ${random.pick([leave(random, inner), `${name} = ${simple(random, inner)}`])} } }`,
        );
        variables.push(name);
        break;
      case 0:
        lines.push(
          `if ${condition(random, inner)} { ${name} = ${value(random, inner, depth)} } else { ${name} = ${value(random, inner, depth)} }`,
        );
        variables.push(name);
        break;
      case 1:
        lines.push(`unless ${condition(random, inner)} { ${leave(random, inner)} }`);
        break;
      default:
        lines.push(`${name} = ${value(random, inner, depth)}`);
        variables.push(name);
    }
  }
  lines.push(value(random, { ...scope, variables }, depth));
  return lines.join('\n');
}

/** A statement that leaves the code around it, or has no effect. */
function leave(random: Random, scope: Scope): string {
  const result = simple(random, scope);
  return random.pick([
    `return(${result})`,
    "return('r')",
    `next(${result})`,
    'break()',
    "fail('f')",
    `notice(${result})`,
  ]);
}

function condition(random: Random, scope: Scope): string {
  const tested = simple(random, scope);
  const forms = [
    tested,
    `!${tested}`,
    `${tested} =~ ${random.pick(TYPES)}`,
    `${tested} !~ ${random.pick(TYPES)}`,
    `${tested} == ${random.pick(VALUES)}`,
    `${tested} != undef`,
    `${tested} in ${simple(random, scope)}`,
    `${tested}['a'] =~ ${random.pick(TYPES)}`,
    `${tested}[0]`,
    `${tested} =~ /b(c)?/`,
    `${tested} !~ 'a'`,
    `${tested} == ${simple(random, scope)}`,
    `${tested} != ${random.pick(VALUES)}`,
    `${tested}.empty`,
    `type(${tested}) <= ${random.pick(TYPES)}`,
    `!(${tested} =~ ${random.pick(TYPES)} or ${tested} == undef)`,
    `(${tested} =~ /(a)(b)?/ and $1 == ${simple(random, scope)})`,
    `${tested} =~ ${simple(random, scope)}`,
    `${tested}['a']['b'] == ${random.pick(VALUES)}`,
    `${tested} in [${random.pick(VALUES)}, ${random.pick(VALUES)}]`,
    `${tested}.${random.pick(['a', 'b'])} =~ ${random.pick(TYPES)}`,
    `${random.pick(TYPES)} == ${tested}`,
    `${tested} < ${random.pick(VALUES)}`,
    `!!${tested}`,
  ];
  const form = random.pick(forms);
  if (random.below(4) > 0) return form;
  return `${form} ${random.pick(['and', 'or'])} ${random.pick(forms)}`;
}

const simple = (random: Random, { variables }: Scope): string =>
  variables.length > 0 && random.below(4) > 0 ? random.pick(variables) : `(${random.pick(VALUES)})`;

function value(random: Random, scope: Scope, depth: number): string {
  if (depth === 0 || random.below(4) === 0) return simple(random, scope);
  const sub = (): string => value(random, scope, depth - 1);
  const one = simple(random, scope);
  const block = (parameters: readonly string[]): string =>
    statements(
      random,
      { ...scope, variables: [...scope.variables, ...parameters] },
      depth - 1,
      `${'b'.repeat(4 - depth)}x`,
    );
  const forms: readonly (() => string)[] = [
    () => `(if ${condition(random, scope)} { ${sub()} } else { ${sub()} })`,
    () => `${one} ? { ${random.pick(TYPES)} => ${sub()}, undef => ${sub()}, default => ${sub()} }`,
    () => `(case ${one} { ${random.pick(TYPES)}: { ${sub()} } 'a', 1: { ${sub()} } default: { ${sub()} } })`,
    () => `[${sub()}, ${sub()}]`,
    () => `{ 'k' => ${sub()}, ${random.pick(["'l'", 'true', '2'])} => ${sub()} }`,
    () => `(${sub()} ${random.pick(['+', '-', '*', '==', '<', '<<'])} ${sub()})`,
    () => `${one}[${random.pick(['0', '-1', "'a'", "'k'", '0, 1'])}]`,
    () => `${one}.dig(${random.pick(["'a', 'b'", '0', "'k', 0"])})`,
    () => `"x\${${one}}"`,
    () => `${one}.then |$t| { ${block(['$t'])} }`,
    () => `${one}.lest || { ${block([])} }`,
    () => `with(${one}) |$w| { ${block(['$w'])} }`,
    () => `${one}.${random.pick(['map', 'filter', 'each'])} |$e| { ${block(['$e'])} }`,
    () => `${one}.${random.pick(['map', 'filter', 'any', 'all'])} |$k, $e| { ${block(['$k', '$e'])} }`,
    () => `${one}.reduce |$m, $e| { ${block(['$m', '$e'])} }`,
    () => `${one}.reduce(${sub()}) |$m, $e| { ${block(['$m', '$e'])} }`,
    () => `[1, 2, 3].map |$e| { if ${condition(random, scope)} { next(${sub()}) } $e }`,
    () =>
      `${random.pick(['flatten', 'unique', 'length', 'keys', 'values', 'type', 'upcase', 'sort', 'empty'])}(${one})`,
    () => `join(${one}, ',')`,
    () => {
      const call = random.pick(CALLS);
      return call.replaceAll('X', () => simple(random, scope)).replaceAll('T', () => random.pick(TYPES));
    },
    () => {
      const call = random.pick(CALLS);
      return call.replaceAll('X', () => sub()).replaceAll('T', () => random.pick(TYPES));
    },
    () => `${one}.${random.pick(BLOCK_CALLS)} |$e| { ${block(['$e'])} }`,
    () => `${one}.${random.pick(['reduce', 'map', 'each', 'slice(2)'])} |*$r| { ${block(['$r'])} }`,
    () => `${one}.map |${random.pick(TYPES)} $e = ${random.pick(VALUES)}| { ${block(['$e'])} }`,
    () => `with(${one}, ${sub()}) |${random.pick(TYPES)} $w, $u = 3, *$r| { ${block(['$w', '$u', '$r'])} }`,
    () => `${one}.map |$e| { ${leave(random, scope)} $e }`,
    () => `(unless ${condition(random, scope)} { ${sub()} } else { ${leave(random, scope)} })`,
    () => `(if ${one} =~ /(a)(z)?/ { [$0, $1, $2] } else { ${sub()} })`,
    () => `${one} ? { ${random.pick(VALUES)} => ${sub()}, /a(b)?/ => $1, T0 => ${one}, default => ${one} }`,
    () => `pick(${one}, ${sub()})`,
    () =>
      `${one} ? { *${simple(random, scope)} => ${sub()}, /(a)(x)?/ => [$1, $2], ${random.pick(TYPES)} => ${sub()} }`,
    () => `${one}.${random.pick(['a', 'b', 'c', 'v'])}`,
    () => `"$0 $1 \${${one}[0]} \${${one}.a}"`,
    () =>
      `${one}.${random.pick(['reverse_each', 'step(2)', 'slice(2)'])}.${random.pick(['map', 'filter', 'each'])} |$e| { ${block(['$e'])} }`,
    () => `${one}.map |$e, *$r| { $r.map |*$s| { ${block(['$e', '$r', '$s'])} } }`,
    () =>
      `(case ${one} { ${random.pick(TYPES)}, /(a)/: { ${sub()} } ${random.pick(['default', simple(random, scope)])}: { $1 } })`,
    () => `merge(${one}, ${sub()})`,
    () => `[*${one}, 1]`,
    () => `assert_type(${random.pick(TYPES)}, ${one})`,
    () => `${random.pick(['Integer', 'String', 'Array', 'Boolean', 'Sensitive'])}(${one})`,
    () => (scope.functions.length === 0 ? one : `${random.pick(scope.functions)}(${one})`),
  ];
  return random.pick(forms)();
}
