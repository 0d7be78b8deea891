import { compareTimes } from '../values/time.js';
import { Timespan } from '../values/timespan.js';
import { PuppetType, type Predicate } from '../values/type.js';
import { rangeOrder } from './size.js';
import { isRangeWithin, isTimeWithin, writeTimeRange } from './timestamp.js';

/** Durations from `from` to `to`, inclusive. Null is an open end. */
export class TimespanType extends PuppetType {
  readonly name = 'Timespan';
  readonly from: Timespan | null;
  readonly to: Timespan | null;

  constructor(from: Timespan | null, to: Timespan | null) {
    super();
    if (from && to && compareTimes(to, from) < 0) throw rangeOrder(from.toExactString(), to.toExactString());
    this.from = from;
    this.to = to;
  }

  override accepts(other: PuppetType): boolean {
    return other instanceof TimespanType && isRangeWithin(other, this);
  }

  override write(): string {
    const isOne = this.from !== null && this.from.nanoseconds === this.to?.nanoseconds;
    return writeTimeRange('Timespan', this, isOne ? String : (span) => (span as Timespan).toExactString());
  }

  override generalize(): PuppetType {
    return TIMESPAN;
  }

  protected override compile(): Predicate {
    return (value) => value instanceof Timespan && isTimeWithin(value, this);
  }
}

export const TIMESPAN: TimespanType = /* @__PURE__ */ new TimespanType(null, null);
