import { context, FunctionError, functionError, type Value } from '@pptjs/runtime';
import type { HostRequests } from './host-requests.js';
import { Interpreter } from './interpreter.js';
import { readAnswer, type RubyFailure } from './json.js';
import { messages } from './messages.js';
import type { WireCodec } from './wire-codec.js';

/** An error that Ruby code raised. */
export class RubyError extends FunctionError {
  /** The Ruby file or template, and the line, if they are known. */
  readonly rubyFile: string | null;
  readonly rubyLine: number | null;

  constructor({ message, file, line }: RubyFailure) {
    super(message);
    this.rubyFile = file;
    this.rubyLine = line;
  }
}

/**
 * Sends requests to a Ruby interpreter, which starts at the first request. If the interpreter fails fatally, the next
 * request starts another one. Requests can nest: Ruby code calls the host, which calls Ruby code.
 */
export class Session {
  readonly #requests: HostRequests;
  readonly #codec: WireCodec;
  #interpreter: Interpreter | undefined;
  /** The number of requests that are running, one within the other. */
  #depth = 0;
  /** The module folders that the interpreter can read. */
  #mounted = new Set<string>();
  /** The functions that the interpreter has loaded. */
  #loaded = new Set<string>();

  constructor(requests: HostRequests, codec: WireCodec) {
    this.#requests = requests;
    this.#codec = codec;
  }

  hasLoaded(functionName: string): boolean {
    return this.#loaded.has(functionName);
  }

  markLoaded(functionName: string): void {
    this.#loaded.add(functionName);
  }

  /** Sends a request whose answer is a Puppet value. */
  requestValue(name: string, request: object): Value {
    const { mark } = this.#codec;
    try {
      return this.#codec.decode(this.request(name, request));
    } finally {
      this.#codec.releaseFrom(mark);
    }
  }

  /**
   * Sends a request to ruby-lib/pptjs/bridge.rb.
   *
   * @returns the answer's JSON value, unchecked
   * @throws {RubyError} if Ruby code raises an error; errors of the host that pass through Ruby are thrown unchanged
   */
  request(name: string, request: object): unknown {
    this.#interpreter ??= new Interpreter(
      (request, text) => this.#requests.answer(request, text),
      (line) => context().log({ level: 'debug', message: line }),
    );
    this.#mountModules(this.#interpreter);
    this.#depth++;
    try {
      const answer = readAnswer(this.#send(this.#interpreter, name, request));
      switch (answer.kind) {
        case 'value':
          return answer.value;
        case 'host error':
          throw this.#requests.thrownError(answer.id);
        case 'ruby error':
          throw new RubyError(answer.failure);
      }
    } finally {
      if (--this.#depth === 0) this.#requests.forgetErrors();
    }
  }

  #send(interpreter: Interpreter, name: string, request: object): string {
    try {
      return interpreter.request(name, JSON.stringify(request));
    } catch (error) {
      this.#interpreter = undefined;
      this.#mounted = new Set();
      this.#loaded = new Set();
      const problem = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
      throw functionError(messages.INTERPRETER_FAILED, { problem });
    }
  }

  #mountModules(interpreter: Interpreter): void {
    const { host } = this.#requests;
    if (host === undefined) return;
    const added = host.modulePath.filter((path) => !this.#mounted.has(path));
    if (added.length === 0) return;
    const libraries: string[] = [];
    for (const path of added) {
      this.#mounted.add(path);
      interpreter.sandbox.mount(path, host.files, path);
      for (const name of host.files.list(path) ?? []) libraries.push(`${path}/${name}lib`);
    }
    interpreter.request('libraries', JSON.stringify({ paths: libraries }));
  }
}
