import {
  EvaluationError,
  FunctionError,
  IllegalSignalError,
  LookupError,
  MissingParameterError,
  type Place,
  RecursionError,
} from '@pptjs/runtime';
import { anchorOf } from '../ast/anchor.js';
import type { Node, Parameter } from '../ast/nodes.js';
import { blamedOffset } from './blame.js';
import { type FindModule, ModuleIndex } from './compiled-module.js';
import { stackFrames } from './frames.js';

/** An error in the words of the reference. */
export interface LocatedError {
  /** The reference's issue code; null where it has none. */
  readonly code: string | null;
  /** Whole but for the place: `Evaluation Error: …`. */
  readonly message: string;
  /** Where in Puppet code; null where that is not known, or not told. */
  readonly place: Place | null;
}

/** A node of a Puppet program that was being evaluated. */
interface Site {
  readonly index: ModuleIndex;
  readonly node: Node;
}

/**
 * Says where in Puppet code an error comes from, and puts its message in the reference's words: the innermost frame of
 * a compiled module leads to a token, the token to its node, and the node to the operand that is to blame.
 *
 * @param error what compiled code threw
 * @param find gives the compiled modules that may have been running
 */
export function locate(error: EvaluationError, find: FindModule): LocatedError {
  if (error instanceof LookupError) return { code: null, message: error.message, place: null };
  const site = siteOf(error, find);
  const place = error.place ?? (site === null ? null : placeOf(site, error));
  if (error instanceof RecursionError) return { code: null, message: error.message, place };
  if (error instanceof IllegalSignalError)
    return { code: null, message: error.message, place: place && { ...place, column: null } };
  return {
    code: error.code === '' ? null : error.code,
    message: `Evaluation Error: ${reasonOf(error, site, find)}`,
    place,
  };
}

/** The message of a located error with its place. */
export function locatedMessage({ message, place }: LocatedError): string {
  return place === null ? message : `${message} ${placeText(place)}`;
}

/** The place in Puppet code that a stack leads to, as that of a log entry; null where it is not known. */
export function tracedPlace(trace: Error, find: FindModule): Place | null {
  const site = siteOf(trace, find);
  if (site === null) return null;
  if (trace instanceof EvaluationError) return placeOf(site, trace);
  const { lines, module } = site.index;
  return { file: module.file, ...lines.placeAt(anchorOf(site.node, module.program.sourceText)) };
}

/** `(file: a.pp, line: 1, column: 2)`, without what is not known. */
function placeText({ file, line, column }: Place): string {
  const parts = [`line: ${line}`];
  if (file !== '') parts.unshift(`file: ${file}`);
  if (column !== null) parts.push(`column: ${column}`);
  return `(${parts.join(', ')})`;
}

/** The innermost compiled code that has a token for where it was. */
function siteOf(error: Error, find: FindModule): Site | null {
  for (const { url, line, column } of stackFrames(error)) {
    const module = find(url);
    const index = module && ModuleIndex.of(module);
    const node = index?.nodeAt(line, column);
    if (index && node) return { index, node };
  }
  return null;
}

/** Null where the reference tells none: for what is beyond the operands as they are written. */
function placeOf({ index, node }: Site, error: EvaluationError): Place | null {
  const { file, program } = index.module;
  const { blame } = error;
  const parameter = missingParameter(node, error);
  if (parameter !== undefined) return { file, ...index.lines.placeAt(parameter.nameStart) };
  const offset = blamedOffset(node, blame, program.sourceText);
  return offset === null ? null : { file, ...index.lines.placeAt(offset) };
}

function reasonOf(error: EvaluationError, site: Site | null, find: FindModule): string {
  if (error instanceof FunctionError) {
    const what = site?.node.type === 'CallMethodExpression' ? 'Method call' : 'Function Call';
    return `Error while evaluating a ${what}, ${error.message}`;
  }
  // A statement that failed because of what it evaluates elsewhere: that error comes with its own place.
  if (error.cause instanceof EvaluationError) return `${error.message}, ${locatedMessage(locate(error.cause, find))}`;
  const parameter = site === null ? undefined : missingParameter(site.node, error);
  return parameter === undefined ? error.message : `Parameter $${parameter.name} is required but no value was given`;
}

/** The parameter of a call's lambda that an error speaks of. */
function missingParameter(node: Node, error: EvaluationError): Parameter | undefined {
  if (!(error instanceof MissingParameterError)) return undefined;
  const isCall = node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression';
  return isCall ? node.lambda?.parameters[error.parameter] : undefined;
}
