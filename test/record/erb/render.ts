import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wire } from '../../erb/wire.js';

/** A template by its name, and its variables. */
export type RenderCase = readonly [template: string, variables: Readonly<Record<string, Wire>>];

/** Renders templates in Ruby. Returns a line of JSON for each case: see render.rb. */
export function renderInRuby(templates: ReadonlyMap<string, string>, cases: readonly RenderCase[]): string[] {
  const temporary = mkdtempSync(join(tmpdir(), 'pptjs-erb-'));
  const file = join(temporary, 'templates.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(templates)));
  const script = fileURLToPath(new URL('render.rb', import.meta.url));
  const { stdout, status } = spawnSync('ruby', ['-W0', script, file], {
    input: `${cases.map((each) => JSON.stringify(each)).join('\n')}\n`,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  rmSync(temporary, { recursive: true });
  if (status !== 0) throw new Error('Ruby failed');
  return stdout.toString('utf8').trimEnd().split('\n');
}
