/** The types of `$0`, `$1`, …: the texts of the groups of the last match. */
import { ANY, type PuppetType, STRING, TupleType, UNDEF } from '@pptjs/runtime/lattice';
import type { Expression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import { groupsOfPattern } from '../../regexp/groups.js';
import { elementPath, type FlowState } from './state.js';

/** The path of the types of the match variables, in their order. */
const MATCH = elementPath('', '0');

const isMatchVariable = /^(?:0|[1-9]\d?)$/;

/** Returns the type of a match variable. A variable without a group is undef. */
export function matchVariable(name: string, state: FlowState): PuppetType {
  const groups = state.get(MATCH);
  if (!(groups instanceof TupleType) || !isMatchVariable.test(name)) return ANY;
  return groups.types[Number(name)] ?? UNDEF;
}

/** Sets the match variables after a match with an expression has succeeded. */
export function setMatched(pattern: Expression, state: FlowState): void {
  const node = unwrap(pattern);
  const groups = node.type === 'LiteralRegularExpression' ? groupTypes(node.pattern) : null;
  if (groups === null) forgetMatch(state);
  else state.set(MATCH, new TupleType([STRING, ...groups]));
}

/** After a match that may have failed, and after the end of a statement with matches, the variables are not known. */
export function forgetMatch(state: FlowState): void {
  if (state.get(MATCH) !== undefined) state.set(MATCH, ANY);
}

/**
 * Returns the types of the groups of a pattern; null if they are not known. A group that can have no text has the type
 * Any: programs often use it only where another test shows that it has one, and would otherwise get warnings.
 */
function groupTypes(pattern: string): readonly PuppetType[] | null {
  return groupsOfPattern(pattern)?.map(({ isOptional }) => (isOptional ? ANY : STRING)) ?? null;
}
