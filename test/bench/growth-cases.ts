/** Programs and environments of any size, for measuring how the time grows. */

/** The files of an environment by path. */
export type Sources = Readonly<Record<string, string>>;

export interface GrowthCase {
  readonly name: string;
  /** The smallest of the measured sizes. The others are twice and four times as large. */
  readonly size: number;
  /** Returns an environment of size `n`. */
  readonly sources: (n: number) => Sources;
  /** Whether the catalog itself has n² tags or edges. */
  readonly isSquare?: boolean;
}

const MANIFEST = 'manifests/site.pp';

/** Joins the texts for 0, 1, …, n - 1. */
function lines(n: number, line: (index: number) => string, separator = '\n'): string {
  return Array.from({ length: n }, (_, index) => line(index)).join(separator);
}

function site(text: string): Sources {
  return { [MANIFEST]: text };
}

function notices(n: number, attributes = ''): string {
  return `Integer[1, ${n}].each |$i| { notify { "n\${i}": ${attributes} } }`;
}

/** Files with the paths and texts for 0, 1, …, n - 1. */
function files(n: number, file: (index: number) => readonly [path: string, text: string]): Sources {
  return Object.fromEntries(Array.from({ length: n }, (_, index) => file(index)));
}

/** Expressions and functions. */
const expressions: readonly GrowthCase[] = [
  {
    name: '+ on arrays in reduce',
    size: 10_000,
    sources: (n) => site(`$x = Integer[1, ${n}].reduce([]) |$memo, $i| { $memo + [$i] }\nnotice($x.size)`),
  },
  {
    name: '+ on hashes in reduce',
    size: 4000,
    sources: (n) =>
      site(`$x = Integer[1, ${n}].reduce({}) |$memo, $i| { $memo + { "k\${i}" => $i } }\nnotice($x.size)`),
  },
  {
    name: '<< in reduce',
    size: 10_000,
    sources: (n) => site(`$x = Integer[1, ${n}].reduce([]) |$memo, $i| { $memo << $i }\nnotice($x.size)`),
  },
  {
    name: 'merge in reduce',
    size: 4000,
    sources: (n) =>
      site(`$x = Integer[1, ${n}].reduce({}) |$memo, $i| { merge($memo, { "k\${i}" => $i }) }\nnotice($x.size)`),
  },
  {
    name: 'chained merge in reduce',
    size: 4000,
    sources: (n) =>
      site(
        `$x = Integer[1, ${n}].reduce({}) |$memo, $i| { $memo.merge({ "k\${i}" => $i }).merge({ a => $i }) }\nnotice($x.size)`,
      ),
  },
  {
    name: 'concat in reduce',
    size: 10_000,
    sources: (n) => site(`$x = Integer[1, ${n}].reduce([]) |$memo, $i| { concat($memo, [$i]) }\nnotice($x.size)`),
  },
  {
    name: 'deep_merge in reduce',
    size: 4000,
    sources: (n) =>
      site(
        `$x = Integer[1, ${n}].reduce({}) |$memo, $i| { deep_merge($memo, { a => { "k\${i}" => $i } }) }\nnotice($x['a'].size)`,
      ),
  },
  {
    name: 'nested reduce',
    size: 4000,
    sources: (n) =>
      site(
        `$x = Integer[1, ${n}].reduce([]) |$memo, $i| { [1, 2].reduce($memo) |$inner, $j| { $inner + [$i] } }\nnotice($x.size)`,
      ),
  },
  {
    name: 'interpolation in reduce',
    size: 20000,
    sources: (n) => site(`$x = Integer[1, ${n}].reduce('') |$memo, $i| { "\${memo}line \${i}\\n" }\nnotice($x.length)`),
  },
  {
    name: 'array - array',
    size: 80000,
    sources: (n) =>
      site(
        `$a = Integer[1, ${n}].map |$i| { "a\${i}" }\n$b = Integer[1, ${n}].map |$i| { "a\${$i * 2}" }\nnotice(($a - $b).size)`,
      ),
  },
  {
    name: 'hash - array',
    size: 80000,
    sources: (n) =>
      site(
        `$a = Integer[1, ${n}].map |$i| { ["a\${i}", $i] }.convert_to(Hash)\n$b = Integer[1, ${n}].map |$i| { "a\${$i * 2}" }\nnotice(($a - $b).size)`,
      ),
  },
  {
    name: 'intersection, union, difference',
    size: 20000,
    sources: (n) =>
      site(
        `$a = Integer[1, ${n}].map |$i| { "a\${i}" }\n$b = Integer[1, ${n}].map |$i| { "a\${$i * 2}" }\nnotice(intersection($a, $b).size, union($a, $b).size, difference($a, $b).size)`,
      ),
  },
  {
    name: 'parameters of a function',
    size: 2000,
    sources: (n) =>
      site(`function f(${lines(n, (i) => `$p${i}`, ', ')}) { $p0 }\nnotice(f(${lines(n, String, ', ')}))`),
  },
  {
    name: 'parameters of a class',
    size: 2000,
    sources: (n) => site(`class c(${lines(n, (i) => `$p${i} = ${i}`, ', ')}) { notice($p0) }\ninclude c`),
  },
  {
    name: 'hash literal',
    size: 5000,
    sources: (n) => site(`$x = { ${lines(n, (i) => `'k${i}' => ${i}`, ', ')} }\nnotice($x.size)`),
  },
  {
    name: 'values of an Enum type',
    size: 8000,
    sources: (n) =>
      site(
        `function f(Enum[${lines(n, (i) => `'a${i}'`, ', ')}] $x) { $x }\nInteger[0, ${n - 1}].each |$i| { f("a\${i}") }`,
      ),
  },
  {
    name: 'chain of type aliases',
    size: 200,
    sources: (n) =>
      site(
        `${lines(n, (i) => `type T${i} = Variant[${i ? `T${i - 1}` : 'Integer'}, Enum['e${i}']]`)}\nnotice('e0' =~ T${n - 1})`,
      ),
  },
  {
    name: 'keys in a hash',
    size: 5000,
    sources: (n) =>
      site(
        `$h = Integer[1, ${n}].map |$i| { ["K\${i}", $i] }.convert_to(Hash)\n$x = Integer[1, ${n}].filter |$i| { "k\${$i * 2}" in $h }\nnotice($x.size)`,
      ),
  },
  {
    name: 'regular expressions with groups',
    size: 1000,
    sources: (n) => site(`$x = 'a'\n${lines(n, (i) => `if $x =~ /a(${i})/ { notice($1) }`)}`),
  },
  {
    name: 'lookups in a hash',
    size: 40000,
    sources: (n) =>
      site(
        `$h = Integer[1, ${n}].map |$i| { ["k\${i}", { a => $i }] }.convert_to(Hash)\n$s = Integer[1, ${n}].reduce(0) |$m, $i| { $m + $h["k\${i}"]['a'] }\nnotice($s)`,
      ),
  },
];

