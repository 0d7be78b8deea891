import { type Fd, WASI } from '@bjorn3/browser_wasi_shim';
import { messages } from '../messages.js';
import { Handles } from './handles.js';
import { type JavaScriptAccess, javaScriptImports } from './javascript-imports.js';

/** The interface of the host to an instance of CRuby. */
export interface MachineHost {
  /** The open files: standard input, standard output, standard error, and the folder `/`. */
  readonly descriptors: readonly Fd[];
  /** Answers the text that Ruby code passes to `JS.eval`. */
  readonly access: JavaScriptAccess;
  /** Functions that replace those of WASI, such as the clock. They get the memory of the instance first. */
  readonly wasi?: Readonly<Record<string, (memory: WebAssembly.Memory, ...args: never[]) => number>>;
}

/** An error of Ruby code that nothing rescued. */
export class RubyException extends Error {}

/** A method of an object that lives as long as the machine. */
export interface MethodReference {
  /** The address of the object. */
  readonly object: number;
  /** The number of the method's name. */
  readonly name: number;
}

/** A text in the memory of the instance. */
interface StoredText {
  readonly address: number;
  /** The length in bytes. */
  readonly length: number;
}

/** The states of Asyncify, which saves and restores the stack of the module. */
const UNWINDING = 1;
const REWINDING = 2;

/** The exports that begin and end a jump. They compare the saved frames with the size of the buffer. */
const JUMP_FUNCTIONS = ['start_unwind', 'stop_unwind', 'start_rewind', 'stop_rewind'].map((name) => `asyncify_${name}`);

/** The size of WASI's `filestat`, in bytes. */
const FILE_STATUS_SIZE = 64;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * An instance of CRuby's WebAssembly module, with the calling conventions of its exports: texts are UTF-8 in its memory,
 * objects are handles.
 *
 * JavaScript calls Ruby, which calls the host, which can call Ruby again. An inner call can unwind and rewind its own
 * frames, as `rescue` and `catch` do, but no jump may leave it: ruby-lib/pptjs/bridge.rb turns such jumps into errors. Ruby
 * must not collect garbage in an inner call, because it does not find the references in the frames of JavaScript below.
 */
export class Machine {
  readonly memory: WebAssembly.Memory;
  readonly #wasi: WASI;
  readonly #instance: WebAssembly.Instance;
  readonly #exports: ReadonlyMap<string, (...args: number[]) => number>;
  /** The addresses of Ruby objects. */
  readonly #objects = new Handles<number>();
  /** Whether the host is answering Ruby code. */
  #isInHost = false;

