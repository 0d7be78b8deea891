import { FailedExpressionError, formatMessage, FunctionError, type Manifest } from '@pptjs/runtime/internal';
import { messages } from '../messages.js';

/** The words of Puppet's messages for each kind of file. Only names of types have quotes there. */
const WORDS = {
  function: { what: 'function', wanted: 'function', quote: '' },
  alias: { what: 'type', wanted: 'type alias or type definition', quote: "'" },
} as const;

/**
 * Checks that the file of a function or type alias contains only this definition. Other statements do not compile there.
 *
 * @param name in lower case
 * @throws {FunctionError, FailedExpressionError}
 */
export function checkSoleDefinition(manifest: Manifest, file: string, kind: 'function' | 'alias', name: string): void {
  const problem = problemOf(manifest, file, kind, name);
  if (problem === undefined) return;
  throw kind === 'function' ? new FunctionError(problem) : new FailedExpressionError('a Type-Name', problem);
}

function problemOf(
  { definitions }: Manifest,
  file: string,
  kind: 'function' | 'alias',
  name: string,
): string | undefined {
  const { what, wanted, quote } = WORDS[kind];
  const [definition, ...others] = definitions;
  if (definition === undefined) return formatMessage(messages.EMPTY_DEFINITION_FILE, { file, what, name });
  if (others.length > 0) return formatMessage(messages.ADDITIONAL_DEFINITIONS, { file, what, name });
  if (definition.kind !== kind) return formatMessage(messages.DEFINITION_NOT_FOUND, { file, what, name, wanted });
  const actual = kind === 'alias' ? definition.name.toLowerCase() : definition.name;
  if (actual === name) return undefined;
  const shown = (text: string): string => `${quote}${text}${quote}`;
  const names = { expected: shown(name), actual: shown(definition.name) };
  return formatMessage(messages.WRONG_DEFINITION_NAME, { file, what, ...names });
}
