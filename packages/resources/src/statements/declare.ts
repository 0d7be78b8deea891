import { ResourceType, type Scope, stripLeadingColons, type Value } from '@pptjs/runtime/core';
import { inStatement } from '../errors/errors.js';
import { capitalizedName } from '../model/reference.js';
import type { ResourceParameter } from '../model/resource.js';
import {
  type Attributes,
  operandValue,
  type ResourceBody,
  type ResourceStatement,
  type StatementPlace,
} from '../model/statement.js';
import { catalogState } from '../state/state.js';
import { addResource, existingType } from './add-resource.js';
import { attributeCount, readDistinctAttributes } from './attributes.js';
import { StatementLocation } from './statement-location.js';
import { readTitles } from './titles.js';
import { typeNameOf } from './type-operand.js';

/**
 * `type { title: … }`, where the type is a name and the title certainly is a text. Errors blame these operands: the type, the
 * title and the values of the attributes.
 * @returns the references to the resources
 * @throws {EvaluationError}
 */
export function declareResource(
  scope: Scope,
  typeName: string,
  title: string,
  attributes: Attributes,
  statement: ResourceStatement,
): Value {
  const place = locationOfStatement(scope, statement);
  const parameters = readDistinctAttributes(place, attributes, 0, 2);
  return addResources(place, typeName, typeName, [{ titles: [title], parameters }], statement);
}

/**
 * `type { title: …; title: … }`. Errors blame these operands: the type, then for each body its title and the values of
 * its attributes.
 * @returns the references to the resources
 * @throws {EvaluationError}
 */
export function declareResources(
  scope: Scope,
  type: Value,
  bodies: readonly ResourceBody[],
  statement: ResourceStatement,
): Value {
  const typeName = typeNameOf(type);
  const place = locationOfStatement(scope, statement);
  const declaredName = type instanceof ResourceType ? type.name : typeName;
  return addResources(place, declaredName, typeName, readBodies(place, bodies), statement);
}

function locationOfStatement(scope: Scope, statement: StatementPlace): StatementLocation {
  const state = catalogState();
  return new StatementLocation(state, state.frameFor(scope), statement);
}

function addResources(
  place: StatementLocation,
  declaredName: string,
  typeName: string,
  bodies: readonly DeclaredBody[],
  { form = 'regular' }: ResourceStatement,
): Value {
  const { state, frame } = place;
  return inStatement('a Resource Statement', () => {
    const references: Value[] = [];
    for (const { titles, parameters } of bodies) {
      for (const title of titles) {
        addResource(state, { typeName: declaredName, title, parameters, frame, place, form });
        references.push(referenceTo(typeName, title));
      }
    }
    if (references.length === 0 && typeName !== 'class') existingType(state, declaredName);
    return references;
  });
}

function referenceTo(typeName: string, title: string): Value {
  return typeName === 'class'
    ? new ResourceType('Class', capitalizedName(title))
    : new ResourceType(stripLeadingColons(typeName), title);
}

interface DeclaredBody {
  readonly titles: readonly string[];
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}

/** Reads the bodies in order. The attributes of the `default` body are added to the other bodies. */
function readBodies(place: StatementLocation, bodies: readonly ResourceBody[]): readonly DeclaredBody[] {
  const seen = bodies.length === 1 ? undefined : new Set<Value>();
  let defaults: ReadonlyMap<string, ResourceParameter> | undefined;
  let operand = 1;
  const declared = bodies.map(({ title, attributes }, index): DeclaredBody => {
    const { titles, isDefault } = readTitles(operandValue(title), operand, seen);
    const parameters = readDistinctAttributes(place, attributes, index, operand + 1);
    if (isDefault) defaults = parameters;
    operand += 1 + attributeCount(attributes);
    return { titles, parameters };
  });
  return defaults === undefined ? declared : declared.map((body) => withDefaults(body, defaults ?? body.parameters));
}

function withDefaults(
  { titles, parameters }: DeclaredBody,
  defaults: ReadonlyMap<string, ResourceParameter>,
): DeclaredBody {
  return { titles, parameters: new Map([...defaults, ...parameters]) };
}
