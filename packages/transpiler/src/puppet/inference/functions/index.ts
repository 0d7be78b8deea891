import type { ResultOf } from './call.js';
import { iterationResults } from './iteration.js';
import { stdlibResults, valueResults } from './values.js';

export { InferredCall } from './call.js';
export { constantProblem } from './constant-calls.js';
export { legacyText } from './legacy-arguments.js';
export { uncheckedSignatures } from './unchecked-signatures.js';
export { created, denotedType } from './values.js';

/** The functions that are built into Puppet whose results are known more precisely than their signatures say. */
export const builtinResults: ReadonlyMap<string, ResultOf> = new Map([...iterationResults, ...valueResults]);

/** The functions of stdlib whose results are known. */
export const moduleResults: ReadonlyMap<string, ResultOf> = new Map(stdlibResults);
