/** Both splat forms: `value.*.name` and `value[*].name[0]`. */
import { captureErrors, report, reportError } from '../evaluation/evaluation.js';
import { countSteps } from '../evaluation/limits.js';
import { commonType, haveType } from '../values/sets.js';
import { DYNAMIC, isCollectionType, ListType, TupleType, type Type } from '../values/type.js';
import { EMPTY_TUPLE_VALUE, isNull, isSequence, listOf, ListValue, TupleValue } from '../values/value.js';
import { typeOf, UNKNOWN, UnknownValue, type Value } from '../values/value.js';
import { type Deferred, outcomeOf } from './deferred.js';
import { PROBLEMS } from './problems.js';

/**
 * Applies the rest of a splat expression to each element of a tuple, a list or a set. Another value is treated as its
 * only element, and a null as no element.
 *
 * @param operand the source
 * @param each evaluates what follows the splat operator
 */
export function splat(operand: Deferred, each: (item: Value) => Value): Value {
  const { value: source, hasFailed } = outcomeOf(operand);
  if (hasFailed) return UNKNOWN;
  const type = typeOf(source);
  const hasElements = type.kind === 'tuple' || type.kind === 'list' || type.kind === 'set';
  if (isNull(source)) {
    if (!hasElements) return EMPTY_TUPLE_VALUE;
    report(PROBLEMS.SPLAT_OF_NULL, {}, 'source');
    return UNKNOWN;
  }
  if (type === DYNAMIC) return UNKNOWN;
  if (!hasElements) return source instanceof UnknownValue ? unknownAfter(source, each) : mapElements(source, each);
  return isSequence(source) ? mapElements(source, each) : new UnknownValue(resultTypeOf(type, each));
}

/** HCL applies the rest to the unknown value, for its errors. */
function unknownAfter(source: UnknownValue, each: (item: Value) => Value): Value {
  each(source);
  return UNKNOWN;
}

function mapElements(source: Value, each: (item: Value) => Value): Value {
  const elements = isSequence(source) ? source.elements : [source];
  countSteps(elements.length);
  const { value: items, errors } = captureErrors(() => elements.map((element) => each(element)));
  reportError(...errors);
  const type = isSequence(source) ? source.type : new TupleType([typeOf(source)]);
  if (errors.length > 0) return new UnknownValue(captureErrors(() => resultTypeOf(type, each)).value);
  if (type.kind === 'tuple') return new TupleValue(items);
  if (items.length > 0) return listOfResults(items);
  return new ListValue(typeOf(each(new UnknownValue(type.elementType))), []);
}

/** The elements of a list can have results of several types, because some of the elements are null. */
function listOfResults(items: readonly Value[]): Value {
  const type = commonType(items);
  if (haveType(items, type)) return listOf(type, items);
  report(PROBLEMS.INCONSISTENT_RESULTS, {}, 'source');
  return UNKNOWN;
}

/** The type of the result, as it follows from the type of the source. */
function resultTypeOf(type: Type, each: (item: Value) => Value): Type {
  if (type.kind === 'tuple') {
    return new TupleType(type.elementTypes.map((elementType) => typeOf(each(new UnknownValue(elementType)))));
  }
  return isCollectionType(type) ? new ListType(typeOf(each(new UnknownValue(type.elementType)))) : DYNAMIC;
}
