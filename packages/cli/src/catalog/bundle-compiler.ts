import {
  type BundledEnvironment,
  CatalogCompileError,
  type CatalogFailure,
  type CompilerOptions,
  type ConvertCatalog,
  type NodeOptions,
  type ReadNode,
} from '@pptjs/catalog';
import { isObject } from '@pptjs/files';
import { Float, type PlainData, PuppetHash, toJS } from '@pptjs/runtime/internal';
import { CommandError } from '../process/exit-code.js';
import type { CheckedCatalog, Outcomes } from './acyclic-compiler.js';

type BundleCompilerOptions = Pick<CompilerOptions, 'strict' | 'strictVariables' | 'timeLimit' | 'memoryLimit'>;

/**
 * Compiles the catalogs of a bundle that contains its own copy of the packages. Options and results are converted to
 * plain data, because the copies do not share classes.
 */
export class BundleCompiler {
  readonly #environment: BundledEnvironment;
  readonly #options: BundleCompilerOptions & Pick<CompilerOptions, 'findsCycles'>;

  constructor(
    environment: BundledEnvironment,
    { strict, strictVariables, timeLimit, memoryLimit }: BundleCompilerOptions,
  ) {
    this.#environment = environment;
    this.#options = {
      findsCycles: true,
      ...(strict && { strict }),
      ...(strictVariables !== undefined && { strictVariables }),
      ...(timeLimit !== undefined && { timeLimit }),
      ...(memoryLimit !== undefined && { memoryLimit }),
    };
  }

  /**
   * Compiles a catalog as `CatalogCompiler.compileLoading` does.
   *
   * @throws {CommandError} if the options have exported resources
   * @throws {CatalogCompileError} if there is no catalog
   */
  async compileLoading({ facts, trusted, exported, ...node }: NodeOptions): Promise<CheckedCatalog> {
    if (exported !== undefined)
      throw new CommandError('--exported: a bundle with its own runtime cannot read resources');
    try {
      const compiled = await this.#environment.compileCatalog({
        ...this.#options,
        ...node,
        ...(facts && { facts: plainRecord(facts) }),
        ...(trusted && { trusted: plainRecord(trusted) }),
      });
      const data = isObject(compiled) && 'data' in compiled ? plainData(compiled.data) : null;
      if (!(data instanceof Map)) throw new TypeError('the bundle returned no catalog');
      const { cycles } = compiled as CheckedCatalog;
      return { data, cycles };
    } catch (error) {
      throw hasFailure(error) ? new CatalogCompileError(error.failure) : error;
    }
  }

  async *compileEach<Result>(
    nodes: readonly ReadNode[],
    convert: ConvertCatalog<CheckedCatalog, Result>,
  ): Outcomes<Result> {
    const compile = async (read: ReadNode): Promise<Result> => {
      const node = read();
      return convert(await this.compileLoading(node), node);
    };
    for (const read of nodes)
      yield await compile(read).then(
        (compiled) => ({ compiled }),
        (error: unknown) => ({ error }),
      );
  }
}

function plainRecord(values: Readonly<Record<string, unknown>> | PuppetHash): Record<string, unknown> {
  const entries: Iterable<readonly [unknown, unknown]> = values instanceof PuppetHash ? values : Object.entries(values);
  return Object.fromEntries(Array.from(entries, ([name, value]) => [String(name), toJS(value as never)]));
}

/** Whether an error is a `CatalogCompileError` of the other copy. */
function hasFailure(error: unknown): error is { readonly failure: CatalogFailure } {
  return error instanceof Error && 'failure' in error && isObject(error.failure) && 'message' in error.failure;
}

/** Converts rich data of the other copy. It differs only in the class of its floating-point numbers. */
function plainData(data: unknown): PlainData {
  if (Array.isArray(data)) return data.map(plainData);
  if (data instanceof Map)
    return new Map(Array.from(data as Map<string, unknown>, ([name, value]) => [name, plainData(value)]));
  if (isObject(data)) return new Float('value' in data ? Number(data.value) : Number.NaN);
  return data as PlainData;
}
