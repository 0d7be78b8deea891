/**
 * Loads the chunks of the command, with the code that V8 compiled in earlier processes.
 *
 * - A chunk is a part of the command that is loaded as a whole. bundle.mjs writes the chunks as functions into scripts, and
 *   small ones into one script.
 * - V8 compiles a function when the function is first called. The code cache stores the result of that work, so that
 *   the next process with the same subcommand skips it.
 */
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import type { DiskCache } from '@pptjs/files';
import { setFlags } from './process/late-optimization.js';

/** The functions of the chunks in a script. They return the exports. */
type Chunks = Readonly<Record<string, () => unknown>>;

/** A script whose code is not in the cache. */
interface UncachedScript {
  readonly script: Script;
  readonly key: readonly string[];
  /** Identifies V8 and its flags when the script was loaded. */
  readonly tag: number;
}

export class ChunkLoader {
  readonly #folder: string;
  readonly #use: string;
  readonly #cache: DiskCache | undefined;
  readonly #require: NodeJS.Require;
  readonly #chunks = new Map<string, () => unknown>();
  readonly #exports = new Map<string, unknown>();
  readonly #uncached: UncachedScript[] = [];

  /**
   * @param first a script in the folder of the scripts
   * @param use identifies which functions run
   */
  constructor(first: string, use: string, cache: DiskCache | undefined) {
    this.#folder = dirname(first);
    this.#use = use;
    this.#cache = cache;
    this.#require = createRequire(first);
    process.once('exit', () => this.#store());
  }

  /** Returns the exports of a chunk. */
  load = (name: string): unknown => {
    if (!this.#exports.has(name)) {
      if (!this.#chunks.has(name)) this.#runScript(name);
      this.#exports.set(name, this.#chunks.get(name)?.());
    }
    return this.#exports.get(name);
  };

  #runScript(name: string): void {
    const path = join(this.#folder, `${name}.cjs`);
    const tag = cachedDataVersionTag();
    const key = this.#keyOf(path, tag);
    const cachedData = this.#cache?.readBytes(key);
    // bundle.mjs writes a function expression, with ASCII only. V8 reads it fastest as latin1.
    const script = new Script(readFileSync(path, 'latin1'), { filename: path, cachedData });
    if (cachedData === undefined || script.cachedDataRejected === true) this.#uncached.push({ script, key, tag });
    const run = script.runInThisContext() as (...args: readonly unknown[]) => Chunks;
    const chunks = run(this.#require, this.load, path, this.#folder);
    for (const [chunk, evaluate] of Object.entries(chunks)) this.#chunks.set(chunk, evaluate);
  }

  /** V8 rejects an entry if flags of the process change how code is compiled. */
  #keyOf(path: string, tag: number): readonly string[] {
    const { mtimeMs, size } = statSync(path);
    return [path, String(mtimeMs), String(size), process.version, process.arch, String(tag), this.#use];
  }

  /**
   * Stores the code at the exit, when a script has the code of all functions that ran. V8 stores the flags with it, so these
   * become those with which the script was loaded.
   */
  #store(): void {
    this.#storeWithFlags();
    for (const when of ['late', 'usual'] as const) {
      if (this.#uncached.length === 0) return;
      setFlags(when);
      this.#storeWithFlags();
    }
  }

  /** Stores the code of the scripts that were loaded with the current flags. */
  #storeWithFlags(): void {
    for (const uncached of this.#uncached.splice(0)) {
      const { script, key, tag } = uncached;
      if (tag === cachedDataVersionTag()) this.#cache?.write(key, script.createCachedData());
      else this.#uncached.push(uncached);
    }
  }
}
