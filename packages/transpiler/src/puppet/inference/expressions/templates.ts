import { UNDEF } from '@pptjs/runtime/lattice';
import { didYouMean } from '@pptjs/runtime/suggestion';
import type { Node } from '../../ast/nodes.js';
import { placeText } from '../call-check.js';
import { describeType, expectedType } from '../describe-type.js';
import type { InferredCall } from '../functions/index.js';
import { areDisjoint, canBe, isNever, Kind, subtract } from '../lattice/index.js';
import type { Walk } from '../walk.js';
import { entriesOf, literalEntry } from './entries.js';
import { onlyString } from './literals.js';

/** Checks the values that a call of `epp` passes to the parameters of its template. */
export function checkTemplate({ args: [name, values], nodes }: InferredCall, call: Node, walk: Walk): void {
  const written = name === undefined ? null : onlyString(name);
  const template = written === null ? undefined : walk.definitions.world.findTemplate(written);
  const given = entriesOf(values);
  if (written === null || !template?.parameters || given === null) return;
  const { parameters } = template;
  const owner = `Template '${written}'`;
  const place = placeText(template);
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
    if (optional || isNever(value) || canBe(value, Kind.object) || !areDisjoint(value, parameter.type)) continue;
    const expected = expectedType(parameter.type);
    walk.report('TYPE_PARAMETER', { owner, parameter: key, expected, actual: describeType(value), place }, node);
  }
  const passed = new Set(given.map(({ key }) => key));
  for (const { name: parameter, hasDefault } of parameters)
    if (!hasDefault && !passed.has(parameter))
      walk.report('TYPE_MISSING_PARAMETER', { owner, parameter, place }, call, 'error');
}
