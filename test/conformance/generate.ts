/** Generates random Puppet expressions. The same seed gives the same expressions. */
import { createRandom, type Random } from './random.js';

const literals = `
0 | 1 | -3 | 7 | 42 | 0x1F | 017 | 0.5 | 2.0 | -1.5e3 | 1e20 | 'a' | 'Abc' | 'abc' | '12' | '1.5' | '0x1F' | '' | 'é' | "tab\\t" | 'a b  c' | true | false
| undef | default | [] | [1,2,3] | ['b','A','a'] | [[1,2],[3,4]] | [1,[2,[3]]] | {} | {a=>1,b=>2} | {1=>'x'} | {'k'=>[1,{z=>undef}]} | /a/ | /(b)c$/ | Timestamp('2020-01-02T03:04:05')
| Timespan('1-02:03:04') | SemVer('1.2.3') | SemVerRange('>=1.0.0 <2.0.0') | Sensitive('s') | Integer | String`;

const types = `
Any | Undef | Scalar | Data | Numeric | Integer | Integer[1,10] | Integer[0] | Float | Float[0.0,1.5] | String | String[1] | String[2,3] | Boolean | Boolean[true] | Enum['a','b'] | Enum[abc,true]
| Pattern[/a/,/^b/] | Regexp | Regexp[/a/] | Array | Array[Integer] | Array[String,1,2] | Hash | Hash[String,Integer] | Tuple[Integer,String] | Tuple[Integer,1,3] | Struct[{a=>Integer}]
| Struct[{a=>Integer,Optional[b]=>String}] | Collection | Collection[1] | Variant[Integer,String] | Optional[Integer] | NotUndef | Type | Type[Integer] | Sensitive | Timestamp | Timespan | SemVer | Callable
| Callable[Integer] | Iterable | Iterable[Integer] | Default | Class | Class['a'] | File | File['/x'] | Binary | URI`;

const binary = ['+', '-', '*', '/', '%', '==', '!=', '<', '>', '<=', '>=', '=~', '!~', 'in', 'and', 'or'];

const unaryFunctions =
  `size length empty upcase downcase capitalize strip lstrip rstrip chomp chop abs floor ceiling round flatten unique sort keys values
  type String Integer Float Boolean Array Numeric max min`.split(/\s+/);

const withBlock = ['map', 'filter', 'each', 'any', 'all', 'reverse_each'];

const parse = (text: string): string[] => text.split('|').map((value) => value.trim().replaceAll('\n', ' '));
const values = parse(literals);
const typeTexts = parse(types);

/** Returns `count` random expressions. */
export function generate(count: number, seed: number): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => expression(random, 2 + random.below(2), []));
}

type Form = (random: Random, depth: number, scope: readonly string[]) => string;

const forms: readonly Form[] = [
  (random, depth, scope) => `(${sub(random, depth, scope)}) ${random.pick(binary)} (${sub(random, depth, scope)})`,
  (random, depth, scope) => `(${sub(random, depth, scope)}) ${random.pick(binary)} (${sub(random, depth, scope)})`,
  (random, depth, scope) =>
    `(${sub(random, depth, scope)}) ${random.pick(['=~', '!~', 'in', '==', '<='])} (${random.pick(typeTexts)})`,
  (random, depth, scope) => `(${sub(random, depth, scope)}) << (${random.pick(['1', '-2', '3', "'4'", '[1]'])})`,
  (random, depth, scope) => `${random.pick(['!', '-'])} (${sub(random, depth, scope)})`,
  (random, depth, scope) => `[*(${sub(random, depth, scope)}), 1]`,
  (random, depth, scope) =>
    `(${sub(random, depth, scope)})[${random.pick(['0', '-1', "'a'", '1, 2', '0, -1', sub(random, depth, scope)])}]`,
  (random, depth, scope) =>
    `(${sub(random, depth, scope)}) ? { ${random.pick(typeTexts)} => 1, (${sub(random, depth, scope)}) => 2, default => 3 }`,
  (random, depth, scope) =>
    `if (${sub(random, depth, scope)}) { ${sub(random, depth, scope)} } else { ${sub(random, depth, scope)} }`,
  (random, depth, scope) =>
    `case (${sub(random, depth, scope)}) { (${sub(random, depth, scope)}), ${random.pick(typeTexts)}: { 'hit' } default: { 'miss' } }`,
  (random, depth, scope) => `[${sub(random, depth, scope)}, ${sub(random, depth, scope)}]`,
  (random, depth, scope) => `{ ${sub(random, depth, scope)} => ${sub(random, depth, scope)}, 'k' => 1 }`,
  (random, depth, scope) => `"<\${(${sub(random, depth, scope)})}>"`,
  (random, depth, scope) => `${random.pick(unaryFunctions)}(${sub(random, depth, scope)})`,
  (random, depth, scope) => `${random.pick(unaryFunctions)}(${sub(random, depth, scope)})`,
  (random, depth, scope) => block(random, depth, scope),
  (random, depth, scope) =>
    `(${sub(random, depth, scope)}).reduce |$m, $e| { ${sub(random, depth, [...scope, '$m', '$e'])} }`,
  (random, depth, scope) => `(${sub(random, depth, scope)}).then |$t| { ${sub(random, depth, [...scope, '$t'])} }`,
  (random, depth, scope) =>
    `sprintf('${random.pick(['%s', '%d', '%5.2f', '%x', '%-6s|', '%p'])}', ${sub(random, depth, scope)})`,
  (random, depth, scope) =>
    `regsubst(${sub(random, depth, scope)}, '${random.pick(['a', '[aeiou]', '(b)', '^'])}', '${random.pick(['X', '<\\\\0>', ''])}', 'G')`,
  (random, depth, scope) => `join(${sub(random, depth, scope)}, '-')`,
  (random, depth, scope) => `split(${sub(random, depth, scope)}, ${random.pick(["' '", '/b/', "''"])})`,
];

function expression(random: Random, depth: number, scope: readonly string[]): string {
  return random.pick(forms)(random, depth, scope);
}

function sub(random: Random, depth: number, scope: readonly string[]): string {
  if (depth > 0 && random.below(3) > 0) return expression(random, depth - 1, scope);
  if (scope.length > 0 && random.below(2) === 0) return random.pick(scope);
  return random.below(6) === 0 ? random.pick(typeTexts) : random.pick(values);
}

function block(random: Random, depth: number, scope: readonly string[]): string {
  const name = `$v${scope.length}`;
  const parameters =
    random.below(4) === 0
      ? `|${random.pick(typeTexts)} ${name}|`
      : random.below(4) === 0
        ? `|$i, ${name}|`
        : `|${name}|`;
  return `(${sub(random, depth, scope)}).${random.pick(withBlock)} ${parameters} { ${sub(random, depth, [...scope, name])} }`;
}
