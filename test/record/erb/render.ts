import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Wire } from '../../erb/wire.js';

/** A template by its name, and its variables. */
export type RenderCase = readonly [template: string, variables: Readonly<Record<string, Wire>>];

/** The text, the calls of functions and the changed arrays; null for an error. */
export type Rendering = readonly [text: string, calls: readonly string[], changed: readonly unknown[]] | null;

/** Renders templates in Ruby. */
export async function renderInRuby(
  templates: ReadonlyMap<string, string>,
  cases: readonly RenderCase[],
): Promise<Rendering[]> {
  const lines = await answers(templates, cases, []);
  return lines.map((line) => JSON.parse(line) as Rendering);
}

/** Renders templates in Ruby. Returns the MD5 digest of each `Rendering`, as `digestOf` computes it; '' for an error. */
export function digestsInRuby(templates: ReadonlyMap<string, string>, cases: readonly RenderCase[]): Promise<string[]> {
  return answers(templates, cases, ['--digests']);
}

/** The answers of render.rb, a line for each case. */
async function answers(
  templates: ReadonlyMap<string, string>,
  cases: readonly RenderCase[],
  options: readonly string[],
): Promise<string[]> {
  const temporary = mkdtempSync(join(tmpdir(), 'pptjs-erb-'));
  try {
    const file = join(temporary, 'templates.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(templates)));
    const script = fileURLToPath(new URL('render.rb', import.meta.url));
    const child = spawn('ruby', ['-W0', script, file, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdin.end(cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) lines.push(line);
    if (lines.length !== cases.length) throw new Error(`Ruby has rendered ${lines.length} of ${cases.length} cases`);
    return lines;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
