import { BailOut, bailOut } from './bail-out.js';
import type { Value } from './values.js';

/** The superclass of each class of errors that compiled code raises or rescues, up to `Exception`. */
const SUPERCLASSES: Readonly<Record<string, string>> = {
  StandardError: 'Exception',
  ArgumentError: 'StandardError',
  IndexError: 'StandardError',
  KeyError: 'IndexError',
  NameError: 'StandardError',
  NoMethodError: 'NameError',
  NotImplementedError: 'ScriptError',
  RangeError: 'StandardError',
  RuntimeError: 'StandardError',
  ScriptError: 'Exception',
  SystemCallError: 'StandardError',
  TypeError: 'StandardError',
  ZeroDivisionError: 'StandardError',
  'IPAddr::Error': 'ArgumentError',
  'IPAddr::AddressFamilyError': 'IPAddr::Error',
  'IPAddr::InvalidAddressError': 'IPAddr::Error',
  'IPAddr::InvalidPrefixError': 'IPAddr::InvalidAddressError',
  'JSON::JSONError': 'StandardError',
  'JSON::ParserError': 'JSON::JSONError',
  'Puppet::Error': 'RuntimeError',
  'Puppet::ParseError': 'Puppet::Error',
};

/** The classes of errors whose ancestors are known. */
export const ERROR_CLASSES: ReadonlySet<string> = new Set(['Exception', ...Object.keys(SUPERCLASSES)]);

/** The classes that code can raise with a message. */
export const RAISABLE_CLASSES: ReadonlySet<string> = new Set([
  'ArgumentError',
  'NotImplementedError',
  'RuntimeError',
  'StandardError',
  'TypeError',
  'Puppet::Error',
  'Puppet::ParseError',
]);

/**
 * An error of Ruby whose class is known. Compiled code can rescue it. If no code rescues it, it is a bail-out. If it has a
 * message, the caller of a function throws it as an error of Ruby instead.
 */
export class RaisedError extends BailOut {
  /**
   * @param className the class of the error
   * @param text the message; null if it is not known
   * @param line the line of the code that raised the error, from 1; null if it is not known
   */
  constructor(
    readonly className: string,
    readonly text: string | null = null,
    readonly line: number | null = null,
  ) {
    super(className);
  }

  /** Whether the class of the error is a class or a subclass of it. */
  isA(ancestor: string): boolean {
    for (let name: string | undefined = this.className; name !== undefined; name = SUPERCLASSES[name])
      if (name === ancestor) return true;
    return false;
  }
}

/** `raise className, text` */
export function raise(className: string, text: Value, line: number): never {
  if (typeof text !== 'string') return bailOut('raise without a text');
  throw new RaisedError(className, text, line);
}

/**
 * Whether `rescue` with a list of classes catches an error. Bail-outs and jumps out of blocks are thrown again. Errors of
 * the host become bail-outs, because their Ruby classes are not known.
 */
export function isRescued(error: unknown, classNames: readonly string[]): error is RaisedError {
  if (error instanceof RaisedError) return classNames.some((name) => error.isA(name));
  if (error instanceof BailOut || error instanceof Escape) throw error;
  throw new BailOut('rescue of an error of the host', { cause: error });
}

/** A `return` or `break` in a block, on its way to the method or call that it leaves. */
class Escape {
  value: Value = null;
}

/** Runs code that can be left with a value: the body of a method with `return` in a block, or a call with `break`. */
export function escapable(body: (leave: (value?: Value) => never) => Value): Value {
  const escape = new Escape();
  try {
    return body((value = null) => {
      escape.value = value;
      // oxlint-disable-next-line no-throw-literal -- it is no error, and needs no stack
      throw escape;
    });
  } catch (error) {
    if (error === escape) return escape.value;
    throw error;
  }
}
