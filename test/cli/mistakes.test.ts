/** What the command answers to mistakes in names of files and nodes. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const NODES = { 'environment.conf': '', 'manifests/site.pp': "node 'web01', /^db/ { }\n" };

const mistakes: readonly (readonly [
  title: string,
  files: Readonly<Record<string, string>>,
  words: readonly string[],
  stderr: RegExp,
])[] = [
  [
    'a misspelled node',
    NODES,
    ['compile', '--node', 'wbe01'],
    /Could not find node statement .* on node wbe01\nhelp: Did you mean 'web01'\?\n$/,
  ],
  [
    'a node without a definition',
    NODES,
    ['compile', '--node', 'mail.example.com'],
    /on node mail\.example\.com\nhelp: There are node definitions for 'web01', \/\^db\/\.\n$/,
  ],
  [
    'a catalog that is not JSON',
    { 'a.txt': 'hello\n', 'b.json': '{}' },
    ['diff', 'a.txt', 'b.json'],
    /^pptjs: a\.txt: not a catalog: this is not JSON: unexpected character 'hello' at line 1\n$/,
  ],
  [
    'a folder without sources',
    { 'm/readme.txt': '' },
    ['check', 'm'],
    /^m: error: This folder has no source file \(\.pp, .*\) \[FILE_NOT_FOUND\]\n/,
  ],
  [
    'a folder that is no environment',
    { 'm/readme.txt': '' },
    ['compile', '--environment', 'm'],
    /^pptjs: m: not an environment: the folder has none of environment\.conf, manifests, modules, hiera\.yaml\n$/,
  ],
  [
    'a module in place of an environment',
    { 'm/metadata.json': '{}', 'm/manifests/init.pp': 'class m { }\n' },
    ['compile', '--environment', 'm'],
    /^pptjs: m: this folder is a module \(it has a metadata\.json\), not an environment\n$/,
  ],
  [
    'an environment in place of a manifest',
    { 'e/manifests/site.pp': '', 'e/environment.conf': '' },
    ['compile', 'e'],
    /^pptjs: e: this folder is an environment, not a manifest: use --environment e\n$/,
  ],
  [
    'a class of a module without a modulepath',
    { 'site.pp': 'include ntp\n' },
    ['compile', 'site.pp'],
    /\nhelp: The modulepath is empty: 'ntp' would be in ntp\/manifests\/init\.pp of a folder of modules\.\n$/,
  ],
  [
    'a folder without data',
    { 'm/readme.txt': '' },
    ['lookup', 'ntp::port', '--environment', 'm'],
    /^pptjs: m: not an environment: the folder has none of environment\.conf, manifests, modules, hiera\.yaml\n$/,
  ],
  [
    'a key without a value',
    NODES,
    ['lookup', 'ntp::port'],
    /for the name 'ntp::port' on node localhost\nhelp: `pptjs lookup --explain` prints where the key was searched\.\n$/,
  ],
];

for (const [title, files, words, expected] of mistakes)
  test(`a message with advice: ${title}`, async (t) => {
    const { code, stderr } = await pptjs(words, { cwd: folder(t, files) });
    t.is(code, 1);
    t.regex(stderr, expected);
  });

test('no mistake: an environment with a metadata.json', async (t) => {
  const files = { 'e/metadata.json': '{}', 'e/manifests/site.pp': 'notify { found: }\n' };
  const { code, stdout } = await pptjs(['compile', '--environment', 'e'], { cwd: folder(t, files) });
  t.is(code, 0);
  t.regex(stdout, /"found"/);
});
