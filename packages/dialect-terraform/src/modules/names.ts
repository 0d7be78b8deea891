/** Names that mean nothing at their place. The compiler knows which ones they are. */
import { report } from '../evaluation/evaluation.js';
import { quoteText } from '../values/quoting.js';
import { UNKNOWN, type Value } from '../values/value.js';
import { MODULE_PROBLEMS } from './problems.js';

/**
 * Reports a variable that does not exist.
 *
 * @param suggestion the name of a similar variable
 */
export function unknownVariable(name: string, suggestion?: string): Value {
  const hint = suggestion === undefined ? '' : ` Did you mean ${quoteText(suggestion)}?`;
  report(MODULE_PROBLEMS.UNKNOWN_VARIABLE, { name: quoteText(name), suggestion: hint });
  return UNKNOWN;
}

/** Reports a variable in the default value of a variable, where none may be used. */
export function variablesNotAllowed(): Value {
  report(MODULE_PROBLEMS.VARIABLES_NOT_ALLOWED, {});
  return UNKNOWN;
}

/** Reports a call in the default value of a variable, where no function may be called. */
export function functionsNotAllowed(): Value {
  report(MODULE_PROBLEMS.FUNCTIONS_NOT_ALLOWED, {});
  return UNKNOWN;
}
