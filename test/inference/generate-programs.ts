/** Generates random programs of statements: assignments, functions with types, branches that narrow, and blocks. */
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
  const lines: string[] = [];
  for (let i = random.below(3); i > 0; i--) {
    const name = `f${functions.length}`;
    const type = random.pick(TYPES);
    const returns = random.below(4) === 0 ? ` >> ${random.pick(TYPES)}` : '';
    const body = statements(random, { variables: ['$p'], functions: [...functions] }, 2, 'v');
    lines.push(`function ${name}(${type} $p)${returns} {`, body, '}');
    functions.push(name);
  }
  lines.push(statements(random, { variables: [], functions }, 3, 't'));
  return lines.join('\n');
}

/** Statements that assign variables and end in a value. @param prefix the beginning of the variables' names */
function statements(random: Random, scope: Scope, depth: number, prefix: string): string {
  const variables = [...scope.variables];
  const lines: string[] = [];
  for (let i = 1 + random.below(4); i > 0; i--) {
    const inner = { ...scope, variables };
    const name = `$${prefix}${variables.length}`;
    switch (random.below(6)) {
      case 0:
        lines.push(
          `if ${condition(random, inner)} { ${name} = ${value(random, inner, depth)} } else { ${name} = ${value(random, inner, depth)} }`,
        );
        variables.push(name);
        break;
      case 1:
        lines.push(
          `unless ${condition(random, inner)} { ${random.pick(['return(1)', "return('r')", `notice(${value(random, inner, 0)})`])} }`,
        );
        break;
      default:
        lines.push(`${name} = ${value(random, inner, depth)}`);
        variables.push(name);
    }
  }
  lines.push(value(random, { ...scope, variables }, depth));
  return lines.join('\n');
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
    () => `pick(${one}, ${sub()})`,
    () => `merge(${one}, ${sub()})`,
    () => `[*${one}, 1]`,
    () => `assert_type(${random.pick(TYPES)}, ${one})`,
    () => `${random.pick(['Integer', 'String', 'Array', 'Boolean', 'Sensitive'])}(${one})`,
    () => (scope.functions.length === 0 ? one : `${random.pick(scope.functions)}(${one})`),
  ];
  return random.pick(forms)();
}
