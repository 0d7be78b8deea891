import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ConsoleStdout, type Fd, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';
import { type RbValue, RubyVM } from '@ruby/wasm-wasi';
import { confine } from './confinement.js';
import { Sandbox, type SandboxFiles } from './sandbox.js';

/**
 * The folder in the sandbox with the part of Puppet's Ruby interface that module code needs (packages/ruby/ruby-lib).
 */
const LIBRARY = '/pptjs';

const packageFiles: SandboxFiles = {
  list: (path) =>
    readdirSync(path, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
  read: (path) => readFileSync(path),
};

/** CRuby's WebAssembly module. Compiling it takes about a second, and it never changes, so the process has one. */
class RubyModule {
  static #compiled: WebAssembly.Module | undefined;

  static get(): WebAssembly.Module {
    const path = createRequire(import.meta.url).resolve('@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm');
    return (RubyModule.#compiled ??= new WebAssembly.Module(readFileSync(path)));
  }
}

/** Answers a request of Ruby to the host. The request and the answer are JSON. */
export type Answer = (name: string, request: string) => string;

/** A running CRuby. Of the machine it sees only the sandbox, and of JavaScript only `answer`. */
export class Interpreter {
  readonly sandbox = new Sandbox();
  readonly #bridge: RbValue;
  readonly #vm: RubyVM;

  /** Starts Ruby, which takes about a second. */
  constructor(answer: Answer, print: (line: string) => void) {
    this.sandbox.mount(LIBRARY, packageFiles, fileURLToPath(new URL('../ruby-lib', import.meta.url)));
    const output = () => ConsoleStdout.lineBuffered(print);
    const descriptors: Fd[] = [new OpenFile(new File(new Uint8Array())), output(), output(), this.sandbox.root];
    const wasi = new WASI([], [], descriptors, { debug: false });
    const host = { answer };
    this.#vm = startVm(wasi, host);
    this.#vm.eval(`require '${LIBRARY}/pptjs/bridge'`);
    this.#vm.eval('PPTJS::Host').call('object=', this.#vm.wrap(host));
    this.#bridge = this.#vm.eval('PPTJS::Bridge');
  }

  /** Sends a request to ruby-lib/pptjs/bridge.rb. The request and the answer are JSON. */
  request(name: string, request: string): string {
    return this.#bridge
      .call('handle', this.#vm.wrap(name).call('to_s'), this.#vm.wrap(request).call('to_s'))
      .toString();
  }
}

/**
 * Starts a virtual machine synchronously, because evaluation is synchronous and needs Ruby in the middle of it.
 * `setInstance` is declared asynchronous, but with an instance it has finished its work when it returns.
 */
function startVm(wasi: WASI, host: { readonly answer: Answer }): RubyVM {
  const vm = new RubyVM();
  confine(vm, host);
  const imports: WebAssembly.Imports = { wasi_snapshot_preview1: wasi.wasiImport };
  vm.addToImports(imports);
  const instance = new WebAssembly.Instance(RubyModule.get(), imports);
  void vm.setInstance(instance);
  wasi.initialize(instance as Parameters<WASI['initialize']>[0]);
  vm.initialize(['ruby.wasm', '-EUTF-8', '-W0', '-e_=0']);
  return vm;
}
