/** The conditional `condition ? then : else`. */
import { toBool, UNSAFE } from '../conversions/conversion.js';
import { type Conversion, Mismatch } from '../conversions/rules.js';
import { captureErrors, report, reportError } from '../evaluation/evaluation.js';
import { quoteText } from '../values/quoting.js';
import { DYNAMIC, friendlyName, isCollectionType, type ObjectType, type TupleType, type Type } from '../values/type.js';
import { NullValue, typeOf, UNKNOWN, UnknownValue, type Value } from '../values/value.js';
import { PROBLEMS } from './problems.js';

/** The type of both results, and how to convert them to it. */
interface ResultType {
  readonly type: Type;
  readonly thenConversion: Conversion | null;
  readonly elseConversion: Conversion | null;
}

/**
 * Evaluates a conditional. Both results are evaluated, because their types decide the type of the result, but errors in
 * the result that is not chosen do not count.
 */
export function conditional(condition: () => Value, thenResult: () => Value, elseResult: () => Value): Value {
  const whenTrue = captureErrors(thenResult);
  const whenFalse = captureErrors(elseResult);
  const result = resultType(whenTrue.value, whenFalse.value);
  if (result === null) {
    const difference = describeDifference(typeOf(whenTrue.value), typeOf(whenFalse.value));
    report(PROBLEMS.INCONSISTENT_BRANCHES, { difference }, 'branches');
    return UNKNOWN;
  }
  const bool = conditionValue(condition());
  if (bool === null) return new UnknownValue(result.type);
  const { value, errors } = bool ? whenTrue : whenFalse;
  reportError(...errors);
  const conversion = bool ? result.thenConversion : result.elseConversion;
  const converted = conversion === null ? value : conversion(value);
  if (!(converted instanceof Mismatch)) return converted;
  const problem = bool ? PROBLEMS.WRONG_TRUE_RESULT : PROBLEMS.WRONG_FALSE_RESULT;
  report(problem, { reason: converted.message }, bool ? 'then' : 'else');
  return new UnknownValue(result.type);
}

/** Returns null if the condition has no value, after reporting an error if that is its first one. */
function conditionValue(condition: Value): boolean | null {
  if (typeof condition === 'boolean') return condition;
  if (condition instanceof UnknownValue) return null;
  if (condition instanceof NullValue) {
    report(PROBLEMS.NULL_CONDITION, {}, 'condition');
    return null;
  }
  const bool = toBool(condition);
  if (typeof bool === 'boolean') return bool;
  report(PROBLEMS.CONDITION_TYPE, {}, 'condition');
  return null;
}

/** Returns null if the results have no type in common. */
function resultType(thenValue: Value, elseValue: Value): ResultType | null {
  const thenType = typeOf(thenValue);
  const elseType = typeOf(elseValue);
  if (thenType === elseType && thenType !== DYNAMIC) {
    return { type: thenType, thenConversion: null, elseConversion: null };
  }
  // A null without a type has the type of the other result.
  if (thenValue instanceof NullValue && thenType === DYNAMIC) {
    return { type: elseType, thenConversion: UNSAFE.find(DYNAMIC, elseType), elseConversion: null };
  }
  if (elseValue instanceof NullValue && elseType === DYNAMIC) {
    return { type: thenType, thenConversion: null, elseConversion: UNSAFE.find(DYNAMIC, thenType) };
  }
  if (thenType === DYNAMIC || elseType === DYNAMIC) {
    return { type: DYNAMIC, thenConversion: null, elseConversion: null };
  }
  const unified = UNSAFE.unify([thenType, elseType]);
  if (unified === null) return null;
  const [thenConversion = null, elseConversion = null] = unified.conversions;
  return { type: unified.type, thenConversion, elseConversion };
}

/** Describes the difference of two types that have no type in common, as a sentence without its period. */
function describeDifference(thenType: Type, elseType: Type): string {
  if (thenType.kind === 'object' && elseType.kind === 'object') {
    const difference = describeObjects(thenType, elseType);
    if (difference !== null) return difference;
  }
  if (thenType.kind === 'tuple' && elseType.kind === 'tuple') {
    const difference = describeTuples(thenType, elseType);
    if (difference !== null) return difference;
  }
  if (isCollectionType(thenType) && isCollectionType(elseType) && thenType.kind === elseType.kind) {
    const { kind } = thenType.elementType;
    if (kind === elseType.elementType.kind && (kind === 'object' || kind === 'tuple')) {
      const difference = describeDifference(thenType.elementType, elseType.elementType);
      return `Mismatched ${thenType.kind} element types: ${difference}`;
    }
  }
  const thenName = friendlyName(thenType);
  const elseName = friendlyName(elseType);
  return thenName === elseName
    ? "At least one deeply-nested attribute or element is not compatible across both the 'true' and the 'false' value"
    : `The 'true' value is ${thenName}, but the 'false' value is ${elseName}`;
}

function describeObjects(thenType: ObjectType, elseType: ObjectType): string | null {
  for (const [name, type] of thenType.attributeTypes) {
    const other = elseType.attributeTypes.get(name);
    if (other === undefined) {
      return `The 'true' value includes object attribute ${quoteText(name)}, which is absent in the 'false' value`;
    }
    if (!type.equals(other)) {
      return `Type mismatch for object attribute ${quoteText(name)}: ${describeDifference(type, other)}`;
    }
  }
  for (const name of elseType.attributeTypes.keys()) {
    if (!thenType.attributeTypes.has(name)) {
      return `The 'false' value includes object attribute ${quoteText(name)}, which is absent in the 'true' value`;
    }
  }
  return null;
}

function describeTuples(thenType: TupleType, elseType: TupleType): string | null {
  const thenLength = thenType.elementTypes.length;
  const elseLength = elseType.elementTypes.length;
  if (thenLength !== elseLength) {
    return `The 'true' tuple has length ${thenLength}, but the 'false' tuple has length ${elseLength}`;
  }
  for (const [i, type] of thenType.elementTypes.entries()) {
    const other = elseType.elementTypes[i];
    if (other !== undefined && !type.equals(other)) {
      return `Type mismatch for tuple element ${i}: ${describeDifference(type, other)}`;
    }
  }
  return null;
}
