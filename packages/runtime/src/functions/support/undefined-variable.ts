import { context } from '../../context/context.js';
import { FunctionError } from '../../errors/error.js';
import { formatMessage, type Message } from '../../errors/messages.js';
import { stripLeadingColons } from '../../text/qualified-name.js';
import type { Value } from '../../values/value.js';
import { warnOnce } from './deprecated.js';

const messages = {
  UNDEFINED_VARIABLE: { text: "Undefined variable '{name}'; {reason}" },
  UNDEFINED_VARIABLE_IN_PATH: { text: "Interpolation failed with '{name}', but compilation continuing; {reason}" },
} as const satisfies Record<string, Message>;

/** A variable that data or code of the host reads by its name, and that does not exist. */
export class UndefinedVariableError extends FunctionError {}

/**
 * Reports a variable that data or code of the host reads, and that does not exist, according to the setting `strict`.
 *
 * @param isOnlyWarning whether the report is at most a warning, as for the paths of a hierarchy
 * @throws {UndefinedVariableError} if the evaluation is strict
 */
export function reportUndefinedVariable(name: string, isOnlyWarning = false): void {
  const { strict } = context();
  // Variables for the groups of a match always exist.
  if (strict === 'off' || /^(?:0|[1-9]\d*)$/.test(name)) return;
  if (strict === 'warning') warnOnce(textOf(messages.UNDEFINED_VARIABLE, name));
  else if (isOnlyWarning) warnOnce(textOf(messages.UNDEFINED_VARIABLE_IN_PATH, name));
  else throw new UndefinedVariableError(textOf(messages.UNDEFINED_VARIABLE, name));
}

/**
 * Returns the value of a variable of the current scope. Reports a variable that does not exist.
 * @throws {UndefinedVariableError} if the evaluation is strict
 */
export function lookUpVariable(name: string): Value {
  const value = context().scope.lookup(name);
  if (value === undefined) reportUndefinedVariable(name);
  return value ?? null;
}

function textOf(message: (typeof messages)[keyof typeof messages], name: string): string {
  const separator = name.lastIndexOf('::');
  const className = stripLeadingColons(name.slice(0, Math.max(separator, 0)));
  if (className === '') return formatMessage(message, { name, reason: '' });
  const { scope, definitions } = context();
  const variable = `${className}${name.slice(separator)}`;
  if (scope.classScope(className) !== undefined) return formatMessage(message, { name: `::${variable}`, reason: '' });
  const problem = definitions.find('class', className) === undefined ? 'could not be found' : 'has not been evaluated';
  return formatMessage(message, { name: variable, reason: `class ${className} ${problem}` });
}
