import {
  DefinedTypeBreakError,
  engineSizeLimit,
  EvaluationError,
  evaluationError,
  FunctionError,
  IllegalSignalError,
  InvalidTextError,
  LookupError,
  type Place,
  placeText,
  RecursionError,
  UnrescuedError,
  RunningExpressionError,
} from '@pptjs/runtime/internal';
import { isStackOverflow } from '@pptjs/runtime/stack-overflow';
import { aLabel } from '@pptjs/transpiler';
import { placeOfNode } from './call-places.js';
import type { FindModule } from './compiled-module.js';
import { excerptOf, frameOf } from './excerpt.js';
import { messages } from './messages.js';
import { blamedRangeOf, missingParameter, type Site, siteOf } from './site.js';

/** An error with the message and place that Puppet reports. */
export interface LocatedError {
  /** Puppet's issue code; null if there is none. */
  readonly code: string | null;
  /** The whole message without the place: `Evaluation Error: …`. */
  readonly message: string;
  /** The place in Puppet code; null if it is unknown, or if Puppet does not report it. */
  readonly place: Place | null;
  /** The name of code that is in no file. Puppet calls it `unknown` in errors without an issue code. */
  readonly noFile?: string;
}

/**
 * Finds the place in Puppet code where an error comes from, and creates Puppet's message for it: the innermost frame of
 * a compiled module leads to a token, the token to its node, and the node to the operand that caused the error.
 *
 * @param error the error that compiled code threw
 * @param find finds the compiled modules that may have been running
 */
export function locate(error: EvaluationError, find: FindModule): LocatedError {
  if (error instanceof LookupError) return { code: null, message: error.message, place: null };
  const site = siteOf(error, find);
  const place = error.place ?? (site === null ? null : placeOf(site, error));
  if (error instanceof RecursionError || error instanceof UnrescuedError)
    return { code: null, message: error.message, place, noFile: 'unknown' };
  if (error instanceof IllegalSignalError || error instanceof DefinedTypeBreakError)
    return {
      code: error.code || null,
      message: error.message,
      place: place && { ...place, column: null },
      noFile: 'unknown',
    };
  if (error instanceof InvalidTextError) return { code: error.code, message: error.message, place };
  return {
    code: error.code === '' ? null : error.code,
    ...(error.code === '' && { noFile: 'unknown' }),
    message: `Evaluation Error: ${reasonOf(error, site, find)}`,
    place,
  };
}

/** The message of a located error with its place. */
export function locatedMessage({ message, place, noFile = '' }: LocatedError): string {
  return place === null ? message : `${message} ${placeText({ ...place, file: place.file || noFile })}`;
}

/** The place in Puppet code that a stack leads to, for a log entry; null if it is unknown. */
export function tracedPlace(trace: Error, find: FindModule): Place | null {
  const site = siteOf(trace, find);
  if (site === null) return null;
  if (trace instanceof EvaluationError) return placeOf(site, trace);
  return placeOfNode(site.module, site.node);
}

/** Null if Puppet reports no place: for errors of a value that has no expression of its own among the operands. */
function placeOf(site: Site, error: EvaluationError): Place | null {
  const range = blamedRangeOf(site, error);
  return range === null ? null : site.module.placeAt(range.anchor);
}

/** The errors that `addLocation` has changed. */
const locatedErrors = new WeakSet<EvaluationError>();

/**
 * Sets the message and the place of an error that compiled code threw. An evaluation calls this at its end, before
 * the error reaches the host. Other values, and errors that are already located, are returned unchanged.
 */
export function addLocation(error: unknown, find: FindModule): unknown {
  if (!(error instanceof EvaluationError) || locatedErrors.has(error)) return error;
  const { message, place } = locate(error, find);
  const excerpt = place === null ? null : excerptOf(error, find, () => []);
  error.message = message;
  error.place = place ?? undefined;
  error.frame = excerpt === null ? undefined : frameOf(excerpt);
  locatedErrors.add(error);
  return error;
}

/**
 * The error for a limit of the JavaScript engine, with the stack of the engine's own error: endless recursion, or a value
 * that is too large. Undefined for any other error.
 */
export function engineLimit(error: unknown): EvaluationError | undefined {
  if (!isStackOverflow(error)) return engineSizeLimit(error);
  const overflow = evaluationError(messages.STACK_OVERFLOW, {});
  if (error.stack !== undefined) overflow.stack = error.stack;
  return overflow;
}

function reasonOf(error: EvaluationError, site: Site | null, find: FindModule): string {
  if (error instanceof FunctionError) {
    const kind = site?.node.type === 'CallMethodExpression' ? 'Method call' : 'Function Call';
    return `Error while evaluating a ${kind}, ${error.message}`;
  }
  if (error instanceof RunningExpressionError)
    return site === null ? error.message : `Error while evaluating ${aLabel(site.node)}, ${error.message}`;
  // The statement failed because of code that it evaluates elsewhere: that error has its own place.
  if (error.cause instanceof EvaluationError) return `${error.message}, ${locatedMessage(locate(error.cause, find))}`;
  const parameter = site === null ? undefined : missingParameter(site.node, error);
  return parameter === undefined ? error.message : `Parameter $${parameter.name} is required but no value was given`;
}
