import type { DialectEvaluator } from '@pptjs/engine';
import { isObject } from '@pptjs/files';
import type { TimeLimitError } from '@pptjs/runtime/internal';
import type { Diagnostic } from '@pptjs/transpiler/dialect';
import type { Answerer } from './limited-answers.js';
import { memberText } from './member-text.js';

export interface DialectBatchOptions {
  /** The file name of every source in messages. */
  readonly file: string;
}

/** A case of `pptjs batch --dialect`; docs/batch.md describes the fields. */
interface DialectCase {
  readonly source: string;
  readonly goal: 'file' | 'expression';
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The members of an answer after `id`, as JSON text by name. */
type Members = Readonly<Record<string, string>>;

/** Evaluates the sources of a batch in a dialect, each independently of the others. */
export class DialectBatch implements Answerer {
  readonly #evaluator: DialectEvaluator;
  readonly #options: DialectBatchOptions;

  constructor(evaluator: DialectEvaluator, options: DialectBatchOptions) {
    this.#evaluator = evaluator;
    this.#options = options;
  }

  /**
   * Returns the answer to one line of input, without a newline. A line that is not a case gets an answer with `error`.
   */
  answer(line: string): string {
    let id = 'null';
    let members: Members;
    try {
      const data: unknown = JSON.parse(line);
      if (!isObject(data)) throw new SyntaxError('a case must be an object');
      id = JSON.stringify(data['id'] ?? null);
      members = this.#evaluate(this.#readCase(data, line));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      members = { error: JSON.stringify(error instanceof SyntaxError ? message : `internal error: ${message}`) };
    }
    const rest = Object.entries(members).map(([name, json]) => `,${JSON.stringify(name)}:${json}`);
    return `{"id":${id}${rest.join('')}}`;
  }

  interrupted(line: string, error: TimeLimitError): string {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return `{"id":${JSON.stringify(id ?? null)},"error":${JSON.stringify(error.message)}}`;
  }

  #readCase({ source, file, variables }: Readonly<Record<string, unknown>>, line: string): DialectCase {
    if (typeof source !== 'string') throw new SyntaxError('a case must have a `source` text');
    if (variables !== undefined && variables !== null && !isObject(variables))
      throw new SyntaxError('`variables` must be an object');
    const { host } = this.#evaluator;
    // The runtime reads the original text, because a JavaScript number may have fewer digits.
    const text = host.readVariables === undefined ? undefined : memberText(line, 'variables');
    const exact = text === undefined || variables === null ? undefined : host.readVariables?.(text);
    return { source, goal: file === true ? 'file' : 'expression', variables: exact ?? variables ?? {} };
  }

  #evaluate(request: DialectCase): Members {
    const { source, ...options } = request;
    const { host } = this.#evaluator;
    const outcome = this.#evaluator.evaluate(source, { ...options, ...this.#options });
    if (outcome.hasFailed) return errorMembers(outcome.diagnostics.find(({ severity }) => severity === 'error'));
    return host.answer?.(outcome.value) ?? { value: host.toJson(outcome.value) };
  }
}

function errorMembers(error: Diagnostic | undefined): Members {
  if (error === undefined) return { error: '""' };
  const { message, detail, line, column } = error;
  return {
    error: JSON.stringify(message),
    ...(detail !== undefined && { detail: JSON.stringify(detail) }),
    ...(column !== null && { line: String(line), column: String(column) }),
  };
}
