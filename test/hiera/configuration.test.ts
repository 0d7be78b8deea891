import { CatalogCompileError, compileCatalog } from '@pptjs/catalog';
/** The values and errors that faulty and unusual configurations of an environment give, as Puppet gives them. */
import test from 'ava';
import { folderOf } from '../catalog/folder.js';

/** The manifest looks up `m::x`, then `x`. */
const FILES: Readonly<Record<string, string>> = {
  'data/c.yaml': 'x: 1\n',
  'manifests/site.pp': "notice(lookup('m::x', default_value => 5))\nnotice(lookup('x', default_value => 5))\n",
  'modules/m/manifests/init.pp': 'class m { }\n',
};

/** Puppet's answer is the last value, or its error. `$DIR` is the folder of the environment. */
const cases: readonly (readonly [title: string, files: Readonly<Record<string, string>>, answer: string])[] = [
  [
    'a default hierarchy in an environment',
    { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\ndefault_hierarchy: []\n' },
    "'default_hierarchy' is only allowed in the module layer (file: $DIR/hiera.yaml, line: 5)",
  ],
  [
    'a name that two levels have',
    {
      'hiera.yaml': "version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - path: d.yaml\n    name: 'a' # again\n",
    },
    "Hierarchy name 'a' defined more than once. First defined at (line: 3) (file: $DIR/hiera.yaml, line: 6)",
  ],
  [
    'a name that two levels have, in JSON',
    { 'hiera.yaml': '{"version": 5, "hierarchy": [{"name": "a", "path": "x"}, {"name": "a", "path": "y"}]}\n' },
    "Hierarchy name 'a' defined more than once. (file: $DIR/hiera.yaml)",
  ],
  [
    'a level that is wrong and has the name of another',
    {
      'hiera.yaml':
        'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: a\n    path: d.yaml\n    glob: x\n',
    },
    "Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy 'a' (file: $DIR/hiera.yaml)",
  ],
  [
    'a back end of Hiera 3',
    { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    hiera3_backend: foo\n' },
    "'hiera3_backend' is only allowed in the global layer (file: $DIR/hiera.yaml, line: 4)",
  ],
  [
    'a data function of version 4',
    { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    v4_data_hash: foo\n' },
    "Unable to find 'v4_data_hash' function named 'foo' (file: $DIR/hiera.yaml)",
  ],
  [
    'two default functions',
    { 'hiera.yaml': 'version: 5\ndefaults:\n  data_hash: yaml_data\n  lookup_key: foo\n' },
    'Only one of data_hash, lookup_key, data_dig, or hiera3_backend can be defined in defaults (file: $DIR/hiera.yaml)',
  ],
  [
    'a reserved default option',
    {
      'hiera.yaml':
        'version: 5\ndefaults:\n  data_hash: yaml_data\n  options: {path: x}\nhierarchy:\n  - name: a\n    options: {a: 1}\n',
    },
    "Option key 'path' used in defaults is reserved by Puppet (file: $DIR/hiera.yaml)",
  ],
  ['a hierarchy for plans', { 'hiera.yaml': 'version: 5\nplan_hierarchy:\n  - name: a\n' }, '5'],
  [
    'an expression in the options of a lower level',
    {
      'hiera.yaml':
        'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: b\n    options: {a: "%{lookup(\'x\')}"}\n    lookup_key: nosuch::y\n',
    },
    'Interpolation using method syntax is not allowed in this context (file: $DIR/hiera.yaml)',
  ],
  [
    'an expression in the path of a lower level',
    {
      'hiera.yaml':
        'version: 5\nhierarchy:\n  - name: a\n    lookup_key: nosuch::x\n  - name: b\n    path: "%{lookup(\'x\')}"\n',
    },
    'Interpolation using method syntax is not allowed in this context (file: $DIR/hiera.yaml)',
  ],
  [
    'an unknown variable in the folder of a lower level',
    {
      'hiera.yaml':
        'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: b\n    path: x\n    datadir: "%{nosuch}"\n',
    },
    "Undefined variable 'nosuch' (file: $DIR/hiera.yaml, line: 7)",
  ],
  [
    'an unknown variable in the options of a lower level',
    {
      'hiera.yaml':
        "version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: b\n    options: {a: '%{nosuch}'}\n    path: x\n",
    },
    "Undefined variable 'nosuch' (file: $DIR/hiera.yaml, line: 6)",
  ],
  [
    'a wrong collection of mapped paths in a lower level',
    {
      'hiera.yaml':
        "version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: b\n    mapped_paths: [facts.kernel.x, t, '%{t}.yaml']\n",
    },
    "Data Provider type mismatch: Got String when a hash-like object was expected to access value using 'x' from key 'facts.kernel.x'",
  ],
  [
    'a URI that is none',
    { 'hiera.yaml': "version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n  - name: b\n    uri: 'a b %{kernel}'\n" },
    'Evaluation Error: Error while evaluating a Function Call, bad URI(is not URI?): "a b Linux" (file: $DIR/manifests/site.pp, line: 1, column: 8)',
  ],
  [
    'an expression in the default hierarchy of a module',
    {
      'modules/m/hiera.yaml':
        'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\ndefault_hierarchy:\n  - name: a\n    path: "%{lookup(\'x\')}"\n',
    },
    'Interpolation using method syntax is not allowed in this context (file: $DIR/modules/m/hiera.yaml)',
  ],
  [
    'two levels of a default hierarchy with a name',
    { 'modules/m/hiera.yaml': 'version: 5\ndefault_hierarchy:\n  - name: a\n    path: x\n  - name: a\n    path: y\n' },
    "Hierarchy name 'a' defined more than once. First defined at (line: 3) (file: $DIR/modules/m/hiera.yaml, line: 5)",
  ],
  [
    'a wrong pattern of the environment and a wrong option of the module',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n',
      'data/c.yaml': "lookup_options: {'^(': {merge: hash}}\n",
      'modules/m/hiera.yaml': 'version: 5\n',
      'modules/m/data/common.yaml': 'lookup_options: {z: {}}\n',
    },
    'Evaluation Error: Error while evaluating a Function Call, end pattern with unmatched parenthesis: /^(/ (file: $DIR/manifests/site.pp, line: 1, column: 8)',
  ],
  [
    'a wrong configuration of version 3',
    { 'hiera.yaml': 'version: 3\nhierarchy:\n  - name: a\n' },
    "Evaluation Error: Error while evaluating a Function Call,  The Lookup Configuration at '$DIR/hiera.yaml' has wrong type, entry 'hierarchy' variant 0 expects a String value, got Tuple\n  The Lookup Configuration at '$DIR/hiera.yaml' has wrong type, entry 'hierarchy' variant 1 index 0 expects a String value, got Struct (file: $DIR/manifests/site.pp, line: 1, column: 8)",
  ],
  [
    'data functions that look up keys for the options',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    data_hash: environment::dh\n',
      'functions/environment/dh.pp':
        "function environment::dh(Hash $o, Puppet::LookupContext $c) { { 'x' => lookup('y') } }\n",
    },
    'Recursive lookup detected in [lookup_options]',
  ],
  [
    'a conversion to no type',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n',
      'data/c.yaml': "x: 1\nlookup_options: {x: {convert_to: 'm::nothing'}}\n",
    },
    "Invalid data type in lookup_options for key 'x' could not parse 'm::nothing', error: 'The expression <m::nothing> is not a valid type specification.",
  ],
  [
    'the order of files of a pattern',
    {
      'hiera.yaml': "version: 5\nhierarchy:\n  - name: a\n    glob: '**/*.yaml'\n",
      'data/g/a.yaml': 'x: g/a\n',
      'data/g-x.yaml': 'x: g-x\n',
      'data/g.yaml': 'x: g\n',
      'data/c.yaml': 'z: 1\n',
    },
    'g/a',
  ],
  [
    'the order of alternatives of a pattern',
    {
      'hiera.yaml': "version: 5\nhierarchy:\n  - name: a\n    glob: '{d,c}.yaml'\n",
      'data/d.yaml': 'x: d\n',
      'data/c.yaml': 'x: c\n',
    },
    'd',
  ],
  [
    'the order of alternatives behind a pattern of folders',
    {
      'hiera.yaml': "version: 5\nhierarchy:\n  - name: a\n    glob: '**/{d,c}.yaml'\n",
      'data/d.yaml': 'x: d\n',
      'data/c.yaml': 'x: c\n',
    },
    'c',
  ],
  [
    'unique values of one of two levels',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    paths: [c.yaml, d.yaml]\n',
      'data/c.yaml': 'x: [a, [b, a]]\nlookup_options: {x: {merge: unique}}\n',
    },
    '[a, b]',
  ],
  [
    'unique values of the only level',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n',
      'data/c.yaml': 'x: [a, [b, a], a]\nlookup_options: {x: {merge: unique}}\n',
    },
    '[a, b, a]',
  ],
  [
    'unique values of two levels',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    paths: [c.yaml, d.yaml]\n',
      'data/c.yaml': 'x: [a, [b, a]]\nlookup_options: {x: {merge: unique}}\n',
      'data/d.yaml': 'x: [b, c, c]\n',
    },
    '[a, b, c]',
  ],
  [
    'a version that is a text',
    { 'hiera.yaml': 'version: "5"\n' },
    "Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at '$DIR/hiera.yaml' has wrong type, entry 'version' expects an Integer value, got String (file: $DIR/manifests/site.pp, line: 1, column: 8)",
  ],
  [
    'a version that is a Float',
    { 'hiera.yaml': 'version: 4.2\n' },
    "Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at '$DIR/hiera.yaml' has wrong type, entry 'version' expects an Integer value, got Float (file: $DIR/manifests/site.pp, line: 1, column: 8)",
  ],
  [
    'a version that is not a number',
    { 'hiera.yaml': 'version: five\n' },
    'This runtime does not support hiera.yaml version 0 (file: $DIR/hiera.yaml)',
  ],
  ['keys that are symbols', { 'hiera.yaml': ':version: 5\n:hierarchy:\n  - :name: a\n    path: c.yaml\n' }, '1'],
  [
    'an alias without an anchor',
    { 'hiera.yaml': 'version: *v\n' },
    'Evaluation Error: Error while evaluating a Function Call, Unknown alias: v (file: $DIR/manifests/site.pp, line: 1, column: 8)',
  ],
  [
    'an alias without an anchor in data',
    { 'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n', 'data/c.yaml': 'x: *v\n' },
    'Unable to parse Unknown alias: v',
  ],
  [
    'options of a key that are a text',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n',
      'data/c.yaml': 'x: 1\nlookup_options: {x: unique}\n',
    },
    '1',
  ],
  [
    'options of a key that are a number, which end Puppet with a crash,',
    {
      'hiera.yaml': 'version: 5\nhierarchy:\n  - name: a\n    path: c.yaml\n',
      'data/c.yaml': 'x: 1\nlookup_options: {x: 5}\n',
    },
    "the lookup_options of key 'x' must be a hash",
  ],
];

for (const [title, files, answer] of cases) {
  test(`configuration: ${title} has the answer of Puppet`, async (t) => {
    const folder = folderOf({ ...FILES, ...files });
    const actual = await answerIn(folder);
    t.is(actual.replaceAll(folder, '$DIR'), answer);
  });
}

async function answerIn(environment: string): Promise<string> {
  let last = '';
  try {
    await compileCatalog({
      environment,
      node: 'n.example',
      facts: { kernel: 'Linux' },
      log: ({ message }) => (last = message),
    });
    return last;
  } catch (error) {
    if (error instanceof CatalogCompileError) return error.message.replace(' on node n.example', '');
    throw error;
  }
}
