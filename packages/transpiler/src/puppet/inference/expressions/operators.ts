import {
  ANY,
  ArrayType,
  BINARY,
  BOOLEAN,
  FALSE,
  FLOAT,
  HashType,
  INTEGER,
  IntegerType,
  numberFromText,
  NUMERIC,
  type PuppetType,
  Size,
  StructElement,
  StructType,
  TIMESPAN,
  TIMESTAMP,
  TRUE,
  TupleType,
  URI,
} from '@pptjs/runtime/lattice';
import { dynamicRegExp, RegExpError } from '@pptjs/runtime/regexp';
import type {
  ArithmeticExpression,
  ComparisonExpression,
  Expression,
  InExpression,
  MatchExpression,
  NotExpression,
  RelationshipExpression,
  UnaryMinusExpression,
} from '../../ast/nodes.js';
import { isKnownUndef } from '../call-check.js';
import { atStart, describeType } from '../describe-type.js';
import { elementTypes } from '../elements.js';
import {
  areDisjoint,
  canBe,
  falsyPart,
  isNever,
  isOnly,
  Kind,
  type Kinds,
  kindsOf,
  listedStrings,
  membersOf,
  NEVER,
  NUMBER_KINDS,
  truthyPart,
  unionOf,
} from '../lattice/index.js';
import { forgetMatch } from '../match-variables.js';
import type { Walk } from '../walk.js';
import { onlyString } from './literals.js';
import { checkClassReferences, namesOnlyType } from './resources.js';

/** The kinds of operands that arithmetic may accept, on both sides. Operators accept only some combinations. */
const SCALAR_OPERANDS: Kinds =
  NUMBER_KINDS | Kind.string | Kind.timestamp | Kind.timespan | Kind.version | Kind.object | Kind.other;

/** The other kinds of left operands that an operator accepts. */
const COLLECTION_OPERANDS: Readonly<Record<string, Kinds>> = {
  '+': Kind.array | Kind.hash | Kind.binary | Kind.uri,
  '-': Kind.array | Kind.hash,
  '<<': Kind.array,
};

/** The left operands of the operators that also accept collections, for messages. */
const LEFT_OPERANDS: Readonly<Record<string, string>> = {
  '+': 'numbers, and an Array or a Hash on the left',
  '-': 'numbers, and an Array or a Hash on the left',
  '<<': 'numbers, and an Array on the left',
};

export function arithmetic(node: ArithmeticExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  const { operator } = node;
  const collections = COLLECTION_OPERANDS[operator] ?? 0;
  if (!acceptsOperand(left, SCALAR_OPERANDS | collections, walk)) {
    walk.report(
      'TYPE_OPERAND',
      { operator, actual: describeType(left), expected: LEFT_OPERANDS[operator] ?? 'numbers' },
      node,
    );
    return walk.fails(node);
  }
  if (!canBe(left, collections) && !acceptsOperand(right, SCALAR_OPERANDS, walk)) {
    walk.report('TYPE_OPERAND', { operator, actual: describeType(right), expected: 'numbers' }, node);
    return walk.fails(node);
  }
  if (operator === '+' && isOnly(left, Kind.hash) && !canBe(right, Kind.hash | Kind.array)) {
    walk.report(
      'TYPE_OPERAND',
      { operator, actual: describeType(right), expected: 'a Hash or an Array after a Hash' },
      node,
    );
    return walk.fails(node);
  }
  const problem = integerProblem(operator, left, right);
  if (problem !== null) {
    walk.report('TYPE_OPERAND', { operator, actual: describeType(problem), expected: INTEGER_OPERANDS }, node);
    return walk.fails(node);
  }
  warnAboutUndef(operator, left, node.leftExpr, walk);
  if (!canBe(left, collections)) warnAboutUndef(operator, right, node.rightExpr, walk);
  // After a Hash, `+` accepts only a Hash or an Array.
  const acceptsHash = operator !== '+' || canBe(right, Kind.hash | Kind.array);
  const operand = withKinds(left, SCALAR_OPERANDS | (acceptsHash ? collections : collections & ~Kind.hash));
  return resultOf(operator, operand, canBe(operand, collections) ? right : withKinds(right, SCALAR_OPERANDS));
}

