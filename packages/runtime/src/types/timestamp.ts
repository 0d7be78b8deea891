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
    if (from && to && to.nanoseconds < from.nanoseconds) throw rangeOrder(String(from), String(to));
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

interface Time {
  readonly nanoseconds: bigint;
}

interface TimeRange {
  readonly from: Time | null;
  readonly to: Time | null;
}

/** Whether a time is in a range, whose ends belong to it. */
export function isTimeWithin(time: Time, { from, to }: TimeRange): boolean {
  return (from === null || time.nanoseconds >= from.nanoseconds) && (to === null || time.nanoseconds <= to.nanoseconds);
}

/** Whether all times of a range are in another range. */
export function isRangeWithin(inner: TimeRange, outer: TimeRange): boolean {
  if (outer.from !== null && (inner.from === null || inner.from.nanoseconds < outer.from.nanoseconds)) return false;
  return outer.to === null || (inner.to !== null && inner.to.nanoseconds <= outer.to.nanoseconds);
}

/** Returns the text of the type `name` with the ends of a range as parameters. */
export function writeTimeRange(name: string, range: TimeRange, textOf: (time: Time) => string = String): string {
  const from = range.from && { text: textOf(range.from), nanoseconds: range.from.nanoseconds };
  const to = range.to && { text: textOf(range.to), nanoseconds: range.to.nanoseconds };
  if (to === null) return from === null ? name : `${name}['${from.text}']`;
  if (from === null) return `${name}[default, '${to.text}']`;
  return from.nanoseconds === to.nanoseconds ? `${name}['${from.text}']` : `${name}['${from.text}', '${to.text}']`;
}
