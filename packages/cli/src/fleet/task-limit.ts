/** Runs at most a number of tasks at the same time. They start in the order of the calls. */
export class TaskLimit {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(tasks: number) {
    this.#free = tasks;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
