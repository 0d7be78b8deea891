/** Which of several types is the most general one. */
import { DYNAMIC, isCollectionType, type ObjectType, STRING, type TupleType, type Type } from '../values/type.js';

/** The positions of the types, the most general first. Types that cannot be compared keep their order. */
export function preferenceOrder(types: readonly Type[]): readonly number[] {
  const lessGeneral: number[][] = types.map(() => []);
  const moreGeneralCounts = types.map(() => 0);
  for (const [i, left] of types.entries()) {
    for (const [j, right] of types.entries()) {
      if (j <= i) continue;
      const order = compareGenerality(left, right);
      if (order === 0) continue;
      const [general, special] = order < 0 ? [i, j] : [j, i];
      lessGeneral[general]?.push(special);
      moreGeneralCounts[special] = (moreGeneralCounts[special] ?? 0) + 1;
    }
  }
  const order: number[] = [];
  for (const [i, count] of moreGeneralCounts.entries()) if (count === 0) order.push(i);
  for (const i of order) {
    for (const special of lessGeneral[i] ?? []) {
      const count = (moreGeneralCounts[special] ?? 0) - 1;
      moreGeneralCounts[special] = count;
      if (count === 0) order.push(special);
    }
  }
  return order;
}

/** Returns a negative number if `left` is more general than `right`, and zero if neither is. */
function compareGenerality(left: Type, right: Type): number {
  if (left === DYNAMIC || right === DYNAMIC) return Number(left === DYNAMIC) - Number(right === DYNAMIC);
  if (left.kind === 'primitive' && right.kind === 'primitive') {
    return Number(right === STRING) - Number(left === STRING);
  }
  if (isCollectionType(left) && isCollectionType(right) && left.kind === right.kind) {
    return compareGenerality(left.elementType, right.elementType);
  }
  const rank = rankOf(left, right) - rankOf(right, left);
  if (rank !== 0) return rank;
  if (left.kind === 'object' && right.kind === 'object') return compareObjects(left, right);
  return left.kind === 'tuple' && right.kind === 'tuple' ? compareTuples(left, right) : 0;
}

/** One if the other type is more general because of its kind. */
function rankOf(type: Type, other: Type): number {
  switch (type.kind) {
    case 'set':
      return Number(other.kind === 'list' || other.kind === 'tuple');
    case 'tuple':
      return Number(other.kind === 'list');
    case 'object':
      return Number(other.kind === 'map');
    default:
      return 0;
  }
}

function compareObjects(left: ObjectType, right: ObjectType): number {
  if (left.attributeTypes.size !== right.attributeTypes.size) return 0;
  const orders: number[] = [];
  for (const [name, type] of left.attributeTypes) {
    const other = right.attributeTypes.get(name);
    if (other === undefined) return 0;
    orders.push(compareGenerality(type, other));
  }
  return combined(orders);
}

function compareTuples(left: TupleType, right: TupleType): number {
  if (left.elementTypes.length !== right.elementTypes.length) return 0;
  return combined(left.elementTypes.map((type, i) => compareGenerality(type, right.elementTypes[i] ?? DYNAMIC)));
}

/** Neither type is more general if each is in one place. */
function combined(orders: readonly number[]): number {
  return Number(orders.some((order) => order > 0)) - Number(orders.some((order) => order < 0));
}
