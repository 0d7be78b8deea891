import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ConsoleStdout, type Fd, File, OpenFile, WASI } from '@bjorn3/browser_wasi_shim';
import { type RbValue, RubyVM } from '@ruby/wasm-wasi';
import { confine } from './confinement.js';
import { Sandbox, type SandboxFiles } from './sandbox.js';

/** Where the part of Puppet's Ruby interface stands that module code needs. */
const LIBRARY = '/pptjs';

const packageFiles: SandboxFiles = {
  list: (path) =>
    readdirSync(path, { withFileTypes: true }).map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)),
  read: (path) => readFileSync(path),
};

let compiled: WebAssembly.Module | undefined;

/** CRuby's WebAssembly module, compiled once for the process. */
function rubyModule(): WebAssembly.Module {
  const path = createRequire(import.meta.url).resolve('@ruby/3.4-wasm-wasi/dist/ruby+stdlib.wasm');
  return (compiled ??= new WebAssembly.Module(readFileSync(path)));
}

/** Answers what Ruby asks of the host: the name of a request and its JSON; the answer is JSON too. */
export type Answer = (name: string, request: string) => string;

/** A running CRuby that sees nothing of the machine but the sandbox, and nothing of JavaScript but `answer`. */
export class Interpreter {
  readonly sandbox = new Sandbox();
  readonly #bridge: RbValue;
  readonly #vm: RubyVM;

  /** Starts Ruby; takes about a second. */
  constructor(answer: Answer, print: (line: string) => void) {
    this.sandbox.mount(LIBRARY, packageFiles, fileURLToPath(new URL('../ruby', import.meta.url)));
    const output = () => ConsoleStdout.lineBuffered(print);
    const descriptors: Fd[] = [new OpenFile(new File(new Uint8Array())), output(), output(), this.sandbox.root];
    const wasi = new WASI([], [], descriptors, { debug: false });
    const host = { answer };
    this.#vm = startVm(wasi, host);
    this.#vm.eval(`require '${LIBRARY}/pptjs/bridge'`);
    this.#vm.eval('PPTJS::Host').call('object=', this.#vm.wrap(host));
    this.#bridge = this.#vm.eval('PPTJS::Bridge');
  }

  /** Sends a request to the bridge; the answer is JSON. */
  request(name: string, request: string): string {
    return this.#bridge
      .call('handle', this.#vm.wrap(name).call('to_s'), this.#vm.wrap(request).call('to_s'))
      .toString();
  }
}

/**
 * Starts a virtual machine without waiting: Ruby is first needed in the middle of an evaluation, which is synchronous.
 * Given an instance,
 * `setInstance` has done its work when it returns, although it is declared asynchronous.
 */
function startVm(wasi: WASI, host: { readonly answer: Answer }): RubyVM {
  const vm = new RubyVM();
  confine(vm, host);
  const imports: WebAssembly.Imports = { wasi_snapshot_preview1: wasi.wasiImport };
  vm.addToImports(imports);
  const instance = new WebAssembly.Instance(rubyModule(), imports);
  void vm.setInstance(instance);
  wasi.initialize(instance as Parameters<WASI['initialize']>[0]);
  vm.initialize(['ruby.wasm', '-EUTF-8', '-W0', '-e_=0']);
  return vm;
}