  constructor(module: WebAssembly.Module, { descriptors, access, wasi = {} }: MachineHost) {
    this.#wasi = new WASI([], [], [...descriptors], { debug: false });
    this.#instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: {
        ...this.#wasi.wasiImport,
        ...this.#statusImports(),
        ...Object.fromEntries(
          Object.entries(wasi).map(([name, body]) => [name, (...args: never[]) => body(this.memory, ...args)]),
        ),
      },
      ...this.#rubyImports(module, access),
    });
    const { memory, ...functions } = this.#instance.exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new TypeError(messages.NOT_RUBY);
    this.memory = memory;
    this.#exports = new Map(
      Object.entries(functions).map(([name, value]) => [plainName(name), value as (...args: number[]) => number]),
    );
    this.#wasi.inst = { exports: { memory } };
  }

  /**
   * The functions that write the status of a file. Those of the shim write the last time at a wrong place, so that its end keeps
   * what the memory had. No file has times, so the memory is cleared first.
   */
  #statusImports(): Record<string, (...args: number[]) => number> {
    return Object.fromEntries(
      ['fd_filestat_get', 'path_filestat_get'].map((name) => [
        name,
        (...args: number[]) => {
          new Uint8Array(this.memory.buffer, args.at(-1), FILE_STATUS_SIZE).fill(0);
          return this.#wasi.wasiImport[name]?.(...args) as number;
        },
      ]),
    );
  }

  /** Starts Ruby. A machine whose memory is restored from an image must not be started. */
  boot(): void {
    this.#call('_initialize');
    const texts = ['ruby.wasm', '-EUTF-8', '-W0', '-e_=0'].map((text) => this.#storeTerminated(text));
    const list = this.#call('cabi_realloc', 0, 0, 4, texts.length * 8);
    const view = this.#view();
    texts.forEach(({ address, length }, index) => {
      view.setInt32(list + index * 8, address, true);
      view.setInt32(list + index * 8 + 4, length, true);
    });
    this.#call('ruby-init', list, texts.length);
  }

  /**
   * Evaluates Ruby code whose result is a String, and returns the result.
   *
   * @throws {RubyException}
   */
  evaluate(code: string): string {
    return this.#enter(() => this.#takeText(this.#evaluate(code)));
  }

  /**
   * Finds a method without arguments whose result is a String. The reference is valid in images of the memory, too.
   *
   * @param receiver Ruby code
   */
  method(receiver: string, name: string): MethodReference {
    const object = this.#evaluate(receiver);
    const { address, length } = this.#storeTerminated(name);
    return { object, name: this.#call('rb-intern', address, length) };
  }

  /**
   * Calls a method.
   *
   * @throws {RubyException}
   */
  callMethod({ object, name }: MethodReference): string {
    return this.#enter(() => this.#takeText(this.#send(object, name)));
  }

  /**
   * Returns the frames of Ruby code that was terminated: `path:line:in 'method'`, innermost first. The machine is in an
   * undefined state and can do nothing else afterwards.
   */
  framesOfTerminated(): readonly string[] {
    this.#isInHost = true;
    this.#leaveJump();
    return this.evaluate('caller(0).join("\\n")').split('\n');
  }

  /**
   * Ends a jump that was terminated. Ruby saves and restores its stack for `rescue`, `catch` and blocks; meanwhile, its
   * functions do nothing but that.
   */
  #leaveJump(): void {
    const state = this.#call('asyncify_get_state');
    if (state === UNWINDING) this.#call('asyncify_stop_unwind');
    if (state === REWINDING) this.#call('asyncify_stop_rewind');
  }

  #enter<T>(body: () => T): T {
    if (!this.#isInHost) return this.#reportFullStack(body);
    const wasDisabled = this.#call('rb-gc-disable');
    try {
      return body();
    } finally {
      if (wasDisabled === 0) this.#call('rb-gc-enable');
    }
  }

  /** @throws {RangeError} if `body` needs more stack than Ruby can save, as the engine does if its own stack is full */
  #reportFullStack<T>(body: () => T): T {
    try {
      return body();
    } catch (error) {
      throw this.#isFullJump(error) ? new RangeError('Maximum call stack size exceeded', { cause: error }) : error;
    }
  }

  /**
   * Whether an error is the trap of a jump that has saved more frames than its buffer holds, in an endless recursion. The
   * name of an exported function is its index in the module, which the stack of the error has.
   */
  #isFullJump(error: unknown): boolean {
    if (!(error instanceof WebAssembly.RuntimeError)) return false;
    const [, innermost = ''] = error.stack?.split('\n') ?? [];
    return JUMP_FUNCTIONS.some((name) => innermost.includes(`wasm-function[${this.#exports.get(name)?.name}]`));
  }

  #evaluate(code: string): number {
    const { address, length } = this.#storeTerminated(code);
    return this.#result(this.#call('rb-eval-string-protect', address, length));
  }

  #send(object: number, method: number): number {
    const handle = this.#objects.add(object);
    try {
      return this.#result(this.#call('rb-funcallv-protect', handle, method, 0, 0));
    } finally {
      this.#objects.remove(handle);
    }
  }

  /** Reads the result of a call: an object and a state, which is 0 if the call returned normally. */
  #result(address: number): number {
    const view = this.#view();
    const state = view.getInt32(address + 4, true);
    const object = this.#objects.remove(view.getInt32(address, true));
    if (state === 0) return object;
    const error = this.#objects.remove(this.#call('rb-errinfo'));
    this.#call('rb-clear-errinfo');
    const { address: name, length } = this.#storeTerminated('full_message');
    throw new RubyException(this.#takeText(this.#send(error, this.#call('rb-intern', name, length))));
  }

  /** Returns the content of a String, and releases the String. */
  #takeText(object: number): string {
    const handle = this.#objects.add(object);
    const result = this.#call('rstring-ptr', handle);
    const view = this.#view();
    const text = this.#text(view.getInt32(result, true), view.getInt32(result + 4, true));
    this.#call('cabi_post_rstring-ptr', result);
    this.#objects.remove(handle);
    this.#call('canonical_abi_drop_rb-abi-value', object);
    return text;
  }

  #rubyImports(module: WebAssembly.Module, access: JavaScriptAccess): WebAssembly.Imports {
    const functions = javaScriptImports(access, {
      text: (address, length) => this.#text(address, length),
      store: (text) => this.#store(text),
      view: () => this.#view(),
    });
    const imports: Record<string, WebAssembly.ImportValue> = {
      rb_wasm_throw_prohibit_rewind_exception: (address: number, length: number) => {
        throw new RubyException(this.#text(address, length));
      },
    };
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      const implementation = functions.get(plainName(name));
      if (from === 'rb-js-abi-host' && implementation !== undefined) imports[name] = this.#fromRuby(implementation);
    }
    return {
      'rb-js-abi-host': imports,
      canonical_abi: {
        'resource_drop_js-abi-value': (handle: number) => access.values.remove(handle),
        'resource_new_rb-abi-value': (address: number) => this.#objects.add(address),
        'resource_get_rb-abi-value': (handle: number) => this.#objects.get(handle),
      },
    };
  }

  /** Wraps a function that Ruby calls. */
  #fromRuby(body: (...args: number[]) => number | void): (...args: number[]) => number | void {
    return (...args) => {
      const before = this.#isInHost;
      this.#isInHost = true;
      const result = body(...args);
      this.#isInHost = before;
      return result;
    };
  }

  #call(name: string, ...args: number[]): number {
    const called = this.#exports.get(name);
    if (called === undefined) throw new TypeError(messages.NOT_RUBY);
    return called(...args);
  }

  #view(): DataView {
    return new DataView(this.memory.buffer);
  }

  #text(address: number, length: number): string {
    return decoder.decode(new Uint8Array(this.memory.buffer, address, length));
  }

  #storeTerminated(text: string): StoredText {
    return this.#store(`${text}\0`);
  }

  #store(text: string): StoredText {
    const bytes = encoder.encode(text);
    const address = this.#call('cabi_realloc', 0, 0, 1, bytes.length);
    new Uint8Array(this.memory.buffer).set(bytes, address);
    return { address, length: bytes.length };
  }
}

/** The name of an export or import without its signature: `name: func(…) -> …`. */
function plainName(name: string): string {
  return name.replace(/: func.*$/, '');
}
