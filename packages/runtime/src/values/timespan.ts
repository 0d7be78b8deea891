import { NANOSECONDS as SECOND, Time } from './time.js';

const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;

/** A duration, exact to the nanosecond. It may be negative. */
export class Timespan extends Time {
  /**
   * Returns the text `1-02:03:04.0`. Like Puppet, the fraction is the number of nanoseconds without its trailing zeros:
   * 50 ms are `.5`.
   */
  override toString(): string {
    return this.#text(String(this.fields().nanoseconds).replace(/0+$/, '') || '0');
  }

  /** Returns the text that types show: with the complete number of nanoseconds. */
  toExactString(): string {
    return this.#text(String(this.fields().nanoseconds));
  }

  override kindName(): string {
    return 'Timespan';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Time::Timespan';
  }

  #text(fraction: string): string {
    const { negative, days, hours, minutes, seconds } = this.fields();
    return `${negative ? '-' : ''}${days}-${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}.${fraction}`;
  }

  /** Returns the parts of the absolute value, and whether the timespan is negative. */
  fields(): { negative: boolean; days: bigint; hours: bigint; minutes: bigint; seconds: bigint; nanoseconds: bigint } {
    const negative = this.nanoseconds < 0n;
    const size = negative ? -this.nanoseconds : this.nanoseconds;
    return {
      negative,
      days: size / DAY,
      hours: (size % DAY) / HOUR,
      minutes: (size % HOUR) / MINUTE,
      seconds: (size % MINUTE) / SECOND,
      nanoseconds: size % SECOND,
    };
  }
}

function twoDigits(n: bigint): string {
  return String(n).padStart(2, '0');
}
