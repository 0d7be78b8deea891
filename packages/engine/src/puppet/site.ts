import { type EvaluationError, MissingParameterError } from '@pptjs/runtime/internal';
import {
  blamedRange,
  failingAccess,
  type MarkedRange,
  markedRange,
  type Node,
  type Parameter,
} from '@pptjs/transpiler';
import { innermostFrames, type StackFrame, stackFrames } from '../modules/call-stack.js';
import type { CompiledModule, FindModule } from './compiled-module.js';

/** A node of a Puppet program that was being evaluated. */
export interface Site {
  readonly module: CompiledModule;
  readonly node: Node;
}

/** The node of the innermost stack frame in compiled code whose position has a token. */
export function siteOf(error: Error, find: FindModule): Site | null {
  return siteIn(innermostFrames(error), find) ?? siteIn(stackFrames(error), find);
}

function siteIn(frames: Iterable<StackFrame>, find: FindModule): Site | null {
  for (const { url, line, column } of frames) {
    const module = find(url, line, column);
    const node = module?.nodeAt(line, column);
    if (module && node) return { module, node };
  }
  return null;
}

/**
 * The part of the source that an error blames. Null if Puppet reports no place: for errors of a value that has no
 * expression of its own among the operands.
 */
export function blamedRangeOf({ module, node }: Site, error: EvaluationError): MarkedRange | null {
  const source = module.program.sourceText;
  const parameter = missingParameter(node, error);
  if (parameter !== undefined) return markedRange(parameter, source);
  return blamedRange(failingAccess(node, error.laterBrackets ?? 0), error.blame, source);
}

/** The parameter of a call's lambda that has no value, if that is the error. */
export function missingParameter(node: Node, error: EvaluationError): Parameter | undefined {
  if (!(error instanceof MissingParameterError)) return undefined;
  const isCall = node.type === 'CallNamedFunctionExpression' || node.type === 'CallMethodExpression';
  return isCall ? node.lambda?.parameters[error.parameter] : undefined;
}