const INTEGER_OPERANDS = 'Integers, and no 0 after `/` and `%`';

/** Returns the type of an operand that operators for Integers never accept: a Float, or the divisor 0. */
function integerProblem(operator: string, left: PuppetType, right: PuppetType): PuppetType | null {
  const isShift = operator === '<<' || operator === '>>';
  if ((isShift || operator === '%') && isOnly(left, Kind.float)) return left;
  if (operator === '%' && isOnly(right, Kind.float) && isOnly(left, NUMBER_KINDS)) return right;
  const isDivision = operator === '/' || operator === '%';
  return isDivision && isOnly(left, Kind.integer) && isZero(right) ? right : null;
}

const isZero = (type: PuppetType): boolean => type instanceof IntegerType && type.from === 0 && type.to === 0;

/** Warns about an operand that can be undef. */
function warnAboutUndef(operator: string, type: PuppetType, node: Expression, walk: Walk): void {
  if (isKnownUndef(type, node)) walk.report('TYPE_UNDEF_OPERAND', { operator }, node);
}

/** The part of a type whose instances can have one of these kinds. An operator fails for all other instances. */
function withKinds(type: PuppetType, kinds: Kinds): PuppetType {
  return unionOf(membersOf(type).filter((member) => canBe(member, kinds)));
}

/** Whether a value may be an operand: it has one of the kinds. A text is only accepted if it becomes a number. */
function acceptsOperand(type: PuppetType, kinds: Kinds, { strict }: Walk): boolean {
  const accepted = strict === 'error' ? kinds & ~Kind.string : kinds;
  return membersOf(type).some((member) => {
    const strings = listedStrings(member);
    if (strings !== null && strings.every((text) => numberFromText(text) === null)) return false;
    return (kindsOf(member) & accepted) !== 0;
  });
}

function resultOf(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const isNumber = isOnly(left, NUMBER_KINDS) && isOnly(right, NUMBER_KINDS);
  if (operator === '<<' && isOnly(left, Kind.array)) return appended(left, [right]);
  if (operator === '<<' || operator === '>>') {
    if (isOnly(left, Kind.integer) && isOnly(right, Kind.integer)) return shifted(operator, left, right);
    return canBe(left, Kind.array) ? ANY : INTEGER;
  }
  if (isNumber) {
    if (isOnly(left, Kind.integer) && isOnly(right, Kind.integer)) return integerResult(operator, left, right);
    return isOnly(left, Kind.float) || isOnly(right, Kind.float) ? FLOAT : NUMERIC;
  }
  if (operator === '+' && isOnly(left, Kind.array)) return concatenation(left, right);
  if (operator === '+' && isOnly(left, Kind.hash))
    return isOnly(right, Kind.hash) ? mergedHash(left, right) : new HashType(ANY, ANY);
  if (operator === '-' && isOnly(left, Kind.array)) return new ArrayType(elementTypes(left)?.one ?? ANY);
  if (operator === '-' && isOnly(left, Kind.hash)) return withoutSize(left);
  if (operator === '+' && isOnly(left, Kind.binary)) return BINARY;
  if (operator === '+' && isOnly(left, Kind.uri)) return URI;
  const scalars = NUMBER_KINDS | Kind.string;
  if (isOnly(left, scalars) && isOnly(right, scalars)) return NUMERIC;
  if (isOnly(left, scalars | TIME_KINDS) && isOnly(right, scalars | TIME_KINDS))
    return timeResult(operator, left, right);
  return ANY;
}

const TIME_KINDS: Kinds = Kind.timestamp | Kind.timespan;

