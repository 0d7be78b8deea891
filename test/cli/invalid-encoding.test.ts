/** Code that is not UTF-8: a catalog is not compiled from it. */
import test from 'ava';
import { pptjs } from './command.js';
import { folder } from './folder.js';

const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const FILES = {
  'environment.conf': '',
  'manifests/site.pp': 'include m',
  'modules/m/manifests/init.pp': "class m (M::Port $port = m::port()) { $text = epp('m/a.epp') }",
  'modules/m/functions/port.pp': 'function m::port() { 80 }',
  'modules/m/types/port.pp': 'type M::Port = Integer',
  'modules/m/templates/a.epp': 'é',
};

const cases: readonly (readonly [file: string, text: string, place: RegExp])[] = [
  ['manifests/site.pp', '# é\ninclude m', /^manifests\/site\.pp:1:3: .*\[INVALID_ENCODING\]\nhelp: The byte 0xE9/],
  ['modules/m/manifests/init.pp', "class m {\n  notice('é')\n}", /^modules\/m\/manifests\/init\.pp:2:11: /],
  ['modules/m/functions/port.pp', 'function m::port() { 80 } # é', /^modules\/m\/functions\/port\.pp:1:29: /],
  ['modules/m/types/port.pp', '# é\ntype M::Port = Integer', /^modules\/m\/types\/port\.pp:1:3: /],
  ['modules/m/templates/a.epp', '<%= 1 %> é', /^modules\/m\/manifests\/init\.pp:1:47: .*Function Call/],
];

for (const [file, text, place] of cases) {
  test(`a file in ISO 8859-1 is an error with its place: ${file}`, async (t) => {
    const cwd = folder(t, { ...FILES, [file]: latin1(text) });
    const { code, stdout, stderr } = await pptjs(['compile'], { cwd });
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(stderr, /invalid byte sequence in UTF-8/);
    t.regex(stderr, place);
  });
}

test('letters and replacement characters in UTF-8 are no error', async (t) => {
  const cwd = folder(t, { ...FILES, 'manifests/site.pp': "include m\nnotice('é\ufffd')" });
  const { code, stderr } = await pptjs(['compile'], { cwd });
  t.is(code, 0, stderr);
});

const HIERA = 'version: 5\nhierarchy: [{ name: a, path: a.yaml }]\n';
const RUBY = "Puppet::Functions.create_function(:'m::f') do\n  def f\n    1\n  end\nend\n";
const LOOKUP = {
  'environment.conf': '',
  'manifests/site.pp': "notice(lookup('k'))\nnotice(m::f())",
  'hiera.yaml': HIERA,
  'data/a.yaml': 'k: 1\n',
  'modules/m/lib/puppet/functions/m/f.rb': RUBY,
};
const jsonAt = (format: string): string => HIERA.replace('path: a.yaml', `path: a.x, data_hash: ${format}_data`);

/** Puppet rejects these files with messages of its libraries, most of which name another place. */
const data: readonly (readonly [title: string, files: Readonly<Record<string, string | Uint8Array>>, error: RegExp])[] =
  [
    ['a value of YAML', { 'data/a.yaml': latin1('a: 1\nk: é\n') }, /^data\/a\.yaml:2:4: error: Unable to parse/],
    ['a comment in YAML', { 'data/a.yaml': latin1('# é\nk: 1\n') }, /^data\/a\.yaml:1:3: .* at line 1 column 3/],
    ['a surrogate in YAML', { 'data/a.yaml': latin1('k: "\xed\xa0\x80"\n') }, /^data\/a\.yaml:1:5: /],
    ['a part of a letter in YAML', { 'data/a.yaml': latin1('k: \xc3') }, /^data\/a\.yaml:1:4: /],
    ['YAML in UTF-16', { 'data/a.yaml': latin1('\xff\xfek\0:\0 \x001\0') }, /^data\/a\.yaml:1:1: .*UTF-16/],
    [
      'a value of HOCON',
      { 'hiera.yaml': jsonAt('hocon'), 'data/a.x': latin1('# a\nk = "é"\n') },
      /^data\/a\.x:2:6: error: Unable to parse/,
    ],
    [
      'JSON outside of strings',
      { 'hiera.yaml': jsonAt('json'), 'data/a.x': latin1('{"k": 1} é') },
      /^data\/a\.x:1:10: error: Unable to parse/,
    ],
    ['hiera.yaml', { 'hiera.yaml': latin1(`# é\n${HIERA}`) }, /^hiera\.yaml:1:3: .*at line 1 column 3/],
    ['environment.conf', { 'environment.conf': latin1('# é\n') }, /environment\.conf, line: 1, column: 3\)/],
    [
      'a comment in a Ruby function',
      { 'modules/m/lib/puppet/functions/m/f.rb': latin1(`# encoding: iso-8859-1\n# é\n${RUBY}`) },
      /^modules\/m\/lib\/puppet\/functions\/m\/f\.rb:2:3: .*Function Call, invalid byte sequence in UTF-8/,
    ],
  ];

for (const [title, files, error] of data) {
  test(`a file that is not UTF-8 is an error with its place: ${title}`, async (t) => {
    const cwd = folder(t, { ...LOOKUP, ...files });
    const { code, stdout, stderr } = await pptjs(['compile', '--environment', '.'], { cwd });
    t.is(code, 1);
    t.is(stdout, '');
    t.regex(stderr.replaceAll(`${cwd}/`, '').replace(/^Notice: .*\n/gm, ''), error);
  });
}

const accepted: readonly (readonly [title: string, hiera: string, text: string])[] = [
  ['a string of JSON', jsonAt('json'), '{"é": "é", "k": 1}'],
  ['a comment of HOCON', jsonAt('hocon'), '# é\nk = 1\n'],
];

for (const [title, hiera, text] of accepted) {
  test(`bytes that are not UTF-8 are accepted as in Puppet: ${title}`, async (t) => {
    const cwd = folder(t, { ...LOOKUP, 'hiera.yaml': hiera, 'data/a.x': latin1(text) });
    const { code, stdout, stderr } = await pptjs(['lookup', 'k', '--environment', '.'], { cwd });
    t.is(code, 0, stderr);
    t.regex(stdout, /1/);
  });
}

test('a replacement character in data is no error', async (t) => {
  const cwd = folder(t, { ...LOOKUP, 'data/a.yaml': 'k: "\ufffd"\n' });
  const { code, stderr } = await pptjs(['lookup', 'k', '--environment', '.'], { cwd });
  t.is(code, 0, stderr);
});
