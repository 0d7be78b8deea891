import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Wire } from '../../erb/wire.js';

/** A template by its name, and its variables. */
export type RenderCase = readonly [template: string, variables: Readonly<Record<string, Wire>>];

/** The text, the calls of functions and the changed variables; null for an error. */
export type Rendering = readonly [text: string, calls: readonly string[], changed: readonly unknown[]] | null;

/** Renders templates in a process of Ruby. */
export class RubyRenderer {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;
  readonly #temporary = mkdtempSync(join(tmpdir(), 'pptjs-erb-'));

  /** @param answer what `render` returns: renderings as JSON, or their MD5 digests ('' for an error) */
  constructor(templates: ReadonlyMap<string, string>, answer: 'renderings' | 'digests') {
    const file = join(this.#temporary, 'templates.json');
    writeFileSync(file, JSON.stringify(Object.fromEntries(templates)));
    const script = fileURLToPath(new URL('render.rb', import.meta.url));
    this.#child = spawn('ruby', ['-W0', script, file, `--${answer}`], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#child.stdout, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  async render(cases: readonly RenderCase[]): Promise<string[]> {
    this.#child.stdin.write(cases.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const answers: string[] = [];
    while (answers.length < cases.length) {
      const { value, done } = await this.#lines.next();
      if (done === true) throw new Error(`Ruby has rendered ${answers.length} of ${cases.length} cases`);
      answers.push(value);
    }
    return answers;
  }

  end(): void {
    this.#child.stdin.end();
    rmSync(this.#temporary, { recursive: true });
  }
}

/** Renders templates in Ruby. */
export async function renderInRuby(
  templates: ReadonlyMap<string, string>,
  cases: readonly RenderCase[],
): Promise<Rendering[]> {
  const ruby = new RubyRenderer(templates, 'renderings');
  const lines = await ruby.render(cases);
  ruby.end();
  return lines.map((line) => JSON.parse(line) as Rendering);
}
