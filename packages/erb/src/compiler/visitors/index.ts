import type { Visitors } from '../lowering.js';
import { callVisitors } from './calls.js';
import { controlFlowVisitors } from './control-flow.js';
import { definitionVisitors } from './definitions.js';
import { errorVisitors } from './errors.js';
import { literalVisitors } from './literals.js';
import { variableVisitors } from './variables.js';

/** The visitors of all supported nodes. */
export const visitors: Visitors = new Map([
  ...literalVisitors,
  ...variableVisitors,
  ...controlFlowVisitors,
  ...callVisitors,
  ...definitionVisitors,
  ...errorVisitors,
]);
