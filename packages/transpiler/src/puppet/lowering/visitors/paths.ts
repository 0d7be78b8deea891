/** Calls of `dig` and `get` whose path the compiler knows. */
import { type PuppetType, UNDEF } from '@pptjs/runtime/lattice';
import type * as ESTree from 'estree';
import * as b from '../../../estree/index.js';
import { argumentsOf, functorOf, literalText, unwrap } from '../../ast/shapes.js';
import { elementAt, keysOfPath, typeOfKey } from '../../inference/index.js';
import { canBe, Kind, membersOf, safeRangeOf, subtract, unionOf } from '../../inference/lattice/index.js';
import { hasOnly } from '../known-types.js';
import { quickRead, type ReadStep, stepFor } from '../quick-reads.js';
import { type BuiltinCall, runtimeCall } from './builtin-call.js';

/** The reads of a call of `dig` or `get`; null if the function must follow the path. */
export function readsOfPath(call: BuiltinCall): ESTree.Expression | null {
  const { builtin, node, context } = call;
  if (!context.module.hasPlainValues || node.lambda !== null) return null;
  const plain = builtin === 'dig' ? plainDig(call) : null;
  const quick = quickPath(call);
  if (quick === null) return plain;
  const general = plain === null || plain.type === 'LogicalExpression' ? runtimeCall(call) : plain;
  return b.logical('??', quick, general);
}

/**
 * The reads of `dig`, if the types say which collections are on the path: `$x.get('a')[1]`. A call follows the path from
 * the first value that may be undef. Null for other paths.
 */
function plainDig(call: BuiltinCall): ESTree.Expression | null {
  const { node, args, context } = call;
  const [start, ...keys] = args.filter((argument) => argument.type !== 'SpreadElement');
  const [first, ...path] = argumentsOf(node);
  if (start === undefined || first === undefined) return null;
  if (keys.length !== path.length || keys.length + 1 !== args.length) return null;
  let value = start;
  let type = context.typeOf(first);
  let readKeys = 0;
  let isPresent = !canBe(type, Kind.undef);
  for (const [depth, key] of keys.entries()) {
    const keyType = context.typeOf(path[depth]!);
    const defined = subtract(type, UNDEF);
    const isHash = hasOnly(defined, Kind.hash);
    // An error names the whole path, so all values on it must be known to be collections.
    if (!isHash && !(hasOnly(defined, Kind.array) && (safeRangeOf(keyType)?.from ?? -1) >= 0)) return null;
    if (isPresent) {
      value = isHash ? b.call(b.member(value, 'get', functorOf(node).start), [key]) : b.element(value, key);
      readKeys = depth + 1;
    }
    type = typeAt(type, keyType);
    isPresent &&= !canBe(type, Kind.undef);
  }
  if (readKeys === 0) return null;
  if (!isPresent) value = b.logical('??', value, b.literal(null));
  if (readKeys === keys.length) return value;
  return runtimeCall(call, [value, ...keys.slice(readKeys)]);
}

/** A quick read of the path of a call within a variable; null if there is none. */
function quickPath({ builtin, node, args, context }: BuiltinCall): ESTree.Expression | null {
  const [variable] = args;
  const [first, ...others] = argumentsOf(node);
  if (!context.isInner || first === undefined || variable?.type !== 'Identifier') return null;
  let container = context.typeOf(first);
  const steps: ReadStep[] = [];
  const add = (step: ReadStep | null, key: PuppetType): void => {
    if (step !== null) steps.push(step);
    container = typeAt(container, key);
  };
  if (builtin === 'dig') for (const key of others) add(stepFor(container, key, context), context.typeOf(key));
  else {
    const path = literalText(unwrap(others[0] ?? first));
    const keys = path !== null && others.length <= 2 ? keysOfPath(path) : null;
    for (const key of keys ?? [])
      add({ container, key: typeof key === 'string' ? key : b.literal(key) }, typeOfKey(key));
  }
  const isWhole = builtin === 'get' || steps.length === others.length;
  return isWhole && steps.length > 0 ? quickRead(variable, steps) : null;
}

/** A type that includes the values of a key in collections of a type. */
function typeAt(type: PuppetType, key: PuppetType): PuppetType {
  return unionOf([
    ...membersOf(subtract(type, UNDEF)).map((member) => elementAt(member, [key])),
    ...(canBe(type, Kind.undef) ? [UNDEF] : []),
  ]);
}
