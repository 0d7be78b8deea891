import type { PuppetDbSettings } from '@pptjs/catalog/remote';
import { HttpError } from '../http/http-error.js';
import { CommandQueue, type QueueEvents } from './command-queue.js';
import { packCommand, type PackedCommand, type PuppetDbCommand } from './command.js';

/** Whether agents wait until PuppetDB has accepted their data: `queue` means no. */
export type ForwardMode = 'queue' | 'wait';

/** Sends facts, catalogs and reports to PuppetDB. */
export class Forwarder {
  readonly #queue: CommandQueue;
  readonly #mode: ForwardMode;

  constructor(settings: PuppetDbSettings, mode: ForwardMode, events: QueueEvents) {
    this.#queue = new CommandQueue(settings, events);
    this.#mode = mode;
  }

  /** The number of commands that wait. */
  get length(): number {
    return this.#queue.length;
  }

  /** The size of the commands that wait, in bytes. */
  get size(): number {
    return this.#queue.size;
  }

  /** @throws {HttpError} 500 in the mode `wait`, if PuppetDB does not accept the command */
  async forward(command: PackedCommand): Promise<void> {
    if (this.#mode === 'queue') {
      this.#queue.add(command);
      return;
    }
    try {
      await this.#queue.send(command);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new HttpError(500, `Server Error: PuppetDB has not accepted the command ${command.name}: ${reason}`);
    }
  }

  /** As `forward`, for a command whose payload is not compressed yet. */
  async forwardText(command: PuppetDbCommand): Promise<void> {
    await this.forward(await packCommand(command));
  }

  /** Sends the commands that wait. @param timeout in milliseconds */
  close(timeout: number): Promise<void> {
    return this.#queue.close(timeout);
  }
}
