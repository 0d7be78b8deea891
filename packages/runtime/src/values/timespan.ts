import { countOfUnit, restOfUnit, Time, wholeSeconds } from './time.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration, exact to the nanosecond. It may be negative. */
export class Timespan extends Time {
  /**
   * Returns the text `1-02:03:04.0`. Like Puppet, the fraction is the number of nanoseconds without its trailing zeros:
   * 50 ms are `.5`.
   */
  override toString(): string {
    return this.#text((nanoseconds) => nanoseconds.replace(/0+$/, '') || '0');
  }

  /** Returns the text that types show: with the complete number of nanoseconds. */
  toExactString(): string {
    return this.#text((nanoseconds) => nanoseconds);
  }

  override kindName(): string {
    return 'Timespan';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Time::Timespan';
  }

  #text(fractionOf: (nanoseconds: string) => string): string {
    const isNegative = this.isNegative();
    const size = isNegative ? this.negated() : this;
    const seconds = wholeSeconds(size);
    const ofDay = restOfUnit(seconds, DAY);
    const parts = [ofDay / HOUR, (ofDay % HOUR) / MINUTE, ofDay % MINUTE];
    const time = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
    return `${isNegative ? '-' : ''}${countOfUnit(seconds, DAY)}-${time}.${fractionOf(String(size.fraction))}`;
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
