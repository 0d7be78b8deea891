import { CatalogCompileError, type CatalogCompiler, type NodeOptions } from '@pptjs/catalog';
import { type PlainData, writeJson } from '@pptjs/runtime';

/** The answer of a compiler for a node: the catalog or the error, and the log messages. */
export interface CompiledAnswer {
  readonly catalog?: unknown;
  readonly error?: string;
  readonly class?: string;
  readonly logs: readonly (readonly [level: string, message: string])[];
}

/** Compiles the catalog of a node. */
export async function compiledAnswer(
  compiler: CatalogCompiler,
  inputs: Pick<NodeOptions, 'node' | 'facts' | 'trusted'>,
): Promise<CompiledAnswer> {
  const logs: [level: string, message: string][] = [];
  try {
    const { data } = await compiler.compileLoading({
      ...inputs,
      version: 0,
      uuid: '',
      log: ({ level, message }) => void logs.push([level, message]),
    });
    return { catalog: JSON.parse(writeJson(data as PlainData)), logs };
  } catch (error) {
    if (!(error instanceof CatalogCompileError)) throw error;
    const { failure } = error;
    for (const [level, message] of failure.logs) logs.push([level, message]);
    return { error: failure.message, class: failure.class, logs };
  }
}
