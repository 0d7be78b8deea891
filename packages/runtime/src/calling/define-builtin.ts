import { FunctionError } from '../errors/error.js';
import { parseType } from '../type-reading/parse.js';
import type { Argument } from '../values/block.js';
import type { PuppetType } from '../values/type.js';
import type { Value } from '../values/value.js';
import { rejection } from './rejection.js';
import { Signature, SignatureParameter } from './signature.js';

/** The body of a dispatch: a value for each parameter, an array for the one that takes the rest, then the block. */
export type Body = (...values: never[]) => unknown;

export interface Dispatch {
  readonly signature: Signature;
  readonly body: Body;
  /** A dispatch that is no way to call the function: its body gives the message of the error. */
  readonly isMismatch?: boolean;
}

/** A built-in function: called with Puppet values, a block last. */
export interface BuiltinFunction {
  (...args: Argument[]): Value;
  readonly puppetName: string;
  readonly signatures: readonly Signature[];
}

/** Types that only a function's own signatures name; messages show what they stand for. */
export type LocalTypes = Readonly<Record<string, string>>;

/**
 * A way to call a function. Each parameter is written as messages show it: a type and a name, `?` after a name that may
 * be left out,
 * `*` after the one that takes the rest (`+`: at least one), `&` before the block's (`Callable[1, 1] &block?`).
 */
export function dispatch(
  parameters: readonly string[],
  body: Body,
  { returns, types }: { returns?: string; types?: LocalTypes } = {},
): Dispatch {
  return { signature: parseSignature(parameters, returns, types), body };
}

/**
 * Arguments that the function does not take, with a message of their own: `body` gives it. Such a dispatch is not among
 * those that other errors list.
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
  let block: SignatureParameter | undefined;
  let blockOptional = false;
  const read = (text: string) => (): PuppetType => parseType(text, types);
  for (const text of texts) {
    const separator = text.lastIndexOf(' ');
    const written = text.slice(separator + 1);
    const name = written.replace(/^&|[?*+]$/g, '');
    const parameter = new SignatureParameter(name, read(text.slice(0, separator)));
    if (written.startsWith('&')) {
      block = parameter;
      blockOptional = written.endsWith('?');
      continue;
    }
    parameters.push(parameter);
    if (written.endsWith('*') || written.endsWith('+')) rest = true;
    if (!written.endsWith('*') && !written.endsWith('?')) required++;
  }
  return new Signature({
    parameters,
    required,
    rest,
    block,
    blockOptional,
    returns: returns === undefined ? undefined : read(returns),
  });
}

/**
 * Makes a function built into Puppet. The first dispatch whose signature fits is taken.
 * @throws {FunctionError} from the function, where none fits: `'abs' expects 1 argument, got none`
 */
export function defineBuiltin(name: string, ...dispatches: readonly Dispatch[]): BuiltinFunction {
  const signatures = dispatches.filter(({ isMismatch }) => isMismatch !== true).map(({ signature }) => signature);
  const call = (...args: Argument[]): Value => {
    for (let i = 0; i < dispatches.length; i++) {
      const { signature, body, isMismatch } = dispatches[i] as Dispatch;
      if (!signature.accepts(args)) continue;
      const result = (body as (...values: unknown[]) => Value)(
        ...(signature.isArranged(args) ? args : signature.arrange(args)),
      );
      if (isMismatch !== true) return result;
      throw new FunctionError(`'${name}' ${String(result)}`);
    }
    throw rejection(name, signatures, args);
  };
  return Object.assign(call, { puppetName: name, signatures });
}
