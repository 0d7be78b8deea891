import { PuppetDbConnection, PuppetDbError, type PuppetDbSettings } from '@pptjs/catalog/remote';
import { COMMAND_VERSIONS, type PackedCommand } from './command.js';

/** The results of commands, for logs and metrics. */
export type CommandResult =
  | 'sent'
  /** PuppetDB has not answered. The command stays in the queue. */
  | 'failed'
  /** PuppetDB has rejected the command, which is removed. */
  | 'rejected'
  /** A newer command of the node replaces it. */
  | 'superseded'
  /** The queue was full, or the command is larger than the queue. */
  | 'dropped';

export interface QueueEvents {
  readonly onResult: (result: CommandResult, command: PackedCommand, reason?: string) => void;
}

/** The largest size of the compressed commands in the queue, in bytes. */
const MAX_SIZE = 64 * 2 ** 20;

/** The times between attempts, in milliseconds. */
const [MIN_DELAY, MAX_DELAY] = [500, 30_000];

/**
 * Sends commands to PuppetDB one after the other, and tries again while it is down. The queue is in memory. If it is full,
 * the oldest commands are removed.
 */
export class CommandQueue {
  readonly #connection: PuppetDbConnection;
  readonly #events: QueueEvents;
  /** In the order in which they are sent. The keys are unique to a node, for commands that replace earlier ones. */
  readonly #commands = new Map<string, PackedCommand>();
  #sending: SentCommand | undefined;
  #size = 0;
  #lastNumber = 0;
  #delay = MIN_DELAY;
  #running: Promise<void> | undefined;
  #wake: (() => void) | undefined;
  #isClosed = false;

  constructor(settings: PuppetDbSettings, events: QueueEvents) {
    this.#connection = new PuppetDbConnection(settings);
    this.#events = events;
  }

  get length(): number {
    return this.#commands.size;
  }

  /** The size of the compressed commands, in bytes. */
  get size(): number {
    return this.#size;
  }

  /** Adds a command to the queue. */
  add(command: PackedCommand): void {
    if (command.body.length > MAX_SIZE) {
      this.#events.onResult('dropped', command, `the command has ${command.body.length} bytes`);
      return;
    }
    const { name, certname } = command;
    const key = name === 'store_report' ? `${name} ${++this.#lastNumber}` : `${name} ${certname}`;
    this.#remove(key, 'superseded');
    for (const oldest of this.#commands.keys()) {
      if (this.#size + command.body.length <= MAX_SIZE) break;
      this.#remove(oldest, 'dropped');
    }
    this.#commands.set(key, command);
    this.#size += command.body.length;
    if (!this.#isClosed) this.#running ??= this.#run();
  }

  /**
   * Sends a command without the queue.
   *
   * @throws {PuppetDbError} if PuppetDB does not accept it
   */
  async send(command: PackedCommand): Promise<void> {
    try {
      await this.#post(command);
    } catch (error) {
      const isRejected = error instanceof PuppetDbError && error.isRejection;
      this.#events.onResult(isRejected ? 'rejected' : 'failed', command, messageOf(error));
      throw error;
    }
  }

  /** Sends the commands that wait, as long as PuppetDB accepts them, and drops the others. */
  async close(timeout: number): Promise<void> {
    this.#isClosed = true;
    this.#wake?.();
    const timer = setTimeout(() => this.#connection.close(), timeout);
    await this.#running;
    clearTimeout(timer);
    for (const key of this.#commands.keys()) this.#remove(key, 'dropped');
    this.#connection.close();
  }

  async #run(): Promise<void> {
    for (;;) {
      const [next] = this.#commands;
      if (next === undefined) break;
      if (await this.#sendFirst(...next)) continue;
      if (this.#isClosed) break;
      await this.#pause();
    }
    this.#running = undefined;
  }

  /** Sends a command of the queue. Returns false if PuppetDB has not answered. */
  async #sendFirst(key: string, command: PackedCommand): Promise<boolean> {
    const sending: SentCommand = (this.#sending = { command, removal: undefined });
    try {
      await this.#post(command);
      this.#delay = MIN_DELAY;
    } catch (error) {
      if (!(error instanceof PuppetDbError && error.isRejection)) {
        this.#events.onResult('failed', command, messageOf(error));
        if (sending.removal !== undefined) this.#events.onResult(sending.removal, command);
        return false;
      }
      this.#events.onResult('rejected', command, error.message);
    } finally {
      this.#sending = undefined;
    }
    this.#forget(key, command);
    return true;
  }

  #pause(): Promise<void> {
    const delay = this.#delay;
    this.#delay = Math.min(2 * delay, MAX_DELAY);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, delay);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #post(command: PackedCommand): Promise<void> {
    const { name, certname, timestamp, checksum, body, length } = command;
    const parameters = new URLSearchParams({
      checksum,
      version: String(COMMAND_VERSIONS[name]),
      certname,
      command: name,
      'producer-timestamp': timestamp,
    });
    await this.#connection.send({
      method: 'POST',
      path: `/pdb/cmd/v1?${parameters.toString()}`,
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Encoding': 'gzip',
        'X-Uncompressed-Length': String(length),
      },
    });
    this.#events.onResult('sent', command);
  }

  /** Removes a command that was handled, unless a newer one has replaced it in the meantime. */
  #forget(key: string, command: PackedCommand): void {
    if (this.#commands.get(key) !== command) return;
    this.#commands.delete(key);
    this.#size -= command.body.length;
  }

  #remove(key: string, result: CommandResult): void {
    const command = this.#commands.get(key);
    if (command === undefined) return;
    this.#forget(key, command);
    // The result of a command that is being sent is known later.
    if (this.#sending?.command === command) this.#sending.removal = result;
    else this.#events.onResult(result, command);
  }
}

/** A command that is being sent. */
interface SentCommand {
  readonly command: PackedCommand;
  /** The reason why the queue no longer has it; undefined if it has. */
  removal: CommandResult | undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
