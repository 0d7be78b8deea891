import type { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { ExitCode } from './exit-code.js';

const EXIT_CODES = { SIGINT: ExitCode.interrupted, SIGTERM: ExitCode.terminated } as const;

/**
 * Delays the signals that end the process until the command has written its files completely. Use it for one command,
 * and call `close` at the end.
 */
export class Interruption {
  /** The exit code for the signal that the process received; undefined if it received none. */
  exitCode: ExitCode | undefined;
  readonly #controller = new AbortController();

  /** A second signal ends the process at once. */
  readonly #receive = (signal: NodeJS.Signals): void => {
    this.close();
    this.exitCode = signal === 'SIGTERM' ? EXIT_CODES.SIGTERM : EXIT_CODES.SIGINT;
    this.#controller.abort();
  };

  readonly #signals: EventEmitter | undefined;

  /** @param signals emits the signals that the process receives; undefined if the command does not handle signals */
  constructor(signals: EventEmitter | undefined) {
    this.#signals = signals;
    for (const signal of Object.keys(EXIT_CODES)) signals?.on(signal, this.#receive);
  }

  /** Is aborted when the process receives a signal. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Returns `exitCode` after Node has handled the signals that arrived during synchronous work. */
  async check(): Promise<ExitCode | undefined> {
    await setImmediate();
    return this.exitCode;
  }

  close(): void {
    for (const signal of Object.keys(EXIT_CODES)) this.#signals?.off(signal, this.#receive);
  }
}
