import {
  EMPTY_HASH,
  PuppetHash,
  type LogEntry,
  parseJson,
  type PlainData,
  type Value,
  writeJson,
} from '@pptjs/runtime';
import { CatalogCompiler } from './catalog-compiler.js';
import { CatalogCompileError } from './catalog-failure.js';
import type { CompilerOptions } from './compiler-options.js';
import { Environment } from './environment/environment.js';
import { moduleExtensions } from './extensions/module-extensions.js';

export interface BatchOptions extends Omit<CompilerOptions, 'environment'> {
  /** What `$CORPUS` stands for in a modulepath. */
  readonly corpus?: string;
}

interface Case {
  readonly id?: unknown;
  readonly manifest?: string;
  readonly modulepath?: string;
  readonly facts?: PuppetHash;
  readonly trusted?: Readonly<Record<string, unknown>>;
  readonly node?: string;
  readonly hiera?: string;
}

/**
 * Answers cases that stand as JSON in a line each: `{"id", "manifest", "modulepath", "facts", "trusted", "node",
 * "hiera"}`. The answer is a line with `catalog`, or `error` and `class`, and `seconds` (from the case as read to the
 * catalog's data) and `logs`. A case that cannot be read is answered with an error.
 */
export class CatalogBatch {
  readonly #options: BatchOptions;
  readonly #compilers = new Map<string, CatalogCompiler>();

  constructor(options: BatchOptions = {}) {
    this.#options = { extensions: moduleExtensions(), warnings: new Set(), ...options };
  }

  async answer(line: string): Promise<string> {
    let started = performance.now();
    const logs: PlainData[] = [];
    let id: PlainData = null;
    let outcome: (readonly [string, PlainData])[];
    try {
      const kase = readCase(line);
      id = (kase.id ?? null) as PlainData;
      started = performance.now();
      outcome = await this.#compile(kase, logs);
    } catch (error) {
      outcome = [
        ['error', error instanceof Error ? error.message : String(error)],
        ['class', 'SyntaxError'],
      ];
    }
    const seconds = Math.round((performance.now() - started) * 10) / 10_000;
    return writeJson(new Map<string, PlainData>([['id', id], ...outcome, ['seconds', seconds], ['logs', logs]]));
  }

  async #compile(kase: Case, logs: PlainData[]): Promise<(readonly [string, PlainData])[]> {
    const log = ({ level, message }: LogEntry): void => {
      if (level !== 'debug' && level !== 'info') logs.push([level, message]);
    };
    const { facts = EMPTY_HASH, trusted = {}, node = 'reference.example' } = kase;
    try {
      const { data } = await this.#compilerFor(kase).compileLoading({ node, facts, trusted, log });
      return [['catalog', data]];
    } catch (error) {
      if (!(error instanceof CatalogCompileError)) throw error;
      const { failure } = error;
      for (const [level, message] of failure.logs) logs.push([level, message]);
      return [
        ['error', failure.message],
        ['class', failure.class],
      ];
    }
  }

  /** Cases of the same modules share what was compiled of them. */
  #compilerFor({ manifest = '', modulepath = '', hiera }: Case): CatalogCompiler {
    const { corpus = '', ...options } = this.#options;
    const key = `${modulepath}\0${hiera}`;
    let shared = this.#compilers.get(key);
    if (shared === undefined) {
      const folders = modulepath
        .replaceAll('$CORPUS', corpus)
        .split(':')
        .filter((folder) => folder !== '');
      const environment = new Environment({
        name: 'production',
        modulepath: folders,
        ...(hiera !== undefined && { hieraConfig: hiera }),
      });
      this.#compilers.set(key, (shared = new CatalogCompiler({ ...options, environment })));
    }
    return new CatalogCompiler({ ...options, environment: shared.environment.withCode(manifest) }, shared);
  }
}

function readCase(line: string): Case {
  const data = parseJson(line);
  if (!(data instanceof PuppetHash)) throw new SyntaxError('a case must be an object');
  const kase = members(data);
  for (const name of ['facts', 'trusted']) {
    if (kase[name] !== undefined && !(kase[name] instanceof PuppetHash))
      throw new SyntaxError(`the ${name} of a case must be an object`);
  }
  return { ...kase, ...(kase['trusted'] instanceof PuppetHash && { trusted: members(kase['trusted']) }) } as Case;
}

/** A hash as an object. */
function members(hash: PuppetHash): Record<string, Value> {
  return Object.fromEntries(hash) as Record<string, Value>;
}
