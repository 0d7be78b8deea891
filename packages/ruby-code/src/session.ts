import type { Interpreter, InterpreterOptions } from '@pptjs/ruby';
import {
  context,
  type EvaluationContext,
  EvaluationError,
  FunctionError,
  functionError,
  LookupError,
  NotFoundSignal,
  UnrescuedError,
  type Value,
  withContext,
  withScope,
} from '@pptjs/runtime/internal';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import type { Description } from './description.js';
import type { HostRequests } from './host-requests.js';
import { readAnswer, readRequirements, type RubyFailure } from './json.js';
import { messages } from './messages.js';
import type { KeptObjects } from './ruby-object.js';
import type { WireCodec } from './wire-codec.js';

/** An error that Ruby code raised. */
export class RubyError extends FunctionError {
  /** The Ruby file or template, and the line, if they are known. */
  readonly rubyFile: string | null;
  readonly rubyLine: number | null;

  constructor({
    message,
    file,
    line,
    isPuppetError = false,
  }: Pick<RubyFailure, 'message' | 'file' | 'line'> & { readonly isPuppetError?: boolean }) {
    super(message);
    this.isPuppetError = isPuppetError;
    this.rubyFile = file;
    this.rubyLine = line;
  }
}

function errorOf(failure: RubyFailure): EvaluationError {
  const { message, isLookupError, unrescued } = failure;
  if (unrescued !== null) return new UnrescuedError(message, unrescued);
  return isLookupError ? new LookupError(message) : new RubyError(failure);
}

/** A request to Ruby. `path` is the file of the code that it runs. */
interface RubyRequest {
  readonly path?: string | null;
  readonly [key: string]: unknown;
}

/** The exports of the optional package @pptjs/ruby that this package uses. */
export interface InterpreterPackage {
  readonly Interpreter: new (options: InterpreterOptions) => Interpreter;
}

/** Limits of Ruby code: the time of a call from Puppet code, in seconds, and the memory of the interpreter, in MiB. */
export type RubyLimits = Pick<InterpreterOptions, 'timeLimit' | 'memoryLimit'>;

/** Returns the package @pptjs/ruby, or undefined if it is not installed. */
export type GetInterpreterPackage = () => InterpreterPackage | undefined;

/**
 * Sends requests to a Ruby interpreter, which starts at the first request. If the interpreter fails fatally, the next
 * request starts another one. Requests can nest: Ruby code calls the host, which calls Ruby code.
 */
export class Session {
  readonly #getPackage: GetInterpreterPackage;
  readonly #limits: RubyLimits;
  readonly #requests: HostRequests;
  readonly #codec: WireCodec;
  #interpreter: Interpreter | undefined;
  #printed = 0;
  /** Libraries of modules that used something else while they were loaded, which happens only once. */
  #impure = new Set<string>();
  /** The number of requests that are running, one within the other. */
  #depth = 0;
  /** The evaluation whose objects Ruby keeps. */
  #evaluation: WeakRef<EvaluationContext> | undefined;
  #keptObjects: KeptObjects | undefined;
  /** The module folders that the interpreter can read. */
  #mounted = new Set<string>();
  /** The functions that the interpreter has loaded. */
  #loaded = new Set<string>();
  #hasFailed = false;

  constructor(getPackage: GetInterpreterPackage, limits: RubyLimits, requests: HostRequests, codec: WireCodec) {
    this.#getPackage = getPackage;
    this.#limits = limits;
    this.#requests = requests;
    this.#codec = codec;
  }

  /** Whether an interpreter was missing, failed or was terminated, or Ruby code has accessed files of modules that are not Ruby code. */
  get hasOtherInput(): boolean {
    return this.#hasFailed || (this.#interpreter?.sandbox.hostDataAccesses ?? 0) > 0;
  }

  hasLoaded(functionName: string): boolean {
    return this.#loaded.has(functionName);
  }

  markLoaded(functionName: string): void {
    this.#loaded.add(functionName);
  }

