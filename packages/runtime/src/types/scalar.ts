import { Float } from '../values/float.js';
import { PuppetRegExp } from '../values/regexp.js';
import { Timespan } from '../values/timespan.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { isVersion, isVersionRange } from '../values/version-tests.js';
import { BooleanType } from './boolean.js';
import { FloatType } from './float.js';
import { IntegerType } from './integer.js';
import { RegexpType } from './regexp.js';
import { SemVerRangeType, SemVerType } from './semver.js';
import { EnumType, PatternType, StringType } from './string.js';
import { TimespanType } from './timespan.js';
import { TimestampType } from './timestamp.js';

/** Integers and Floats. */
export class NumericType extends PuppetType {
  readonly name = 'Numeric';

  override accepts(other: PuppetType): boolean {
    return other instanceof IntegerType || other instanceof FloatType || other instanceof NumericType;
  }

  override write(): string {
    return 'Numeric';
  }

  protected override compile(): Predicate {
    return (value) => typeof value === 'number' || value instanceof Float || typeof value === 'bigint';
  }
}

/** The scalar values that JSON has: strings, numbers, booleans. */
export class ScalarDataType extends PuppetType {
  readonly name = 'ScalarData';

  override accepts(other: PuppetType): boolean {
    return (
      other instanceof StringType ||
      other instanceof EnumType ||
      other instanceof PatternType ||
      other instanceof BooleanType ||
      other instanceof ScalarDataType ||
      NUMERIC.accepts(other)
    );
  }

  override write(): string {
    return 'ScalarData';
  }

  protected override compile(): Predicate {
    return isScalarData;
  }
}

/** All scalar values: ScalarData, regular expressions, times and versions. */
export class ScalarType extends PuppetType {
  readonly name = 'Scalar';

  override accepts(other: PuppetType): boolean {
    return (
      SCALAR_DATA.accepts(other) ||
      other instanceof RegexpType ||
      other instanceof TimestampType ||
      other instanceof TimespanType ||
      other instanceof SemVerType ||
      other instanceof SemVerRangeType ||
      other instanceof ScalarType
    );
  }

  override write(): string {
    return 'Scalar';
  }

  protected override compile(): Predicate {
    return (value) =>
      isScalarData(value) ||
      value instanceof PuppetRegExp ||
      value instanceof Timestamp ||
      value instanceof Timespan ||
      isVersion(value) ||
      isVersionRange(value);
  }
}

function isScalarData(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'bigint':
      return true;
    default:
      return value instanceof Float;
  }
}

export const NUMERIC: NumericType = /* @__PURE__ */ new NumericType();
export const SCALAR_DATA: ScalarDataType = /* @__PURE__ */ new ScalarDataType();
export const SCALAR: ScalarType = /* @__PURE__ */ new ScalarType();
