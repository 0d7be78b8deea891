import { countOfUnit, restOfUnit, Time, twoDigits, wholeSeconds } from './time.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A duration, exact to the nanosecond. It may be negative. */
export class Timespan extends Time {
  /**
   * Returns the text `1-02:03:04.0`. Like Puppet, the fraction is the number of nanoseconds without its trailing zeros:
   * 50 ms are `.5`.
   */
  override toString(): string {
    return this.toExactString().replace(/(\.\d+?)0+$/, '$1');
  }

  /** Returns the text that types show: with the complete number of nanoseconds. */
  toExactString(): string {
    const isNegative = this.isNegative();
    const size = isNegative ? this.negated() : this;
    const seconds = wholeSeconds(size);
    const ofDay = restOfUnit(seconds, DAY);
    const minutes = Math.floor(ofDay / MINUTE);
    const time = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${twoDigits(ofDay % MINUTE)}`;
    return `${isNegative ? '-' : ''}${countOfUnit(seconds, DAY)}-${time}.${size.fraction}`;
  }

  override kindName(): string {
    return 'Timespan';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Time::Timespan';
  }

  isNegative(): boolean {
    return wholeSeconds(this) < 0;
  }

  negated(): Timespan {
    return Number.isNaN(this.seconds)
      ? new Timespan(-this.nanoseconds)
      : new Timespan(0 - this.seconds, 0 - this.fraction);
  }
}
