import { RejectedCallError } from '../errors/error.js';
import { reportText } from '../errors/long-text.js';
import { parseType } from '../type-reading/parse.js';
import { assertType } from '../types/mismatch/index.js';
import type { ExtendMemo } from '../values/accumulator.js';
import { isBlock, type Argument, type Block } from '../values/block.js';
import { lazy } from '../values/lazy.js';
import type { Predicate, PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { arrange, isArranged } from './arrange.js';
import { TypedBlock } from './block-parameter.js';
import { rejection } from './rejection.js';
import { Signature, type SignatureBlock, SignatureParameter } from './signature.js';

/** The body of a dispatch. It receives one value per parameter (an array for a rest parameter), then the block. */
export type DispatchBody = (...values: never[]) => unknown;

export interface Dispatch {
  readonly signature: Signature;
  readonly body: DispatchBody;
  /** Marks a dispatch that rejects its arguments: the body returns the error message. */
  readonly isMismatch?: boolean;
  /** Marks a dispatch that evaluates Puppet code, in which `return()` may return a value of any type. It checks others. */
  readonly mayReturnEarly?: boolean;
}

/**
 * Facts about a built-in function that the compiler needs. Each is declared with the function, and the transpiler reads
 * them from there.
 */
export interface FunctionProperties {
  /** Reads variables of the caller by name. Compiled code passes the local variables of the caller. */
  readonly readsScope?: true;
  /** Reads match variables (`$0`, `$1`, …) of the caller. */
  readonly readsMatches?: true;
  /** Acts on the current scope: declares classes or resources in it, or reads its tags. */
  readonly actsOnScope?: true;
  /** Always ends with an error or a jump, so that code after a call is not evaluated. */
  readonly neverReturns?: true;
  /** May be called as a statement without parentheses: `notice 'text'`. */
  readonly isStatement?: true;
}

/** The description of a built-in function. */
export interface BuiltinDescription {
  readonly puppetName: string;
  readonly signatures: readonly Signature[];
  readonly properties: FunctionProperties;
  readonly extendMemo?: ExtendMemo;
}

/** A built-in function. It takes Puppet values; a block is the last argument. */
export interface BuiltinFunction extends BuiltinDescription {
  (...args: Argument[]): Value;
}

/** Names for types that only the signatures of one function use. Messages show the types that the names denote. */
export type LocalTypes = Readonly<Record<string, string>>;

/**
 * Declares one overload of a function. Each parameter has the form that messages show: a type and a name. After the
 * name, `?` marks an optional parameter, `*` a rest parameter, and `+` a rest parameter that needs at least one value.
 * `&` before the name marks the block (`Callable[1, 1] &block?`).
 */
export function dispatch(
  parameters: readonly string[],
  body: DispatchBody,
  { returns, types, mayReturnEarly = false }: { returns?: string; types?: LocalTypes; mayReturnEarly?: boolean } = {},
): Dispatch {
  return { signature: parseSignature(parameters, returns, types), body, mayReturnEarly };
}

/**
 * Declares arguments that the function rejects with a message of its own, which `body` returns. Other error messages do
 * not list this overload.
 */
export function mismatch(
  parameters: readonly string[],
  body: (...values: never[]) => string,
  { types }: { types?: LocalTypes } = {},
): Dispatch {
  return { signature: parseSignature(parameters, undefined, types), body, isMismatch: true };
}

function parseSignature(
  texts: readonly string[],
  returns: string | undefined,
  types: LocalTypes | undefined,
): Signature {
  const parameters: SignatureParameter[] = [];
  let required = 0;
  let rest = false;
  let block: SignatureBlock | undefined;
  let blockOptional = false;
  const read = (text: string) => (): PuppetType => parseType(text, types);
  for (const text of texts) {
    const separator = text.lastIndexOf(' ');
    const written = text.slice(separator + 1);
    const name = written.replace(/^&|[?*+]$/g, '');
    const type = read(text.slice(0, separator));
    if (written.startsWith('&')) {
      block = new TypedBlock(name, type);
      blockOptional = written.endsWith('?');
      continue;
    }
    parameters.push(new SignatureParameter(name, type));
    if (written.endsWith('*') || written.endsWith('+')) rest = true;
    if (!written.endsWith('*') && !written.endsWith('?')) required++;
  }
  return new Signature({
    parameters,
    min: required,
    max: rest ? Infinity : parameters.length,
    rest,
    block,
    blockOptional,
    returns: returns === undefined ? undefined : lazy(read(returns)),
  });
}

/**
 * Defines a function that is built into Puppet. A call uses the first overload whose signature accepts the arguments.
 * The result must be an instance of the overload's return type, if it declares one, unless the overload may return early.
 *
 * @param rest the function's properties, if it has any, then its overloads
 * @throws {FunctionError} from the function, if no overload accepts the arguments: `'abs' expects 1 argument, got none`
 */
export function defineBuiltin(
  name: string,
  ...rest: readonly Dispatch[] | readonly [FunctionProperties, ...(readonly Dispatch[])]
): BuiltinFunction {
  const parts: readonly (Dispatch | FunctionProperties)[] = rest;
  const [first = {}] = parts;
  const properties = isDispatch(first) ? {} : first;
  const dispatches = parts.filter(isDispatch);
  const signatures = dispatches.filter(({ isMismatch }) => isMismatch !== true).map(({ signature }) => signature);
  /** The overloads that take one value, in order. Most calls pass one value. */
  let unary: readonly UnaryDispatch[] | undefined;
  /** The overloads that take one value and a block, in order. */
  let iterating: readonly UnaryDispatch[] | undefined;
  const call = (...args: Argument[]): Value => {
    const first = args[0];
    if (args.length === 1 && !isBlock(first)) {
      unary ??= unaryDispatches(dispatches);
      for (const { test, dispatch } of unary)
        if (test(first)) return checkedResult(dispatch, (dispatch.body as (value: unknown) => Value)(first));
    }
    const second = args[1];
    if (args.length === 2 && isBlock(second) && !isBlock(first)) {
      iterating ??= iteratingDispatches(dispatches);
      for (const { test, dispatch } of iterating)
        if (test(first) && dispatch.signature.block!.accepts(second))
          return checkedResult(dispatch, (dispatch.body as (value: unknown, block: Block) => Value)(first, second));
    }
    for (const each of dispatches) {
      const { signature, body } = each;
      if (!signature.accepts(args)) continue;
      const values = isArranged(signature, args) ? args : arrange(signature, args);
      return checkedResult(each, (body as (...values: unknown[]) => Value)(...values));
    }
    throw rejection(name, signatures, args);
  };
  const checkedResult = ({ signature, isMismatch, mayReturnEarly }: Dispatch, result: Value): Value => {
    reportText(result);
    if (isMismatch === true) throw new RejectedCallError(name, `'${name}' ${String(result)}`);
    const isUnchecked = signature.returns === undefined || mayReturnEarly === true;
    return isUnchecked ? result : assertReturn(name, signature.returns(), result);
  };
  return Object.assign(call, { puppetName: name, signatures, properties });
}

/**
 * Returns a built-in function that handles its most common arguments with code of its own. All built-in functions share
 * the code that chooses an overload, so engines cannot optimize it for one function.
 *
 * @param create returns a function that calls the general function for all other arguments
 */
export function withFastPath(
  general: BuiltinFunction,
  create: (general: BuiltinFunction) => (...args: Argument[]) => Value,
): BuiltinFunction {
  const { puppetName, signatures, properties } = general;
  return Object.assign(create(general), { puppetName, signatures, properties });
}

/** An overload that a call with one value may use, either with a block or without one. */
interface UnaryDispatch {
  readonly test: Predicate;
  readonly dispatch: Dispatch;
}

/** Returns an empty list if one of the overloads would have to arrange the value. */
function unaryDispatches(dispatches: readonly Dispatch[]): readonly UnaryDispatch[] {
  const possible = dispatches.filter(
    ({ signature: { min, max, block, blockOptional } }) => min <= 1 && max >= 1 && (block === null || blockOptional),
  );
  if (possible.some(({ signature }) => signature.rest)) return [];
  return possible.map(unaryDispatch);
}

/** Returns an empty list if one of the overloads would have to arrange the value and the block. */
function iteratingDispatches(dispatches: readonly Dispatch[]): readonly UnaryDispatch[] {
  const possible = dispatches.filter(({ signature: { min, max, block } }) => min <= 1 && max >= 1 && block !== null);
  return possible.some(({ signature }) => signature.max > 1) ? [] : possible.map(unaryDispatch);
}

function unaryDispatch(dispatch: Dispatch): UnaryDispatch {
  return { test: dispatch.signature.parameterAt(0)!.type.predicate, dispatch };
}

function isDispatch(part: Dispatch | FunctionProperties): part is Dispatch {
  return 'signature' in part;
}

/** @throws {FunctionError} if the result of a function is no instance of the type */
export function assertReturn(name: string, type: PuppetType, result: Value): Value {
  return type.predicate(result)
    ? result
    : assertType(`value returned from function '${name}' has wrong type,`, type, result);
}
