/** Templates, and the values that calls pass to their parameters. */
import { UNDEF } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Node, Program } from '../../ast/nodes.js';
import { parse } from '../../parser/parse.js';
import type { DeclaredParameter } from '../definitions/world.js';
import type { InferredCall } from '../functions/index.js';
import { areDisjoint, areDisjointUnlessEmpty, canBe, isNever, Kind, subtract } from '../lattice/index.js';
import { describeType, expectedType } from '../types/describe-type.js';
import { onlyString } from '../types/only-value.js';
import type { Walk } from '../walk/walk.js';
import { placeText } from './call-check.js';
import { entriesOf, literalEntry } from './entries.js';

/** Checks the values that a call of `epp` passes to the parameters of its template. */
export function checkTemplate(call: InferredCall, node: Node, walk: Walk): void {
  const [name] = call.args;
  const written = name === undefined ? null : onlyString(name);
  const template = written === null ? undefined : walk.definitions.world.findTemplate(written);
  if (written === null || !template?.parameters) return;
  const declared = { owner: `Template '${written}'`, parameters: template.parameters, place: placeText(template) };
  checkValues(declared, call, node, walk);
}

/** Checks a template that a call of `inline_epp` has as a text. Returns whether the call certainly fails. */
export function failsInlineTemplate(call: InferredCall, node: Node, walk: Walk): boolean {
  const text = call.args[0] === undefined ? null : onlyString(call.args[0]);
  if (text === null) return false;
  const { program, diagnostics } = parse(text, { epp: true });
  const [error] = diagnostics.filter(({ severity }) => severity === 'error');
  if (error !== undefined) walk.report('TYPE_VALUE', { problem: `Invalid EPP: ${error.message}` }, node);
  else if (program !== null) warnAboutBody(program, node, walk);
  const template = program?.body;
  if (
    template?.type === 'LambdaExpression' &&
    template.body?.type === 'EppExpression' &&
    template.body.parametersSpecified
  ) {
    const parameters = walk.definitions.parametersOf(template.parameters);
    checkValues(
      { owner: 'The template', parameters, place: 'The text of the template declares the parameters.' },
      call,
      node,
      walk,
    );
  }
  return error !== undefined;
}

/** Warns about the code of a template. A part of it may never be evaluated. */
function warnAboutBody(program: Program, node: Node, walk: Walk): void {
  // The template can call functions that the file defines.
  if (walk.definitions.functions.size > 0 || !walk.state.isReachable) return;
  const found = walk
    .findingsAbout(program)
    .find(({ severity, code }) => severity === 'error' || code === 'TYPE_UNKNOWN_VARIABLE');
  if (found === undefined) return;
  walk.report('TYPE_VALUE', { problem: `${found.message} (line ${found.line} of the template)` }, node, 'warning');
}

/** A template whose parameters get values. */
interface TemplateParameters {
  readonly owner: string;
  readonly parameters: readonly DeclaredParameter[];
  readonly place: string;
}

function checkValues(
  { owner, parameters, place }: TemplateParameters,
  { args: [, values], nodes }: InferredCall,
  call: Node,
  walk: Walk,
): void {
  const given = entriesOf(values);
  if (given === null) return;
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const { key, type: actual, optional } of given) {
    const parameter = byName.get(key);
    const node = literalEntry(nodes[1], key) ?? nodes[1] ?? call;
    if (parameter === undefined) {
      const advice = [didYouMean(key, byName.keys()), place].filter((text) => text !== undefined).join(' ');
      if (!optional) walk.report('TYPE_UNKNOWN_PARAMETER', { owner, parameter: key, place: advice }, node);
      continue;
    }
    // undef stands for the default.
    const value = parameter.hasDefault ? subtract(actual, UNDEF) : actual;
    if (optional || isNever(value) || canBe(value, Kind.object)) continue;
    if (!areDisjointUnlessEmpty(value, parameter.type)) continue;
    const names = { owner, parameter: key, expected: expectedType(parameter.type), actual: describeType(value), place };
    walk.report('TYPE_PARAMETER', names, node, areDisjoint(value, parameter.type) ? 'error' : 'warning');
  }
  const passed = new Set(given.map(({ key }) => key));
  for (const { name: parameter, hasDefault } of parameters)
    if (!hasDefault && !passed.has(parameter))
      walk.report('TYPE_MISSING_PARAMETER', { owner, parameter, place }, call, 'error');
}
