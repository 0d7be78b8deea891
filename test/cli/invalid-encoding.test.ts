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
