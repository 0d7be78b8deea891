/**
 * Generates random programs of statements: assignments, functions and aliases, classes, branches that narrow, blocks, and
 * calls of built-in functions and those of stdlib.
 */
import { createRandom, type Random } from '../conformance/random.js';
import { BASIC_TYPES, BLOCK_CALLS, CALLS, CLASS_DEFAULTS, TYPES, VALUES } from './program-parts.js';

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
    `type U0 = ${random.pick(['Optional[Integer]', 'Variant[Undef, String]', 'Optional[T0]', 'Undef'])}`,
    `type U1 = Variant[U0, Array[U1], Struct[{ a => U1, Optional[b] => T0 }]]`,
    'type M0 = Variant[Integer, Array[M1], Struct[{ a => Optional[M1] }]]',
    'type M1 = Variant[String, Undef, M0, Hash[String, M0]]',
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
    classVariables.push('$c0::p', '$c0::v1', "Class['c0']['p']");
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
          `if ${simple(random, inner)} =~ /(a)(z)?/ { ${name} = [$0, $1, $2] } elsif ${simple(random, inner)} !~ /(?:b|(x))(c)?/ { ${name} = $1 } else { ${name} = [$1, ${value(random, inner, depth)}] }`,
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
          `case ${simple(random, inner)} { default: { ${name} = ${value(random, inner, depth)} } *${simple(random, inner)}, /(b)|(c)/: { ${name} = [$1, $2] } ${random.pick(TYPES)}, ${simple(random, inner)}: { ${random.pick([leave(random, inner), `${name} = ${simple(random, inner)}`])} } }`,
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
    `${tested}[${simple(random, scope)}] =~ ${random.pick(TYPES)}`,
    `${tested} =~ /b(c)?/`,
    `${tested} !~ 'a'`,
    `${tested} == ${simple(random, scope)}`,
    `${tested} != ${random.pick(VALUES)}`,
    `${tested}.empty`,
    `${tested}.length ${random.pick(['>', '>=', '<', '<=', '==', '!='])} ${random.below(3)}`,
    `${random.below(3)} ${random.pick(['>', '>=', '<', '<=', '==', '!='])} size(${tested})`,
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
    `${tested}['kind'] ${random.pick(['==', '!='])} ${random.pick(["'P'", "'q'", '1', 'true', 'undef'])}`,
    `${tested}[0] ${random.pick(['==', '!='])} ${random.pick(["'x'", "'Z'", '1'])}`,
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
    () => {
      const element = `${one}[${simple(random, scope)}]`;
      return `(if ${element} =~ ${random.pick(TYPES)} { [${element}, with(${sub()}) |$e| { ${element} }] } else { ${element} })`;
    },
    () => `${one}.filter |$e| { ${condition(random, { ...scope, variables: ['$e'] })} }`,
    () => `${one}.filter |$i, $e| { ${condition(random, { ...scope, variables: ['$i', '$e', '$e'] })} }`,
    () => `(unless ${condition(random, scope)} { ${sub()} } else { ${leave(random, scope)} })`,
    () => `(if ${one} =~ /(a)(z)?/ { [$0, $1, $2] } else { ${sub()} })`,
    () => `${one} ? { ${random.pick(VALUES)} => ${sub()}, /a(b)?/ => $1, T0 => ${one}, default => ${one} }`,
    () => `pick(${one}, ${sub()})`,
    () =>
      `${one} ? { *${simple(random, scope)} => ${sub()}, /((a)|b)(?:(x))?/ => [$1, $2, $3], ${random.pick(TYPES)} => ${sub()} }`,
    () => `${one}.${random.pick(['a', 'b', 'c', 'v'])}`,
    () => `"$0 $1 \${${one}[0]} \${${one}.a}"`,
    () =>
      `${one}.${random.pick(['reverse_each', 'step(2)', 'slice(2)'])}.${random.pick(['map', 'filter', 'each'])} |$e| { ${block(['$e'])} }`,
    () => `${one}.map |$e, *$r| { $r.map |*$s| { ${block(['$e', '$r', '$s'])} } }`,
    () =>
      `(case ${one} { ${random.pick(TYPES)}, /(a)/: { ${sub()} } ${random.pick(['default', simple(random, scope)])}: { $1 } })`,
    () => `merge(${one}, ${sub()})`,
    () =>
      `(case ${one}['kind'] { 'P': { [${one}, ${sub()}] } 'q', 1: { ${one}['value'] } true: { ${sub()} } default: { ${one} } })`,
    () => `${one}[0] ? { 'X' => [${one}[1], ${one}], 'y' => ${one}[2], default => ${one} }`,
    () =>
      `(${one} + { ${random.pick(["'kind'", "('x' ? { $t => 'a', default => 'b' })", one])} => ${sub()}, 'l' => ${sub()} })`,
    () => `[*${one}, 1]`,
    () => `assert_type(${random.pick(TYPES)}, ${one})`,
    () => `${random.pick(['Integer', 'String', 'Array', 'Boolean', 'Sensitive'])}(${one})`,
    () => (scope.functions.length === 0 ? one : `${random.pick(scope.functions)}(${one})`),
  ];
  return random.pick(forms)();
}
