/** docs/diagnostics.md describes every code of the evaluation and of the commands. Its examples report their codes. */
import { readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import { pptjs } from '../cli/command.js';
import { folder } from '../cli/folder.js';
import { evaluationCodes } from '../record/evaluation-codes.js';

/** The packages whose sources name the codes that Puppet users see. The dialects have pages of their own. */
const PACKAGES = ['runtime', 'resources', 'engine', 'catalog', 'hiera', 'stdlib', 'ruby', 'cli'];

const root = new URL('../../', import.meta.url);

/** The codes in the tables of messages, and those of errors about files. */
function declaredCodes(name: string): string[] {
  const folderUrl = new URL(`packages/${name}/src/`, root);
  return readdirSync(folderUrl, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folderUrl), 'utf8');
      const declared = text.matchAll(/\bcode(?: =|:|: code \?\?) '([A-Z]+(?:_[A-Z]+)+)'|fileFault\([^']*'([A-Z_]+)'/g);
      return Array.from(declared, ([, code, ofFile]) => code ?? ofFile ?? '');
    });
}

const page = readFileSync(new URL('docs/diagnostics.md', root), 'utf8');

for (const name of PACKAGES) {
  test(`the page describes each code of packages/${name}`, (t) => {
    const missing = declaredCodes(name).filter((code) => !page.includes(`### ${code}\n`));
    t.deepEqual(missing, []);
  });
}

for (const [code, { example }] of Object.entries(evaluationCodes)) {
  test(`the example of ${code} reports it`, async (t) => {
    const cwd = folder(t, { 'site.pp': example });
    const { stderr } = await pptjs(['compile', 'site.pp', '--strict', 'error'], { cwd });
    t.true(stderr.includes(`[${code}]`), stderr);
  });
}