  /** Sends a request whose answer is a Puppet value. */
  requestValue(name: string, request: RubyRequest): Value {
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
   * @throws {FunctionError} NO_RUBY if there is no interpreter, INTERPRETER_FAILED if it fails
   */
  request(name: string, request: RubyRequest): unknown {
    this.#interpreter ??= this.#start(request);
    this.#mountModules(this.#interpreter);
    if (this.#depth === 0) this.#beginEvaluation(this.#interpreter);
    this.#depth++;
    try {
      const answer = readAnswer(this.#send(this.#interpreter, name, request));
      switch (answer.kind) {
        case 'value':
          return answer.value;
        case 'host error':
          throw this.#requests.thrownError(answer.id);
        case 'ruby error':
          throw errorOf(answer.failure);
        case 'not found':
          throw new NotFoundSignal();
      }
    } finally {
      if (--this.#depth === 0) this.#requests.endOutermost();
    }
  }

  /** Makes Ruby forget what belongs to another evaluation, including the files that it has written. */
  #beginEvaluation(interpreter: Interpreter): void {
    const here = context();
    if (this.#evaluation?.deref() === here) return;
    this.#evaluation = new WeakRef(here);
    this.#keptObjects = undefined;
    interpreter.sandbox.clear(this.#requests.host?.temporaryFolders() ?? ['/tmp']);
    interpreter.announce('begin_evaluation', '{}');
  }

  /** The objects that Ruby keeps for the current evaluation. */
  get keptObjects(): KeptObjects {
    return (this.#keptObjects ??= this.#keepObjects(this.#evaluation));
  }

  #keepObjects(evaluation: WeakRef<EvaluationContext> | undefined): KeptObjects {
    return {
      exist: () => this.#evaluation === evaluation && evaluation?.deref() === context(),
      ask: (object, question, args) => {
        const encoded = args.map((each) => this.#codec.encode(each));
        return this.requestValue('ask_object', { id: object.id, question, args: encoded });
      },
    };
  }

  /** Sends a request to load the file of a function or resource type. `read` reads the data in the answer. */
  requestDescription<T>(name: string, request: RubyRequest, read: (answer: unknown) => T): Description<T> {
    const effects = this.#effects;
    const answer = this.request(name, request);
    const data = read(answer);
    const requirements = readRequirements(answer);
    if (this.#effects !== effects) for (const each of requirements ?? []) this.#impure.add(each);
    const isPure = this.#effects === effects && requirements?.some((each) => this.#impure.has(each)) === false;
    return { data, requirements: isPure ? requirements : null };
  }

  /** The number of times that Ruby code has used anything but Ruby files. */
  get #effects(): number {
    return this.#requests.effects + this.#printed + (this.#interpreter?.sandbox.dataAccesses ?? 0);
  }

  #start(request: RubyRequest): Interpreter {
    const loaded = this.#getPackage();
    if (loaded === undefined) {
      this.#hasFailed = true;
      throw functionError(messages.NO_RUBY, { code: request.path ?? 'an inline template' });
    }
    return new loaded.Interpreter({
      ...this.#limits,
      answer: (name, text) => this.#requests.answer(name, text),
      print: (line) => {
        this.#printed++;
        context().log({ level: 'debug', message: line });
      },
    });
  }

  #send(interpreter: Interpreter, name: string, request: object): string {
    try {
      // If Ruby code is terminated within a call of the host, that call does not restore the context and the scope.
      const here = context();
      const text = JSON.stringify(request);
      return withContext(here, () => withScope(here.scope, () => interpreter.request(name, text)));
    } catch (error) {
      this.#hasFailed = true;
      this.#interpreter = undefined;
      this.#evaluation = undefined;
      this.#mounted = new Set();
      this.#loaded = new Set();
      this.#impure = new Set();
      // The outer requests have the same interpreter.
      this.#requests.isTerminated = true;
      if (error instanceof EvaluationError || isStackOverflow(error)) throw error;
      throw isTimeout(error) ? timeoutError(error) : interpreterError(error);
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
    interpreter.announce('libraries', JSON.stringify({ paths: libraries }));
  }
}

/** An interpreter comes from a package that is loaded at run time, so its errors are recognized by their form. */
function isTimeout(error: unknown): error is Error & { readonly frames: readonly string[] } {
  return error instanceof Error && 'frames' in error && Array.isArray(error.frames);
}

function timeoutError({
  message,
  frames,
}: {
  readonly message: string;
  readonly frames: readonly string[];
}): RubyError {
  const place = frames.find((frame) => !/^(?:\/pptjs\/|<internal|\/usr\/|eval:)/.test(frame));
  const [, file = null, line] = /^(.*?):(\d+)/.exec(place ?? '') ?? [];
  return new RubyError({ message, file, line: line === undefined ? null : Number(line) });
}

function interpreterError(error: unknown): FunctionError {
  const problem = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
  return functionError(messages.INTERPRETER_FAILED, { problem });
}