/**
 * The result of an operator with a time and another time or a number. A Timestamp can only be the sum of a Timestamp and a
 * span, or the difference of them. Only the quotient of two Timespans and the remainder of seconds are numbers.
 */
function timeResult(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const isTime = isOnly(left, TIME_KINDS) || isOnly(right, TIME_KINDS);
  if (operator === '/' && isOnly(right, Kind.timespan)) return FLOAT;
  if (!isTime || (operator === '/' && canBe(right, Kind.timespan))) return unionOf([NUMERIC, TIMESTAMP, TIMESPAN]);
  if (operator === '%') return INTEGER;
  if (operator !== '+' && operator !== '-') return TIMESPAN;
  const [hasLeft, hasRight] = [canBe(left, Kind.timestamp), canBe(right, Kind.timestamp)];
  if (!hasLeft && (!hasRight || operator === '-')) return TIMESPAN;
  const isPoint =
    operator === '+'
      ? isOnly(left, Kind.timestamp) || isOnly(right, Kind.timestamp)
      : isOnly(left, Kind.timestamp) && !hasRight;
  if (isPoint) return TIMESTAMP;
  const isSpan = operator === '-' && isOnly(left, Kind.timestamp) && isOnly(right, Kind.timestamp);
  return isSpan ? TIMESPAN : unionOf([TIMESTAMP, TIMESPAN]);
}

/** A shift by more places leaves no bits, or exceeds 64 bits. */
const MAX_PLACES = 64n;

function shifted(operator: '<<' | '>>', left: PuppetType, right: PuppetType): PuppetType {
  const { from, to } = rangeOf(left);
  const places = rangeOf(right);
  if (from === null || to === null || places.from === null || places.to === null) return INTEGER;
  if (places.from < 0n || places.to > MAX_PLACES) return INTEGER;
  const ends = [places.from, places.to].flatMap((by) =>
    operator === '<<' ? [from << by, to << by] : [from >> by, to >> by],
  );
  return integerRange(
    ends.reduce((a, b) => (a < b ? a : b)),
    ends.reduce((a, b) => (a > b ? a : b)),
  );
}

/** Integers of this size have exact sums and products in 64 bits. */
const MAX_EXACT = 2n ** 53n;

function integerResult(operator: string, left: PuppetType, right: PuppetType): PuppetType {
  const a = rangeOf(left);
  const b = rangeOf(right);
  if (operator === '%') return remainder(a, b);
  if (operator === '/') return quotient(a, b);
  const combine = (x: bigint | null, y: bigint | null): bigint | null => {
    if (x === null || y === null) return null;
    return operator === '+' ? x + y : x - y;
  };
  if (operator === '+') return integerRange(combine(a.from, b.from), combine(a.to, b.to));
  if (operator === '-') return integerRange(combine(a.from, b.to), combine(a.to, b.from));
  if (a.from === null || a.to === null || b.from === null || b.to === null) {
    const isPositive = a.from !== null && b.from !== null && a.from >= 0n && b.from >= 0n;
    return isPositive ? integerRange(a.from * b.from, null) : INTEGER;
  }
  const products = [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to];
  return integerRange(
    products.reduce((low, each) => (each < low ? each : low)),
    products.reduce((high, each) => (each > high ? each : high)),
  );
}

/** The remainder has the sign of the divisor. The divisor 0 is an error. */
function remainder(a: Range, b: Range): PuppetType {
  if (b.from === null || b.from < 0n || b.to === 0n) return INTEGER;
  const largest = b.to === null ? null : b.to - 1n;
  if (a.from === null || a.from < 0n || a.to === null) return integerRange(0n, largest);
  return integerRange(0n, largest === null || a.to < largest ? a.to : largest);
}

