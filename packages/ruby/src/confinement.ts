import type { RubyVM } from '@ruby/wasm-wasi';

/** What Ruby's extension `js` may ask of JavaScript. */
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

/** A machine as far as it is confined here: its own declarations keep `getImports` to itself. */
interface Confinable {
  getImports(wrap: (value: unknown) => unknown, unwrap: (value: unknown) => unknown): Imports;
}

/** What the extension evaluates when it is loaded. */
const CONSTANT = /^\s*return (?:undefined|null|true|false);?\s*$/;

/**
 * Leaves Ruby one thing of JavaScript: the methods of `host`. Without this, `JS.eval` and `JS.global` give any Ruby
 * code all of the process. To be called before the imports of the machine are made.
 */
export function confine(vm: RubyVM, host: Readonly<Record<string, (...args: string[]) => string>>): void {
  const confinable = vm as unknown as Confinable;
  const methods = new Set<unknown>(Object.values(host));
  const all = confinable.getImports.bind(vm);
  confinable.getImports = (wrap, unwrap) => {
    const imports = all(wrap, unwrap);
    const refuse = (): Outcome => ({ tag: 'failure', val: wrap(new Error('Ruby code cannot reach JavaScript')) });
    const isMethod = (target: unknown, key: string): boolean => unwrap(target) === host && Object.hasOwn(host, key);
    return {
      ...imports,
      evalJs: (code) => (CONSTANT.test(code) ? imports.evalJs(code) : refuse()),
      globalThis: () => wrap(Object.freeze(Object.create(null))),
      reflectApply: (target, receiver, args) =>
        methods.has(unwrap(target)) ? imports.reflectApply(target, receiver, args) : refuse(),
      // A message of refusal is itself read with this: nothing is what others have.
      reflectGet: (target, key) =>
        isMethod(target, key) ? imports.reflectGet(target, key) : { tag: 'success', val: wrap(undefined) },
      reflectSet: refuse,
    };
  };
}
