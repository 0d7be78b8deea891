import { evaluateSource } from '@pptjs/engine';
import {
  CatalogError,
  createContext,
  createTopScope,
  Definitions,
  engineSizeLimit,
  EvaluationError,
  inferDetailed,
  type Value,
} from '@pptjs/runtime/internal';
import { stdlib } from '@pptjs/stdlib';
import { inferTypes, type Inference, type Node, parse, PuppetSyntaxError } from '@pptjs/transpiler';
import { instrument, OBSERVER } from './instrument.js';

/** What an evaluation shows about the inferred types of a program. */
export interface Observation {
  /** The number of values that were compared with the type of their expression. */
  readonly values: number;
  /** The values that are no instances of the type. */
  readonly unsound: readonly string[];
  /** The certain findings about the program. */
  readonly errors: readonly string[];
  readonly hasFailed: boolean;
}

/**
 * Evaluates a program and compares all values with the types of their expressions. Null if it does not parse.
 *
 * @param timeLimit the limit for the evaluation, in seconds
 */
export function observe(source: string, timeLimit = 5): Observation | null {
  const { program } = parse(source, { file: 'case.pp' });
  if (program === null) return null;
  const inference = inferTypes(program, { file: 'case.pp' });
  const { source: instrumented, observed } = instrument(program);
  const unsound = new Set<string>();
  let values = 0;
  const check = (id: number, value: Value): void => {
    values++;
    const node = observed[id]!;
    const text = program.sourceText.slice(node.start, node.end);
    const problem = problemOf(inference, node, value);
    if (problem !== null) unsound.add(`${text}: ${problem}`);
  };
  const hasFailed = !runs(instrumented, check, timeLimit);
  return {
    values,
    unsound: [...unsound],
    errors: inference.findings
      .filter(({ severity }) => severity === 'error')
      .map(({ code, message, line }) => `${line}: ${code}: ${message}`),
    hasFailed,
  };
}

/** Returns how a value contradicts the inferred type of its node; null if it does not. */
export function problemOf({ types, failures }: Inference, node: Node, value: Value): string | null {
  if (failures.has(node)) return 'is evaluated, but a finding says that it fails';
  const type = types.get(node);
  if (type === undefined) return `is evaluated, but has no type`;
  return type.isInstance(value) ? null : `${String(inferDetailed(value))} is no ${String(type)}`;
}

/** Evaluates an instrumented program. Returns whether it runs without an error. */
function runs(source: string, check: (id: number, value: Value) => void, timeLimit: number): boolean {
  const observer = {
    kind: 'function',
    name: OBSERVER,
    file: '',
    line: 1,
    native: (id: Value, value: Value): Value => {
      check(Number(id), value);
      return value;
    },
  } as const;
  const definitions = new Definitions({
    find: (kind, name) => (kind === 'function' && name === OBSERVER ? (observer as never) : stdlib.find(kind, name)),
  });
  try {
    evaluateSource(source, {
      file: 'case.pp',
      timeLimit,
      context: createContext({ strict: 'error', log: () => undefined, topScope: createTopScope(), definitions }),
    });
    return true;
  } catch (error) {
    const isExpected = [EvaluationError, PuppetSyntaxError, CatalogError].some((each) => error instanceof each);
    if (isExpected || engineSizeLimit(error) !== undefined) return false;
    throw error;
  }
}
