import { report } from '../../evaluation/evaluation.js';
import { quoteText } from '../../values/quoting.js';
import { UNKNOWN, type Value } from '../../values/value.js';
import { AVAILABLE_FUNCTIONS } from '../names/function-names.js';
import { CALL_PROBLEMS } from './problems.js';
import { similarName } from './suggestion.js';

/** Reports a call of a function that does not exist. Its arguments are not evaluated. */
export function unknownFunction(name: string): Value {
  const similar = similarName(name, AVAILABLE_FUNCTIONS);
  const suggestion = similar === null ? '' : ` Did you mean ${quoteText(similar)}?`;
  report(CALL_PROBLEMS.UNKNOWN_FUNCTION, { name: quoteText(name), suggestion }, 'name');
  return UNKNOWN;
}
