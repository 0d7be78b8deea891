import { floorDivide } from './integer.js';
import { countOfUnit, restOfUnit, Time, wholeSeconds } from './time.js';

const NANOSECONDS_PER_MILLISECOND = 1_000_000n;
const SECONDS_PER_DAY = 86_400;

/** The parts of a point in time, in the proleptic Gregorian calendar. */
export interface TimestampFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly nanosecond: number;
  /** The days since 1970-01-01. */
  readonly days: number;
}

/** A point in time: nanoseconds since 1970-01-01T00:00:00 UTC. */
export class Timestamp extends Time {
  /** Returns the time of a date. */
  static ofDate(date: Date): Timestamp {
    return new Timestamp(BigInt(date.getTime()) * NANOSECONDS_PER_MILLISECOND);
  }

  /** `2020-01-02T03:04:05.000000000 UTC` */
  override toString(): string {
    const { year, month, day, hour, minute, second, nanosecond } = this.fields();
    const yearText = year < 0 ? `-${pad(-year, 4)}` : pad(year, 4);
    return `${yearText}-${pad(month, 2)}-${pad(day, 2)}T${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}.${pad(nanosecond, 9)} UTC`;
  }

  override kindName(): string {
    return 'Timestamp';
  }

  override rubyClassName(): string {
    return 'Puppet::Pops::Time::Timestamp';
  }

  /** Returns the date, rounded down to the millisecond. */
  override toPlain(): Date {
    return new Date(Number(floorDivide(this.nanoseconds, NANOSECONDS_PER_MILLISECOND)));
  }

  /** Returns the parts in the zone whose time is `offset` seconds later than UTC. */
  fields(offset = 0): TimestampFields {
    const all = wholeSeconds(this);
    const ofDay = restOfUnit(all, SECONDS_PER_DAY);
    const daysBefore = Math.floor((ofDay + offset) / SECONDS_PER_DAY);
    const days = Number(countOfUnit(all, SECONDS_PER_DAY)) + daysBefore;
    return new DayFields(days, ofDay + offset - daysBefore * SECONDS_PER_DAY, this.fraction);
  }
}

/** The parts of a point in time that is a number of seconds after the start of a day. The date is computed if it is read. */
class DayFields implements TimestampFields {
  readonly days: number;
  readonly nanosecond: number;
  readonly #seconds: number;
  #date: CivilDate | undefined;

  constructor(days: number, seconds: number, nanosecond: number) {
    this.days = days;
    this.nanosecond = nanosecond;
    this.#seconds = seconds;
  }

  get year(): number {
    return (this.#date ??= civil(this.days)).year;
  }

  get month(): number {
    return (this.#date ??= civil(this.days)).month;
  }

  get day(): number {
    return (this.#date ??= civil(this.days)).day;
  }

  get hour(): number {
    return Math.floor(this.#seconds / 3600);
  }

  get minute(): number {
    return Math.floor((this.#seconds % 3600) / 60);
  }

  get second(): number {
    return this.#seconds % 60;
  }
}

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Converts days since 1970-01-01 to a date (Howard Hinnant's algorithm, in which years begin in March). */
function civil(days: number): CivilDate {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  // The other numbers are small: `| 0` lets the engine divide machine integers.
  const dayOfEra = (z - era * 146_097) | 0;
  const yearOfEra =
    ((dayOfEra - ((dayOfEra / 1460) | 0) + ((dayOfEra / 36_524) | 0) - ((dayOfEra / 146_096) | 0)) / 365) | 0;
  const dayOfYear = (dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0))) | 0;
  const shifted = ((5 * dayOfYear + 2) / 153) | 0;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const day = dayOfYear - (((153 * shifted + 2) / 5) | 0) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** Returns the days from 1970-01-01 to a date of the proleptic Gregorian calendar. */
export function daysFromCivil(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
