/** The longest time for a check, in milliseconds. */
export const MAX_CHECK_TIME = 2000;

/** The time after a failed check in which requests fail without another one, as a multiple of the time for a check. */
const PAUSE = 5;

/**
 * The state of a server that has not answered a request in time. A short check decides whether it gets another request, so
 * that the requests to a server that hangs do not all wait for the whole time. A server that answers others in time gets
 * the next request at once.
 */
export class Outage {
  readonly #checkTime: number;
  readonly #check: (milliseconds: number) => Promise<unknown>;
  #running: Promise<unknown> | undefined;
  /** The end of the pause, on the clock of `performance.now`. */
  #resumes = 0;

  /**
   * @param timeout the time for an answer, in milliseconds
   * @param check sends a request that needs little time, and throws if there is no answer in the time that it gets
   */
  constructor(timeout: number, check: (milliseconds: number) => Promise<unknown>) {
    this.#checkTime = Math.min(timeout, MAX_CHECK_TIME);
    this.#check = check;
  }

  /** Returns whether the server answers. */
  async isOver(): Promise<boolean> {
    if (performance.now() < this.#resumes) return false;
    try {
      await (this.#running ??= this.#check(this.#checkTime));
      return true;
    } catch {
      this.#resumes = performance.now() + PAUSE * this.#checkTime;
      return false;
    } finally {
      this.#running = undefined;
    }
  }
}
