/** The digest that compares catalogs of two versions of the code. */
import test from 'ava';
import { catalogDigest, compileCatalog } from '../../packages/catalog/dist/index.js';

const digest = async (code: string): Promise<string> => {
  const { data } = await compileCatalog({ node: 'web01.example.com', environment: { name: 'production', code } });
  return catalogDigest(data);
};

const manifest = "file { '/etc/motd': content => 'hello', tag => ['a'] }\n";

const changes: readonly (readonly [what: string, code: string, isEqual: boolean])[] = [
  ['the same code', manifest, true],
  ['resources on other lines', `# A comment.\n\n${manifest}`, true],
  ['another value', manifest.replace('hello', 'goodbye'), false],
  ['another title', manifest.replace('motd', 'issue'), false],
  ['another tag', manifest.replace("'a'", "'b'"), false],
  ['another resource', `${manifest}notify { 'x': }\n`, false],
  ['another order of resources', `notify { 'x': }\n${manifest}`, false],
];

for (const [what, code, isEqual] of changes)
  test(`${what} ${isEqual ? 'gives the same digest' : 'gives another digest'}`, async (t) => {
    const digests = [await digest(manifest), await digest(code)];
    t.regex(digests[0]!, /^[0-9a-f]{64}$/);
    t.is(digests[0] === digests[1], isEqual);
  });

test('parameters named `file` and `line` are parts of the digest', async (t) => {
  const type = (line: number): string => `define t($file, $line) {}\nt { 'x': file => '/a', line => ${line} }\n`;
  t.not(await digest(type(1)), await digest(type(2)));
});
