import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ExecutionContext } from 'ava';

const server = fileURLToPath(new URL('../../node_modules/typescript-5/lib/tsserver.js', import.meta.url));

interface Message {
  readonly type: string;
  readonly request_seq?: number;
  readonly event?: string;
  readonly success?: boolean;
  readonly message?: string;
  readonly body?: unknown;
}

/** A session of the server that editors run. */
export class TypeScriptServer {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #buffer = Buffer.alloc(0);
  #sequence = 0;

  constructor(t: ExecutionContext, cwd: string) {
    this.#child = spawn(process.execPath, [server, '--disableAutomaticTypingAcquisition'], {
      cwd,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    t.teardown(() => this.#child.kill('SIGKILL'));
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Opens a file in the session. */
  open(file: string): void {
    this.#send('open', { file, fileContent: readFileSync(file, 'utf8') });
  }

  /**
   * Sends a request.
   * @returns the body of the answer
   * @throws {Error} if the server rejects the request
   */
  async request<Body>(command: string, argument: Readonly<Record<string, unknown>>): Promise<Body> {
    const sequence = this.#send(command, argument);
    const answer = await new Promise<Message>((resolve) => this.#waiting.set(sequence, resolve));
    if (answer.success !== true) throw new Error(`${command}: ${answer.message}`);
    return answer.body as Body;
  }

  #send(command: string, argument: Readonly<Record<string, unknown>>): number {
    const seq = ++this.#sequence;
    this.#child.stdin?.write(`${JSON.stringify({ seq, type: 'request', command, arguments: argument })}\n`);
    return seq;
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    for (;;) {
      const header = /^Content-Length: (\d+)\r\n\r\n/.exec(this.#buffer.toString('latin1', 0, 64));
      const start = header?.[0].length ?? 0;
      const end = start + Number(header?.[1]);
      if (header === null || this.#buffer.length < end) return;
      const message = JSON.parse(this.#buffer.toString('utf8', start, end)) as Message;
      this.#buffer = this.#buffer.subarray(end);
      const resolve = this.#waiting.get(message.request_seq ?? -1);
      if (message.type === 'response') resolve?.(message);
    }
  }
}
