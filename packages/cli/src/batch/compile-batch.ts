import {
  CatalogCompileError,
  CatalogCompiler,
  type CompilerOptions,
  Environment,
  moduleExtensions,
  type QuerySource,
} from '@pptjs/catalog';
import { errorText } from '@pptjs/files';
import {
  EMPTY_HASH,
  type LogEntry,
  parseJson,
  type PlainData,
  PuppetHash,
  type Value,
  writeJson,
} from '@pptjs/runtime/internal';

export interface CatalogBatchOptions extends Omit<CompilerOptions, 'environment'> {
  /** The folder that replaces `$CORPUS` in a case's modulepath. */
  readonly corpus?: string;
  /** Whether functions that modules define in JavaScript may run. */
  readonly allowJavascript?: boolean | undefined;
  /** Answers the queries of `puppetdb_query`. */
  readonly puppetDb?: QuerySource | undefined;
}

/** A case of `pptjs batch compile`; docs/batch.md describes the fields. */
interface CompileCase {
  readonly id: PlainData;
  readonly manifest: string;
  readonly modulepath: string;
  readonly facts: PuppetHash;
  readonly trusted: Readonly<Record<string, Value>>;
  readonly node: string;
  readonly hiera: string | undefined;
}

/** The part of an answer between `id` and `seconds`. */
type Outcome = readonly (readonly [field: string, data: PlainData])[];

const DEFAULT_NODE = 'reference.example';

/** Compiles the catalogs of a batch. Cases with the same modulepath and hiera.yaml share their compiled modules. */
export class CatalogBatch {
  readonly #options: Omit<CompilerOptions, 'environment'>;
  readonly #corpus: string;
  /** The first compiler for each combination of modulepath and hiera.yaml. Lives as long as the batch. */
  readonly #compilers = new Map<string, CatalogCompiler>();

  constructor({ corpus = '', allowJavascript = false, puppetDb, ...options }: CatalogBatchOptions = {}) {
    this.#corpus = corpus;
    this.#options = {
      extensions: moduleExtensions({ allowJavascript, puppetDb }),
      warnings: new Set(),
      ...options,
    };
  }

  /**
   * Returns the answer to one line of input, without a newline. A line that is not a case gets an answer with `error`.
   */
  async answer(line: string): Promise<string> {
    let started = performance.now();
    const logs: PlainData[] = [];
    let id: PlainData = null;
    let outcome: Outcome;
    try {
      const request = readCase(line);
      id = request.id;
      started = performance.now();
      outcome = await this.#compile(request, logs);
    } catch (error) {
      outcome = [
        ['error', errorText(error)],
        ['class', 'SyntaxError'],
      ];
    }
    const seconds = Math.round((performance.now() - started) * 1000) / 1e6;
    return writeJson(new Map<string, PlainData>([['id', id], ...outcome, ['seconds', seconds], ['logs', logs]]));
  }

  async #compile(request: CompileCase, logs: PlainData[]): Promise<Outcome> {
    const log = ({ level, message }: LogEntry): void => {
      if (level !== 'debug' && level !== 'info') logs.push([level, message]);
    };
    const { facts, trusted, node } = request;
    try {
      const { data } = await this.#compilerFor(request).compileLoading({ node, facts, trusted, log });
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

  #compilerFor({ manifest, modulepath, hiera }: CompileCase): CatalogCompiler {
    const key = `${modulepath}\0${hiera}`;
    let shared = this.#compilers.get(key);
    if (shared === undefined) {
      const environment = new Environment({
        name: 'production',
        modulepath: modulepath
          .replaceAll('$CORPUS', this.#corpus)
          .split(':')
          .filter((folder) => folder !== ''),
        ...(hiera !== undefined && { hieraConfig: hiera }),
        ...(this.#options.strict !== undefined && { strict: this.#options.strict }),
      });
      this.#compilers.set(key, (shared = new CatalogCompiler({ ...this.#options, environment })));
    }
    return new CatalogCompiler({ ...this.#options, environment: shared.environment.withCode(manifest) }, shared);
  }
}

/**
 * Reads a line of input.
 * @throws {SyntaxError} if the line is not a JSON object, a field has the wrong type, or it is a case of `batch eval`
 */
function readCase(line: string): CompileCase {
  const data = parseJson(line);
  if (!(data instanceof PuppetHash)) throw new SyntaxError('a case must be an object');
  if (data.get('manifest') === undefined && data.get('source') !== undefined)
    throw new SyntaxError('a case of `batch compile` has its code in `manifest`, not in `source`');
  const hiera = data.get('hiera');
  return {
    id: (data.get('id') ?? null) as PlainData,
    manifest: readString(data, 'manifest', ''),
    modulepath: readString(data, 'modulepath', ''),
    facts: readHash(data, 'facts'),
    trusted: Object.fromEntries(readHash(data, 'trusted')) as Record<string, Value>,
    node: readString(data, 'node', DEFAULT_NODE),
    hiera: hiera === undefined ? undefined : readString(data, 'hiera', ''),
  };
}

function readString(data: PuppetHash, field: string, fallback: string): string {
  const value = data.get(field);
  if (value === undefined) return fallback;
  if (typeof value !== 'string') throw new SyntaxError(`the ${field} of a case must be a string`);
  return value;
}

function readHash(data: PuppetHash, field: string): PuppetHash {
  const value = data.get(field);
  if (value === undefined) return EMPTY_HASH;
  if (!(value instanceof PuppetHash)) throw new SyntaxError(`the ${field} of a case must be an object`);
  return value;
}
