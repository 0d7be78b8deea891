import type { RubyVM } from '@ruby/wasm-wasi';
import { messages } from './messages.js';

/** The functions of JavaScript that Ruby's extension `js` imports. */
interface Imports {
  evalJs(code: string): Outcome;
  globalThis(): unknown;
  reflectApply(target: unknown, receiver: unknown, args: unknown[]): Outcome;
  reflectGet(target: unknown, key: string): Outcome;
  reflectSet(target: unknown, key: string, value: unknown): Outcome;
}

interface Outcome {
  readonly tag: 'success' | 'failure';
  readonly val: unknown;
}

/** The method of the virtual machine that is replaced here. The machine's own declarations make it private. */
interface Confinable {
  getImports(wrap: (value: unknown) => unknown, unwrap: (value: unknown) => unknown): Imports;
}

/** The code that the extension evaluates when it is loaded. */
const CONSTANT = /^\s*return (?:undefined|null|true|false);?\s*$/;

/**
 * Restricts Ruby's access to JavaScript to the methods of `host`. Without this, `JS.eval` and `JS.global` give Ruby
 * code access to the whole process. Must be called before the imports of the machine are created.
 */
export function confine(vm: RubyVM, host: Readonly<Record<string, (...args: string[]) => string>>): void {
  const confinable = vm as unknown as Confinable;
  const methods = new Set<unknown>(Object.values(host));
  const createImports = confinable.getImports.bind(vm);
  confinable.getImports = (wrap, unwrap) => {
    const imports = createImports(wrap, unwrap);
    const refuse = (): Outcome => ({ tag: 'failure', val: wrap(new Error(messages.NO_JAVASCRIPT.text)) });
    const isMethod = (target: unknown, key: string): boolean => unwrap(target) === host && Object.hasOwn(host, key);
    return {
      ...imports,
      evalJs: (code) => (CONSTANT.test(code) ? imports.evalJs(code) : refuse()),
      globalThis: () => wrap(Object.freeze(Object.create(null))),
      reflectApply: (target, receiver, args) =>
        methods.has(unwrap(target)) ? imports.reflectApply(target, receiver, args) : refuse(),
      // Ruby reads the message of a refusal with this function too, so other properties are undefined, not refused.
      reflectGet: (target, key) =>
        isMethod(target, key) ? imports.reflectGet(target, key) : { tag: 'success', val: wrap(undefined) },
      reflectSet: refuse,
    };
  };
}
