/** Calls of a function of the file that need not check at run time how many arguments they pass. */
import { ArrayType, type PuppetType, TupleType } from '@pptjs/runtime/lattice';
import { acceptedCounts, takenValues } from '../analysis/accepted-values.js';
import type { Expression, Parameter } from '../ast/nodes.js';
import { argumentsOf, type Call, unwrap } from '../ast/shapes.js';
import { elementTypes } from '../inference/index.js';

/** The type of an argument, or of all elements of an array that is unfolded. */
export interface PassedType {
  readonly type: PuppetType;
  /** The expression of the argument; null for elements of an array that is unfolded. */
  readonly node: Expression | null;
  /** Whether there can be any number of such arguments. */
  readonly isRepeated: boolean;
}

/**
 * Returns the types of the arguments that a call passes to the JavaScript function with the parameters; null if it passes
 * a block, or perhaps too many or too few arguments.
 */
export function passedTypes(
  call: Call,
  parameters: readonly Parameter[],
  typeOf: (node: Expression) => PuppetType,
): readonly PassedType[] | null {
  const passed = call.lambda === null ? typesOfArguments(argumentsOf(call), typeOf) : null;
  if (passed === null) return null;
  const { min, max } = acceptedCounts(parameters);
  const last = parameters.at(-1);
  // The runtime checks the given values before the function replaces an undef by the default.
  if (last?.capturesRest === true && (last.value !== null || takenValues(last, parameters).count === null)) return null;
  const firstRepeated = passed.findIndex(({ isRepeated }) => isRepeated);
  const certain = firstRepeated === -1 ? passed.length : firstRepeated;
  if (max === Infinity)
    return certain >= (firstRepeated === -1 ? min : Math.max(min, parameters.length - 1)) ? passed : null;
  return firstRepeated === -1 && certain >= min && certain <= max ? passed : null;
}

/** Returns the types of arguments; null if one is unfolded that perhaps is no array. */
export function typesOfArguments(
  args: readonly Expression[],
  typeOf: (node: Expression) => PuppetType,
): readonly PassedType[] | null {
  const passed: PassedType[] = [];
  for (const node of args) {
    const inner = unwrap(node);
    if (inner.type !== 'UnfoldExpression') passed.push({ type: typeOf(node), node, isRepeated: false });
    else {
      const elements = unfoldedTypes(typeOf(inner.expr));
      if (elements === null) return null;
      passed.push(...elements);
    }
  }
  return passed;
}

function unfoldedTypes(type: PuppetType): readonly PassedType[] | null {
  if (type instanceof TupleType && type.size === null && type.types.length > 0)
    return type.types.map((element) => ({ type: element, node: null, isRepeated: false }));
  if (!(type instanceof ArrayType)) return null;
  const elements = elementTypes(type);
  return elements === null ? null : [{ type: elements.one, node: null, isRepeated: true }];
}
