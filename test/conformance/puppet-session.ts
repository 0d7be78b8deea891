import { type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPuppet } from './puppet.js';

export interface PuppetInput {
  readonly case: { readonly node?: string; readonly facts: unknown; readonly trusted?: unknown };
  readonly manifest: string;
  readonly data: string;
}

export interface ChangedFile {
  readonly file: string;
  readonly text: string;
}

interface PuppetAnswer {
  readonly error?: string;
  /** Whether the process ended, for example because a library is not installed. */
  readonly hasEnded?: boolean;
  readonly resources: readonly { readonly type: string; readonly title: string }[];
  readonly classes: readonly string[];
}

/** A process of Puppet that compiles catalogs of one environment, whose files change between catalogs. */
export class PuppetSession {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #answer: ((line: string | null) => void) | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Compiles a catalog while files have other texts. */
  async compile(
    { case: { node, facts, trusted }, manifest, data }: PuppetInput,
    ...changes: readonly ChangedFile[]
  ): Promise<PuppetAnswer> {
    const site = changes.find(({ file }) => file.startsWith('manifests/'));
    const changed = [{ file: 'data/common.yaml', text: data }, ...changes.filter((each) => each !== site)];
    const originals = changed.map(({ file }) => ({ file, text: readFileSync(join(this.#folder, file), 'utf8') }));
    for (const { file, text } of changed) writeFileSync(join(this.#folder, file), text);
    const line = await this.#ask({
      id: '1',
      manifest: site?.text ?? manifest,
      modulepath: join(this.#folder, 'modules'),
      hiera: join(this.#folder, 'hiera.yaml'),
      facts,
      ...(node !== undefined && { node }),
      ...(trusted !== undefined && { trusted }),
    });
    for (const { file, text } of originals.toReversed()) writeFileSync(join(this.#folder, file), text);
    if (line === null) return { error: 'Puppet ended', hasEnded: true, resources: [], classes: [] };
    const { error, catalog } = JSON.parse(line) as {
      error?: string;
      catalog?: { resources: { type: string; title: string }[]; classes: string[] };
    };
    return {
      ...(error !== undefined && { error }),
      resources: catalog?.resources ?? [],
      classes: catalog?.classes ?? [],
    };
  }

  #ask(input: unknown): Promise<string | null> {
    return new Promise((done) => {
      const child = (this.#child ??= this.#start());
      this.#answer = done;
      child.stdin!.write(`${JSON.stringify(input)}\n`);
    });
  }

  #start(): ChildProcess {
    const child = startPuppet('compile.rb', { PUPPET_STRICT: 'error' });
    const end = (line: string | null): void => {
      const answer = this.#answer;
      this.#answer = undefined;
      answer?.(line);
    };
    // Functions of modules can print other lines.
    createInterface({ input: child.stdout! }).on('line', (line) => line.startsWith('{"id"') && end(line));
    child.stdin!.on('error', () => undefined);
    child.on('close', () => {
      if (this.#child === child) this.#child = undefined;
      end(null);
    });
    return child;
  }

  close(): void {
    this.#child?.stdin?.end();
  }
}