/** The quotient is rounded down. The divisor 0 is an error. */
function quotient(a: Range, b: Range): PuppetType {
  if (b.from === null || b.from < 0n || a.from === null || a.from < 0n) return INTEGER;
  const smallest = b.from === 0n ? 1n : b.from;
  return integerRange(0n, a.to === null ? null : a.to / smallest);
}

interface Range {
  readonly from: bigint | null;
  readonly to: bigint | null;
}

function rangeOf(type: PuppetType): Range {
  const ranges = membersOf(type).filter((member) => member instanceof IntegerType);
  if (ranges.length === 0) return { from: null, to: null };
  const union = ranges.reduce((a, b) => a.union(b));
  return {
    from: union.from === null ? null : BigInt(union.from),
    to: union.to === null ? null : BigInt(union.to),
  };
}

/** An end that is too large for a JavaScript number is open. */
function integerRange(from: bigint | null, to: bigint | null): PuppetType {
  const end = (value: bigint | null): number | null =>
    value === null || value > MAX_EXACT - 1n || value < 1n - MAX_EXACT ? null : Number(value);
  const low = from !== null && from > MAX_EXACT - 1n ? Number.MAX_SAFE_INTEGER : end(from);
  const high = to !== null && to < 1n - MAX_EXACT ? Number.MIN_SAFE_INTEGER : end(to);
  return new IntegerType(low, high);
}

function appended(left: PuppetType, added: readonly PuppetType[]): PuppetType {
  if (left instanceof TupleType && left.size === null && left.types.length > 0 && left.types.length < MAX_POSITIONS)
    return new TupleType([...left.types, ...added]);
  const size = left instanceof ArrayType ? (left.size?.min ?? 0) : 0;
  return new ArrayType(unionOf([elementTypes(left)?.one ?? ANY, ...added]), new Size(size + added.length, Infinity));
}

const MAX_POSITIONS = 32;

/** `Array + x`: the elements of an Array, the pairs of a Hash, or one value. */
function concatenation(left: PuppetType, right: PuppetType): PuppetType {
  if (right instanceof TupleType && right.size === null && right.types.length > 0 && right.types.length < MAX_POSITIONS)
    return appended(left, right.types);
  const parts = membersOf(right).map((member) =>
    isOnly(member, Kind.array | Kind.hash)
      ? (elementTypes(member)?.one ?? ANY)
      : canBe(member, Kind.array | Kind.hash)
        ? ANY
        : member,
  );
  return new ArrayType(unionOf([elementTypes(left)?.one ?? ANY, ...parts]));
}

/** The entries of the right Hash replace those of the left one. */
export function mergedHash(left: PuppetType, right: PuppetType): PuppetType {
  if (left instanceof StructType && right instanceof StructType) {
    const elements = new Map(left.elements.map((element) => [element.key, element]));
    for (const { key, optional, type } of right.elements) {
      const before = elements.get(key);
      const isOptional = optional && (before?.optional ?? true);
      const merged = optional && before !== undefined ? unionOf([before.type, type]) : type;
      elements.set(key, new StructElement(key, isOptional, merged));
    }
    return new StructType([...elements.values()]);
  }
  const [a, b] = [elementTypes(left), elementTypes(right)];
  if (a === null || b === null) return new HashType(ANY, ANY);
  return new HashType(unionOf([a.two[0], b.two[0]]), unionOf([a.two[1], b.two[1]]));
}

function withoutSize(type: PuppetType): PuppetType {
  const elements = elementTypes(type);
  return elements === null ? new HashType(ANY, ANY) : new HashType(elements.two[0], elements.two[1]);
}

/** The kinds that `<`, `<=`, `>` and `>=` compare with each other. A type on the left compares with everything. */
const ORDERED: readonly Kinds[] = [
  NUMBER_KINDS | Kind.timestamp | Kind.timespan,
  Kind.string,
  Kind.version,
  Kind.default,
];
const ANYTHING: Kinds = Kind.type | Kind.object | Kind.other | Kind.iterator;