/** Resources, relationships, data and templates. */
const catalogs: readonly GrowthCase[] = [
  {
    name: 'inherits chain',
    size: 500,
    sources: (n) => site(`${lines(n, (i) => `class c${i}${i ? ` inherits c${i - 1}` : ''} {}`)}\ninclude c${n - 1}`),
  },
  {
    name: 'inherits chain, overrides',
    size: 250,
    sources: (n) =>
      site(
        `${lines(n, (i) => `class c${i}${i ? ` inherits c${i - 1}` : ''} { notify { 'n${i}': } ${i ? `Notify['n${i - 1}'] { message => 'x' }` : ''} }`)}\ninclude c${n - 1}`,
      ),
  },
  {
    name: 'nested defines, same type',
    size: 200,
    isSquare: true,
    sources: (n) => site(`define d(Integer $n) { if $n > 0 { d { "x\${n}": n => $n - 1 } } }\nd { 'x': n => ${n} }`),
  },
  {
    name: 'nested classes',
    size: 100,
    sources: (n) => site(`${lines(n, (i) => `class c${i} { ${i + 1 < n ? `include c${i + 1}` : ''} }`)}\ninclude c0`),
  },
  {
    name: 'collectors by tag × resources',
    size: 2500,
    sources: (n) =>
      site(
        `Integer[0, ${n - 1}].each |$i| { @notify { "n\${i}": tag => "t\${$i / 10}" } }\n${lines(n / 10, (i) => `Notify <| tag == 't${i}' |>`)}`,
      ),
  },
  {
    name: 'collectors by title × resources',
    size: 2500,
    sources: (n) =>
      site(
        `Integer[0, ${n - 1}].each |$i| { @notify { "n\${i}": } }\n${lines(n / 10, (i) => `Notify <| title == 'n${i}' |>`)}`,
      ),
  },
  {
    name: 'collectors by attribute × resources',
    size: 2500,
    sources: (n) =>
      site(
        `Integer[0, ${n - 1}].each |$i| { @notify { "n\${i}": message => "m\${$i / 10}" } }\n${lines(n / 10, (i) => `Notify <| message == 'm${i}' |>`)}`,
      ),
  },
  {
    name: 'collectors with overrides × resources',
    size: 2500,
    sources: (n) =>
      site(
        `Integer[0, ${n - 1}].each |$i| { @notify { "n\${i}": tag => "t\${$i / 10}" } }\n${lines(n / 10, (i) => `Notify <| tag == 't${i}' |> { message => 'x' }`)}`,
      ),
  },
  {
    name: 'realize',
    size: 10000,
    sources: (n) =>
      site(
        `Integer[0, ${n - 1}].each |$i| { @notify { "n\${i}": } }\nInteger[0, ${n - 1}].each |$i| { realize(Notify["n\${i}"]) }`,
      ),
  },
  {
    name: 'edges by collectors',
    size: 125,
    isSquare: true,
    sources: (n) =>
      site(
        `Integer[1, ${n}].each |$i| { notify { "a\${i}": tag => 'a' } notify { "b\${i}": tag => 'b' } }\nNotify <| tag == 'a' |> -> Notify <| tag == 'b' |>`,
      ),
  },
  {
    name: 'edges of arrays',
    size: 125,
    isSquare: true,
    sources: (n) =>
      site(
        `Integer[1, ${n}].each |$i| { notify { "a\${i}": } notify { "b\${i}": } }\n$a = Integer[1, ${n}].map |$i| { Notify["a\${i}"] }\n$b = Integer[1, ${n}].map |$i| { Notify["b\${i}"] }\n$a -> $b`,
      ),
  },
  {
    name: 'chain of edges',
    size: 4000,
    sources: (n) => site(`${notices(n)}\nInteger[2, ${n}].each |$i| { Notify["n\${$i - 1}"] -> Notify["n\${i}"] }`),
  },
  {
    name: 'resources',
    size: 10000,
    sources: (n) => site(notices(n)),
  },
  {
    name: 'resources of a define',
    size: 1000,
    sources: (n) =>
      site(`define d(Integer $n) { notify { "d\${n}": } }\nInteger[1, ${n}].each |$i| { d { "x\${i}": n => $i } }`),
  },
  {
    name: 'create_resources',
    size: 10000,
    sources: (n) =>
      site(
        `$h = Integer[1, ${n}].map |$i| { ["n\${i}", { 'message' => "m\${i}" }] }.convert_to(Hash)\ncreate_resources('notify', $h)`,
      ),
  },
  {
    name: 'ensure_resources',
    size: 5000,
    sources: (n) =>
      site(
        `$h = Integer[1, ${n}].map |$i| { ["n\${i}", { 'message' => "m\${i}" }] }.convert_to(Hash)\nensure_resources('notify', $h)`,
      ),
  },
  {
    name: 'resource overrides',
    size: 4000,
    sources: (n) => site(`${notices(n)}\nInteger[1, ${n}].each |$i| { Notify["n\${i}"] { message => 'x' } }`),
  },
  {
    name: 'tags of resources',
    size: 4000,
    sources: (n) => site(notices(n, 'tag => ["a${i}", "b${i}", "c${i}"]')),
  },
  {
    name: 'resource defaults',
    size: 8000,
    sources: (n) => site(`Notify { message => 'x', loglevel => 'info' }\n${notices(n)}`),
  },
  {
    name: 'defined()',
    size: 8000,
    sources: (n) => site(`Integer[1, ${n}].each |$i| { unless defined(Notify["n\${i}"]) { notify { "n\${i}": } } }`),
  },
  {
    name: 'node definitions',
    size: 1000,
    sources: (n) =>
      site(`${lines(n, (i) => `node 'n${i}.example' { notify { 'x': } }`)}\nnode default { notify { 'y': } }`),
  },
  {
    name: 'files in a manifest directory',
    size: 250,
    sources: (n) => files(n, (i) => [`manifests/f${i}.pp`, `class c${i} { notify { 'x${i}': } }\ninclude c${i}`]),
  },
  {
    name: 'classes of one module',
    size: 250,
    sources: (n) => ({
      ...files(n, (i) => [`modules/m/manifests/c${i}.pp`, `class m::c${i} { notify { 'x${i}': } }`]),
      [MANIFEST]: lines(n, (i) => `include m::c${i}`),
    }),
  },
  {
    name: 'containment of one class',
    size: 10000,
    sources: (n) =>
      site(`class c { ${notices(n)} }\nclass d { notify { 'y': } }\ninclude c, d\nClass['c'] -> Class['d']`),
  },
  {
    name: 'Hiera keys, automatic parameters',
    size: 500,
    sources: (n) => ({
      ...hieraConfig(['common.yaml']),
      'data/common.yaml': lines(n, (i) => `c::p${i}: ${i}`),
      [MANIFEST]: `class c(${lines(n, (i) => `$p${i}`, ', ')}) { notice($p0) }\ninclude c`,
    }),
  },
  {
    name: 'Hiera lookups with merge',
    size: 1000,
    sources: (n) => ({
      ...hieraConfig(['a.yaml', 'b.yaml']),
      'data/a.yaml': lines(n, (i) => `k${i}:\n  a: {x: 1}`),
      'data/b.yaml': lines(n, (i) => `k${i}:\n  a: {y: 1}`),
      [MANIFEST]: `Integer[0, ${n - 1}].each |$i| { lookup("k\${i}", Hash, 'deep') }`,
    }),
  },
  {
    name: 'Hiera deep merge of one hash',
    size: 4000,
    sources: (n) => ({
      ...hieraConfig(['a.yaml', 'b.yaml']),
      'data/a.yaml': `k:\n${lines(n, (i) => `  a${i}: {x: [1]}`)}`,
      'data/b.yaml': `k:\n${lines(n, (i) => `  a${i}: {y: 1}`)}`,
      [MANIFEST]: `$x = lookup('k', Hash, 'deep')\nnotice($x.size)`,
    }),
  },
  {
    name: 'Hiera lookup_options',
    size: 1000,
    sources: (n) => ({
      ...hieraConfig(['a.yaml', 'b.yaml']),
      'data/a.yaml': `lookup_options:\n${lines(n, (i) => `  k${i}: {merge: deep}`)}\n${lines(n, (i) => `k${i}: {a: 1}`)}`,
      'data/b.yaml': lines(n, (i) => `k${i}: {b: 1}`),
      [MANIFEST]: `Integer[0, ${n - 1}].each |$i| { lookup("k\${i}") }`,
    }),
  },
  {
    name: 'Hiera levels',
    size: 250,
    sources: (n) => ({
      ...hieraConfig(Array.from({ length: n }, (_, i) => `l${i}.yaml`)),
      ...files(n, (i) => [`data/l${i}.yaml`, `k: {a${i}: 1}`]),
      [MANIFEST]: `lookup('k', Hash, 'deep')`,
    }),
  },
  {
    name: 'lookups of dotted keys',
    size: 10000,
    sources: (n) => ({
      ...hieraConfig(['a.yaml']),
      'data/a.yaml': `k:\n${lines(n, (i) => `  a${i}: {x: ${i}}`)}`,
      [MANIFEST]: `Integer[0, ${n - 1}].each |$i| { lookup("k.a\${i}.x") }`,
    }),
  },
  {
    name: 'EPP iterations',
    size: 50000,
    sources: (n) => ({
      'modules/m/templates/t.epp': `<% Integer[1, ${n}].each |$i| { -%>\nline <%= $i %>\n<% } -%>\n`,
      [MANIFEST]: `notify { 'x': message => epp('m/t.epp') }`,
    }),
  },
  {
    name: 'EPP calls',
    size: 4000,
    sources: (n) => ({
      'modules/m/templates/t.epp': `<%- | $i | -%>\nline <%= $i %>\n`,
      [MANIFEST]: `Integer[1, ${n}].each |$i| { notify { "x\${i}": message => epp('m/t.epp', { i => $i }) } }`,
    }),
  },
  {
    name: 'dependency cycle',
    size: 1000,
    sources: (n) =>
      site(
        `${notices(n)}\nInteger[2, ${n}].each |$i| { Notify["n\${$i - 1}"] -> Notify["n\${i}"] }\nNotify['n${n}'] -> Notify['n1']`,
      ),
  },
];

export const growthCases: readonly GrowthCase[] = [...expressions, ...catalogs];

function hieraConfig(paths: readonly string[]): Sources {
  return {
    'hiera.yaml': `version: 5\ndefaults: {datadir: data, data_hash: yaml_data}\nhierarchy:\n  - name: all\n    paths: ${JSON.stringify(paths)}\n`,
  };
}
