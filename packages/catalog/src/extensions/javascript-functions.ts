import { pathToFileURL } from 'node:url';
import {
  type Argument,
  type Block,
  FunctionError,
  fromJS,
  type HostFunction,
  type NativeFunctionDefinition,
  registeredFunction,
  toJS,
} from '@pptjs/runtime';
import { NeedsLoading } from '../compiled/needs-loading.js';
import type { Environment } from '../environment/environment.js';
import type { CatalogExtension } from './catalog-extension.js';

const SEGMENT = /^[a-z_][a-z0-9_]*$/;

/** The functions that files have exported, by the path of the file. They stay loaded, as all JavaScript modules do. */
const loaded = new Map<string, readonly HostFunction[]>();

/**
 * Functions that modules have in JavaScript, beside those in Puppet: `mymod::sub::f` in `mymod/functions/sub/f.js` (or
 * `.mjs`), an ES module that exports what `defineFunction` gives.
 */
export function javascriptFunctions(): CatalogExtension {
  return { findFunction };
}

/** @throws {NeedsLoading} where the file is not loaded yet; {TypeError} where it does not have the function */
function findFunction(environment: Environment, name: string): NativeFunctionDefinition | undefined {
  const file = fileOf(environment, name);
  if (file === undefined) return undefined;
  const functions = loaded.get(file);
  if (functions === undefined) throw new NeedsLoading(`The function '${name}'`, () => load(file));
  const found = functions.find((each) => each.name === name);
  if (found === undefined)
    throw new TypeError(
      `The file ${file} exports no function '${name}': it should be what defineFunction('${name}', …) gives`,
    );
  return { kind: 'function', name, file, line: 1, native: isOurs(found) ? found.native : acrossCopies(found) };
}

function fileOf({ modules }: Environment, name: string): string | undefined {
  const segments = name.split('::');
  const [module = '', ...path] = segments;
  if (path.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return undefined;
  const relative = `functions/${path.join('/')}`;
  return modules.fileOf(module, `${relative}.js`) ?? modules.fileOf(module, `${relative}.mjs`);
}

async function load(file: string): Promise<void> {
  const namespace = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  loaded.set(file, Object.values(namespace).filter(isHostFunction));
}

function isHostFunction(value: unknown): value is HostFunction {
  return typeof value === 'function' && 'native' in value;
}

/** Whether the function was made with the copy of the runtime that runs here. */
function isOurs({ name, native }: HostFunction): boolean {
  return registeredFunction(name)?.native === native;
}

/**
 * The file may have another copy of the runtime (the command has one of its own): only plain values pass between them.
 */
function acrossCopies(found: HostFunction): NativeFunctionDefinition['native'] {
  return (...args) => {
    try {
      return fromJS(found(...args.map(toPlain)));
    } catch (error) {
      throw error instanceof Error && 'blame' in error ? new FunctionError(error.message) : error;
    }
  };
}

function toPlain(argument: Argument): unknown {
  if (typeof argument !== 'function') return toJS(argument);
  const block = argument as Block;
  const plain = (...values: unknown[]): unknown => toJS(block(...values.map(fromJS)));
  return Object.defineProperty(plain, 'length', { value: block.length });
}