export function comparison(node: ComparisonExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  const { operator } = node;
  if (operator === '==' || operator === '!=') return equality(node, left, right, walk);
  const isPossible = canBe(left, ANYTHING) || ORDERED.some((kinds) => canBe(left, kinds) && canBe(right, kinds));
  if (isPossible) {
    warnAboutUndef(operator, left, node.leftExpr, walk);
    warnAboutUndef(operator, right, node.rightExpr, walk);
    return BOOLEAN;
  }
  walk.report(
    'TYPE_OPERAND',
    { operator, actual: `${describeType(left)} and ${describeType(right)}`, expected: 'two numbers or two strings' },
    node,
  );
  return walk.fails(node);
}

/** The kinds whose values are equal only to values of the same kind. Integers and Floats can be equal. */
const DISTINCT: readonly Kinds[] = [
  Kind.undef,
  Kind.string,
  NUMBER_KINDS,
  Kind.boolean,
  Kind.array,
  Kind.hash,
  Kind.regexp,
  Kind.default,
];
const ALL_DISTINCT = DISTINCT.reduce((all, kinds) => all | kinds);

/** Whether two values are certainly different for `==`, which compares strings without regard to case. */
export function areNeverEqual(left: PuppetType, right: PuppetType): boolean {
  const [a, b] = [kindsOf(left), kindsOf(right)];
  if ((a & ~ALL_DISTINCT) !== 0 || (b & ~ALL_DISTINCT) !== 0) return false;
  const shared = DISTINCT.filter((kinds) => (a & kinds) !== 0 && (b & kinds) !== 0);
  if (shared.length === 0) return true;
  if (shared.length > 1 || shared[0] !== Kind.string) return false;
  const [one, other] = [foldedStrings(left), foldedStrings(right)];
  return one !== null && other !== null && one.every((text) => !other.includes(text));
}

/** The strings among the instances of a type, in lower case; null if it does not list them. */
function foldedStrings(type: PuppetType): readonly string[] | null {
  const texts: string[] = [];
  for (const member of membersOf(type)) {
    if (!canBe(member, Kind.string)) continue;
    const listed = listedStrings(member);
    if (listed === null) return null;
    texts.push(...listed.map((text) => text.toLowerCase()));
  }
  return texts;
}

function equality(node: ComparisonExpression, left: PuppetType, right: PuppetType, walk: Walk): PuppetType {
  if (!areNeverEqual(left, right)) return BOOLEAN;
  walk.report('TYPE_NEVER_EQUAL', { left: atStart(describeType(left)), right: describeType(right) }, node);
  return node.operator === '==' ? FALSE : TRUE;
}

/** The kinds of values with which nothing can be matched. */
const NO_PATTERNS: Kinds = NUMBER_KINDS | Kind.undef | Kind.boolean | Kind.array | Kind.hash | Kind.default;

export function match(node: MatchExpression, walk: Walk): PuppetType {
  const left = walk.infer(node.leftExpr);
  const right = walk.infer(node.rightExpr);
  if (isNever(left) || isNever(right)) return NEVER;
  if (canBe(right, Kind.regexp | Kind.string)) forgetMatch(walk.state);
  if (isOnly(right, Kind.regexp | Kind.string) && !canBe(left, Kind.string)) {
    walk.report(
      'TYPE_OPERAND',
      { operator: node.operator, actual: describeType(left), expected: 'a String on the left' },
      node,
    );
    return walk.fails(node);
  }
  if (isOnly(right, NO_PATTERNS)) {
    const expected = 'a type, a regular expression or a String on the right';
    walk.report('TYPE_OPERAND', { operator: node.operator, actual: describeType(right), expected }, node);
    return walk.fails(node);
  }
  if (isWrongPattern(right)) {
    const expected = 'a valid regular expression on the right';
    walk.report('TYPE_OPERAND', { operator: node.operator, actual: describeType(right), expected }, node);
    return walk.fails(node);
  }
  if (isOnly(right, Kind.regexp | Kind.string)) warnAboutUndef(node.operator, left, node.leftExpr, walk);
  const tested = testedType(node.rightExpr, walk);
  if (tested !== null && areDisjoint(left, tested)) {
    walk.report('TYPE_NEVER_MATCHES', { actual: atStart(describeType(left)), option: describeType(tested) }, node);
    return node.operator === '=~' ? FALSE : TRUE;
  }
  return BOOLEAN;
}

