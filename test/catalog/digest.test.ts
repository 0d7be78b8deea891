/** The digest that compares catalogs of two versions of the code. */
import { createHash } from 'node:crypto';
import { writeJson } from '@pptjs/runtime';
import test from 'ava';
import { compileCatalog, digestCatalog } from '../../packages/catalog/dist/index.js';

const digest = async (code: string): Promise<string> => {
  const { data } = await compileCatalog({ node: 'web01.example.com', environment: { name: 'production', code } });
  return digestCatalog(data).digest;
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

test('the text is the JSON of the catalog, and the digest that of its JSON without versions and places', async (t) => {
  const { data } = await compileCatalog({
    node: 'web01.example.com',
    environment: {
      name: 'production',
      code: `${manifest}notify { "a \\"b\\"": message => ['é', 1, 1.5, undef, true] }\n`,
    },
  });
  const { text, digest: found } = digestCatalog(data);
  t.is(text, writeJson(data));
  const { version: _version, catalog_uuid: _uuid, resources, ...rest } = JSON.parse(text) as Record<string, unknown>;
  const names = Object.keys(JSON.parse(text) as object).filter((name) => name !== 'version' && name !== 'catalog_uuid');
  const placeless = (resources as Record<string, unknown>[]).map(
    ({ file: _file, line: _line, ...resource }) => resource,
  );
  const compared = Object.fromEntries(names.map((name) => [name, name === 'resources' ? placeless : rest[name]]));
  t.is(found, createHash('sha256').update(JSON.stringify(compared)).digest('hex'));
});

test('parameters named `file` and `line` are parts of the digest', async (t) => {
  const type = (line: number): string => `define t($file, $line) {}\nt { 'x': file => '/a', line => ${line} }\n`;
  t.not(await digest(type(1)), await digest(type(2)));
});
