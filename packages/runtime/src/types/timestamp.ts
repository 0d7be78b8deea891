import { compareTimes, type Time } from '../values/time.js';
import { Timestamp } from '../values/timestamp.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { rangeOrder } from './size.js';

/** Points in time from `from` to `to`, inclusive. Null is an open end. */
export class TimestampType extends PuppetType {
  readonly name = 'Timestamp';
  readonly from: Timestamp | null;
  readonly to: Timestamp | null;

  constructor(from: Timestamp | null, to: Timestamp | null) {
    super();
    if (from && to && compareTimes(to, from) < 0) throw rangeOrder(String(from), String(to));
    this.from = from;
    this.to = to;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof TimestampType && isRangeWithin(other, this);
  }

  override write(): string {
    return writeTimeRange('Timestamp', this);
  }

  override generalize(): PuppetType {
    return TIMESTAMP;
  }

  protected override compile(): Predicate {
    return (value) => value instanceof Timestamp && isTimeWithin(value, this);
  }
}

export const TIMESTAMP: TimestampType = /* @__PURE__ */ new TimestampType(null, null);

interface TimeRange {
  readonly from: Time | null;
  readonly to: Time | null;
}

/** Whether a time is in a range, whose ends belong to it. */
export function isTimeWithin(time: Time, { from, to }: TimeRange): boolean {
  return (from === null || compareTimes(time, from) >= 0) && (to === null || compareTimes(time, to) <= 0);
}

/** Whether all times of a range are in another range. */
export function isRangeWithin(inner: TimeRange, outer: TimeRange): boolean {
  if (outer.from !== null && (inner.from === null || compareTimes(inner.from, outer.from) < 0)) return false;
  return outer.to === null || (inner.to !== null && compareTimes(inner.to, outer.to) <= 0);
}

/** Returns the text of the type `name` with the ends of a range as parameters. */
export function writeTimeRange(name: string, range: TimeRange, textOf: (time: Time) => string = String): string {
  const { from, to } = range;
  if (to === null) return from === null ? name : `${name}['${textOf(from)}']`;
  if (from === null) return `${name}[default, '${textOf(to)}']`;
  return compareTimes(from, to) === 0 ? `${name}['${textOf(from)}']` : `${name}['${textOf(from)}', '${textOf(to)}']`;
}
