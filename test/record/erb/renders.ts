/**
 * Records what Ruby renders from the templates in test/erb/templates with random variables:
 *
 *     node --import tsx test/record/erb/renders.ts 150 > test/recorded/erb-renders.jsonl.gz
 *
 * The argument is the number of renderings of each template. Needs the command `ruby` (3.1 or newer).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Random, RandomScopes } from './random.js';

const count = Number(process.argv[2] ?? 150);
const folder = new URL('../../erb/templates/', import.meta.url);
const templates = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
const random = new Random(1);
const cases = Object.entries(templates).flatMap(([name, template]) => {
  const scopes = new RandomScopes(template, random);
  return Array.from({ length: count }, () => JSON.stringify([name, scopes.next()]));
});

const temporary = mkdtempSync(join(tmpdir(), 'pptjs-erb-'));
const file = join(temporary, 'templates.json');
writeFileSync(file, JSON.stringify(templates));
const { stdout, status } = spawnSync('ruby', ['-W0', fileURLToPath(new URL('render.rb', import.meta.url)), file], {
  input: `${cases.join('\n')}\n`,
  maxBuffer: 2 ** 30,
  stdio: ['pipe', 'pipe', 'inherit'],
});
rmSync(temporary, { recursive: true });
if (status !== 0) throw new Error('Ruby failed');
process.stdout.write(gzipSync(stdout, { level: 9 }));
