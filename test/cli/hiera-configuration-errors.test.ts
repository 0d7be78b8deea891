/** The line of hiera.yaml that `pptjs compile` shows for an error in the configuration of Hiera. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const errors: readonly (readonly [title: string, config: string, printed: string])[] = [
  [
    'an unknown version',
    '---\nversion: 6\n',
    `hiera.yaml:2:1: error: This runtime does not support hiera.yaml version 6 (file: hiera.yaml) [EVALUATION_ERROR]
1 | ---
2 | version: 6
  | ^^^^^^^^^^
`,
  ],
  [
    'an unknown key',
    'version: 5\nhierarchy:\n  - name: a\n    path: x\n    fact: y\n',
    `hiera.yaml:5:5: error: Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at 'hiera.yaml' has wrong type, entry 'hierarchy' index 0 unrecognized key 'fact' [RUNTIME_ERROR]
4 |     path: x
5 |     fact: y
  |     ^^^^^^^
`,
  ],
  [
    'a value of the wrong type',
    'version: 5\nhierarchy:\n  - name: a\n    paths: common.yaml\n',
    `hiera.yaml:4:5: error: Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at 'hiera.yaml' has wrong type, entry 'hierarchy' index 0 entry 'paths' expects an Array value, got String [RUNTIME_ERROR]
3 |   - name: a
4 |     paths: common.yaml
  |     ^^^^^^^^^^^^^^^^^^
`,
  ],
  [
    'a block of the wrong type',
    'version: 5\nhierarchy:\n  name: a\n',
    `hiera.yaml:2:1: error: Evaluation Error: Error while evaluating a Function Call, The Lookup Configuration at 'hiera.yaml' has wrong type, entry 'hierarchy' expects an Array value, got Struct [RUNTIME_ERROR]
1 | version: 5
2 | hierarchy:
  | ^^^^^^^^^
3 |   name: a
`,
  ],
  [
    'both path and paths',
    'version: 5\nhierarchy:\n  - name: a\n    path: x\n    paths: [y]\n',
    `hiera.yaml:5:5: error: Only one of path, paths, glob, globs, uri, uris, or mapped_paths can be defined in hierarchy 'a' (file: hiera.yaml) [EVALUATION_ERROR]
4 |     path: x
5 |     paths: [y]
  |     ^^^^^^^^^^
`,
  ],
  [
    'two data functions',
    'version: 5\nhierarchy:\n  - name: a\n    data_hash: yaml_data\n    lookup_key: f\n',
    `hiera.yaml:5:5: error: Only one of data_hash, lookup_key, data_dig, or hiera3_backend can be defined in hierarchy 'a' (file: hiera.yaml) [EVALUATION_ERROR]
4 |     data_hash: yaml_data
5 |     lookup_key: f
  |     ^^^^^^^^^^^^^
`,
  ],
  [
    'no data function',
    'version: 5\ndefaults:\n  datadir: data\nhierarchy:\n  - name: a\n    path: x\n',
    `hiera.yaml:5:5: error: One of data_hash, lookup_key, data_dig, or hiera3_backend must be defined in hierarchy 'a' (file: hiera.yaml) [EVALUATION_ERROR]
4 | hierarchy:
5 |   - name: a
  |     ^^^^^^^
6 |     path: x
`,
  ],
  [
    'an unknown data function',
    'version: 5\nhierarchy:\n  - name: a\n    data_hash: yml_data\n    path: common.yaml\n',
    `hiera.yaml:4:5: error: Unable to find 'data_hash' function named 'yml_data' (file: hiera.yaml) [EVALUATION_ERROR]
3 |   - name: a
4 |     data_hash: yml_data
  |     ^^^^^^^^^^^^^^^^^^^
5 |     path: common.yaml
`,
  ],
  [
    'an unknown data function of the defaults',
    'version: 5\ndefaults:\n  data_hash: yml_data\nhierarchy:\n  - name: a\n    path: common.yaml\n',
    `hiera.yaml:3:3: error: Unable to find 'data_hash' function named 'yml_data' (file: hiera.yaml) [EVALUATION_ERROR]
2 | defaults:
3 |   data_hash: yml_data
  |   ^^^^^^^^^^^^^^^^^^^
4 | hierarchy:
`,
  ],
  [
    'a reserved option',
    'version: 5\nhierarchy:\n  - name: a\n    path: common.yaml\n    options:\n      path: x\n',
    `hiera.yaml:6:7: error: Option key 'path' used in hierarchy 'a' is reserved by Puppet (file: hiera.yaml) [EVALUATION_ERROR]
5 |     options:
6 |       path: x
  |       ^^^^^^^
`,
  ],
  [
    'the second entry of a name',
    'version: 5\nhierarchy:\n  - name: a\n    path: x\n  - name: a\n    path: y\n',
    `hiera.yaml:5:5: error: Hierarchy name 'a' defined more than once. First defined at (line: 3) [EVALUATION_ERROR]
4 |     path: x
5 |   - name: a
  |     ^^^^^^^
6 |     path: y
`,
  ],
  [
    'a function in the interpolation of a path',
    'version: 5\nhierarchy:\n  - name: a\n    path: "x/%{lookup(\'a\')}"\n',
    `hiera.yaml:4:14: error: Interpolation using method syntax is not allowed in this context (file: hiera.yaml) [EVALUATION_ERROR]
3 |   - name: a
4 |     path: "x/%{lookup('a')}"
  |              ^^^^^^^^^^^^^^
`,
  ],
  [
    'an entry without a path',
    'version: 5\nhierarchy:\n  - name: a\n',
    `hiera.yaml:3:5: error: Evaluation Error: Error while evaluating a Function Call, 'yaml_data' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this data_hash function [RUNTIME_ERROR]
2 | hierarchy:
3 |   - name: a
  |     ^^^^^^^
`,
  ],
  [
    'a syntax error',
    'version: 5\nhierarchy: [a\n',
    `hiera.yaml:3:1: error: Evaluation Error: Error while evaluating a Function Call, (hiera.yaml): Flow sequence in block collection must be sufficiently indented and end with a ] at line 3 column 1 [RUNTIME_ERROR]
`,
  ],
  [
    'an unknown back end of version 4',
    'version: 4\nhierarchy:\n  - name: a\n    backend: toml\n',
    `hiera.yaml:4:5: error: No data provider is registered for backend 'toml' (file: hiera.yaml) [EVALUATION_ERROR]
3 |   - name: a
4 |     backend: toml
  |     ^^^^^^^^^^^^^
`,
  ],
  [
    'version 3 in an environment',
    '---\nversion: 3\n',
    `hiera.yaml:2:1: error: hiera.yaml version 3 cannot be used in an environment (file: hiera.yaml) [EVALUATION_ERROR]
1 | ---
2 | version: 3
  | ^^^^^^^^^^
`,
  ],
];

for (const [title, config, printed] of errors) {
  test(`the error shows ${title}`, async (t) => {
    const cwd = folder(t, {
      'manifests/site.pp': "$x = lookup('a')",
      'hiera.yaml': config,
      'data/common.yaml': 'a: 1\n',
    });
    const { code, stderr } = await pptjs(['compile', '--environment', '.', '--strict', 'error'], { cwd });
    t.is(code, 1);
    const text = stderr.replaceAll(`${cwd}/`, '').replace(/^Warning: [^]*?(?=hiera\.yaml:\d)/, '');
    t.true(text.startsWith(printed), text);
  });
}
