/** Access to the elements of collections and texts, and to the attributes of resources: `$x['a'][0]`. */
import {
  ANY,
  INTEGER,
  IntegerType,
  numberFromText,
  type PuppetType,
  ResourceType,
  TYPE,
  TypeType,
  UndefType,
  ClassType,
} from '@pptjs/runtime/lattice';
import { isLiteralType } from '../../analysis/constants.js';
import type { AccessExpression } from '../../ast/nodes.js';
import { unwrap } from '../../ast/shapes.js';
import {
  canBe,
  integerRange,
  isNever,
  isOnly,
  Kind,
  type Kinds,
  listedStrings,
  membersOf,
  NEVER,
  unionOf,
  typeOf,
} from '../lattice/index.js';
import { elementAt } from '../operators/elements.js';
import { describeType } from '../types/describe-type.js';
import { excludeUndef, pathOf } from '../walk/value-paths.js';
import type { Walk } from '../walk/walk.js';
import { readsUnknownAttribute } from './attribute-reads.js';
import { checkFact } from './facts.js';

/** The kinds of values that have `[]`. */
const ACCESSIBLE: Kinds = Kind.string | Kind.array | Kind.hash | Kind.type | Kind.binary | Kind.object | Kind.other;

/** Returns the type of `$x[…]`, and of a type with parameters. Reports keys that the value certainly does not accept. */
export function access(node: AccessExpression, walk: Walk): PuppetType {
  const type = typeAccess(node, walk);
  if (type !== null) return type;
  const left = walk.infer(node.leftExpr);
  const keys = walk.inferAll(node.keys);
  if (isNever(left) || keys.some(isNever)) return NEVER;
  if (!canBe(left, ACCESSIBLE)) {
    walk.report(
      'TYPE_OPERAND',
      { operator: '[]', actual: describeType(left), expected: 'a String, an Array, a Hash or a type' },
      node,
    );
    return walk.fails(node);
  }
  const wrongKey = keys.find((key) => isWrongKey(left, key, walk));
  if (wrongKey !== undefined) {
    const actual = `${describeType(wrongKey)} as an index`;
    walk.report('TYPE_OPERAND', { operator: '[]', actual, expected: 'an Integer as an index' }, node);
    return walk.fails(node);
  }
  if (keys.length > MAX_INDEXES && isOnly(left, Kind.string | Kind.array)) {
    const actual = `${keys.length} indexes`;
    walk.report('TYPE_OPERAND', { operator: '[]', actual, expected: 'one or two indexes' }, node);
    return walk.fails(node);
  }
  if (readsUnknownAttribute(node, left, keys, walk)) return walk.fails(node);
  // An index can be outside an Array, and a key missing in a Hash. Programs usually know that they are not.
  const isElement = unwrap(node.leftExpr).type === 'AccessExpression';
  if (!isElement && left !== ANY && membersOf(left).some((member) => member instanceof UndefType))
    walk.report('TYPE_UNDEF_ACCESS', {}, node);
  excludeUndef(node.leftExpr, walk);
  checkFact(node, walk);
  const path = pathOf(node);
  const narrowed = path === null ? undefined : walk.state.get(path);
  if (narrowed !== undefined) return narrowed;
  return unionOf(membersOf(left).map((member) => elementAt(member, keys)));
}

/** `File['/x']` and `Array[String]`: a type with parameters. Returns null if the left side is not a name of a type. */
function typeAccess(node: AccessExpression, walk: Walk): PuppetType | null {
  if (node.leftExpr.type !== 'QualifiedReference') return null;
  const name = walk.definitions.types.typeNamed(node.leftExpr.value);
  const keys = walk.inferAll(node.keys);
  if (name.kind !== 'type') {
    walk.infer(node.leftExpr);
    return keys.some(isNever) ? NEVER : ANY;
  }
  walk.record(node.leftExpr, typeOf(name.type));
  if (keys.some(isNever)) return NEVER;
  const isEntry = name.type instanceof ResourceType || name.type instanceof ClassType;
  if (isEntry) {
    // Several titles give an Array of references. The first key of `Resource` is the name of a type.
    const isGeneral = name.type instanceof ResourceType && name.type.typeName === null;
    const [title, ...others] = keys;
    if (isGeneral || others.length > 0 || title === undefined || !isText(title)) {
      reportTypeProblem(node, walk);
      return ANY;
    }
  }
  const type = walk.definitions.readType(node);
  if (type !== null) return typeOf(type);
  if (reportTypeProblem(node, walk)) return ANY;
  if (name.type instanceof IntegerType && !isLiteralType(node)) return new TypeType(integersBetween(keys));
  return isEntry ? typeOf(name.type) : TYPE;
}

/** Reports parameters that a type rejects. Returns whether it rejects them. */
function reportTypeProblem(node: AccessExpression, walk: Walk): boolean {
  const problem = walk.definitions.typeProblem(node);
  if (problem === undefined) return false;
  walk.report('TYPE_INVALID_TYPE', { problem }, node);
  walk.fails(node);
  return true;
}

/** A type that includes all Integers between two values. */
function integersBetween([from, to]: readonly PuppetType[]): PuppetType {
  const low = from === undefined ? null : integerRange(from)?.from;
  const high = to === undefined ? null : integerRange(to)?.to;
  if (low === undefined || high === undefined || (low !== null && high !== null && low > high)) return INTEGER;
  return new IntegerType(low, high);
}

const isText = (type: PuppetType): boolean => canBe(type, Kind.string) && isOnly(type, Kind.string);

/** An Array and a String have an index, or a start and a length. */
const MAX_INDEXES = 2;

/** The kinds of keys that no String and no Array accepts as an index. */
const WRONG_KEYS: Kinds = Kind.undef | Kind.boolean | Kind.default | Kind.float | Kind.regexp | Kind.hash;

/** Whether a key is certainly no index of a String or an Array. A String that is a number may be converted, as `strict` says. */
function isWrongKey(collection: PuppetType, key: PuppetType, { strict }: Walk): boolean {
  if (isNever(key) || !isOnly(collection, Kind.string | Kind.array)) return false;
  const isStrictArray = strict === 'error' && isOnly(collection, Kind.array);
  const wrong = isStrictArray ? WRONG_KEYS | Kind.string : WRONG_KEYS;
  return membersOf(key).every((member) => {
    if (isOnly(member, wrong)) return true;
    return listedStrings(member)?.every((text) => numberFromText(text) === null) === true;
  });
}