/** Whether a text is no regular expression. */
function isWrongPattern(type: PuppetType): boolean {
  const text = onlyString(type);
  if (text === null) return false;
  try {
    dynamicRegExp(text);
    return false;
  } catch (error) {
    return error instanceof RegExpError;
  }
}

/** The type that `=~` or an option tests for; null if the expression is not a type. */
export function testedType(node: Expression, walk: Walk): PuppetType | null {
  return walk.definitions.readType(node);
}

export function membership(node: InExpression, walk: Walk): PuppetType {
  const [left, right] = [walk.infer(node.leftExpr), walk.infer(node.rightExpr)];
  // `in` can set the match variables, too.
  forgetMatch(walk.state);
  return isNever(left) || isNever(right) ? NEVER : BOOLEAN;
}

export function negation({ expr }: NotExpression, walk: Walk): PuppetType {
  return negated(walk.infer(expr));
}

/** The type of `!x`. @param type the type of `x` */
export function negated(type: PuppetType): PuppetType {
  if (isNever(type)) return NEVER;
  if (isNever(truthyPart(type))) return TRUE;
  return isNever(falsyPart(type)) ? FALSE : BOOLEAN;
}

export function unaryMinus(node: UnaryMinusExpression, walk: Walk): PuppetType {
  const type = walk.infer(node.expr);
  if (isNever(type)) return NEVER;
  if (!acceptsOperand(type, SCALAR_OPERANDS, walk)) {
    walk.report('TYPE_OPERAND', { operator: '-', actual: describeType(type), expected: 'a number' }, node);
    return walk.fails(node);
  }
  warnAboutUndef('-', type, node.expr, walk);
  if (isOnly(type, Kind.integer)) {
    const { from, to } = rangeOf(type);
    return integerRange(to === null ? null : -to, from === null ? null : -from);
  }
  if (isOnly(type, Kind.float)) return FLOAT;
  if (isOnly(type, NUMBER_KINDS | Kind.string)) return NUMERIC;
  return isOnly(type, NUMBER_KINDS | Kind.string | Kind.timespan) ? unionOf([NUMERIC, TIMESPAN]) : ANY;
}

/** `a -> b` has the value of its right side, or of its left side for `<-`. */
export function relationship(node: RelationshipExpression, walk: Walk): PuppetType {
  checkRelated(node.leftExpr, node.operator, walk);
  checkRelated(node.rightExpr, node.operator, walk);
  return ANY;
}

/** The kinds of values that are no resources. Catalogs may accept other kinds. */
const NO_RESOURCES: Kinds = NUMBER_KINDS | Kind.undef | Kind.boolean | Kind.hash | Kind.default | Kind.regexp;

function isNoResource(type: PuppetType): boolean {
  if (type instanceof TupleType) return type.size === null && type.types.some(isNoResource);
  const texts = listedStrings(type);
  return texts === null ? isOnly(type, NO_RESOURCES) : texts.every((text) => /^(?:::)?[a-z]/.test(text));
}

function checkRelated(node: Expression, operator: string, walk: Walk): void {
  const type = walk.infer(node);
  checkClassReferences(node, walk);
  if (isNever(type) || !(membersOf(type).every(isNoResource) || namesOnlyType(node, walk))) return;
  const expected = "resource references such as `File['/x']`";
  walk.report('TYPE_OPERAND', { operator, actual: describeType(type), expected }, node);
  walk.fails(node);
}
