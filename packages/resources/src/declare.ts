import { ClassType, ResourceType as ReferenceType, type Scope, type Value } from '@pptjs/runtime/core';
import { addResource } from './add-resource.js';
import { type Attribute, byName, readAttributes } from './attributes.js';
import { inStatement } from './errors.js';
import type { Frame } from './frame.js';
import { plainName } from './reference.js';
import type { ResourceParameter } from './resource.js';
import { frameFor } from './state.js';
import { checkDistinct, readTitles, type Titles } from './titles.js';
import { typeNameOf } from './type-name.js';

export type ResourceForm = 'regular' | 'virtual' | 'exported';

/** A body of a resource statement: its title, or titles, and its attributes in order. */
export interface ResourceBody {
  readonly title: Value;
  readonly attributes: readonly Attribute[];
}

export interface StatementPlace {
  readonly line: number;
  /** Where the statement does not stand in the file of the scope's definition: in a function. */
  readonly file?: string;
}

export interface ResourceStatement extends StatementPlace {
  /** `regular` where it is not said. */
  readonly form?: ResourceForm;
}

/**
 * `type { title: … }`. Gives references to the resources. The operands that errors blame are: the type, then for each
 * body its title and the values of its attributes.
 * @throws {EvaluationError}
 */
export function declareResources(
  scope: Scope,
  type: Value,
  bodies: readonly ResourceBody[],
  statement: ResourceStatement,
): Value {
  const typeName = typeNameOf(type);
  const frame = frameFor(scope);
  const file = statement.file ?? frame.file;
  const resources = readBodies(bodies, statement.line, frame, file);
  const place = { file, line: statement.line };
  const declaredName = type instanceof ReferenceType ? type.name : typeName;
  const form = statement.form ?? 'regular';
  return inStatement('a Resource Statement', () => {
    const references: Value[] = [];
    for (const { titles, parameters } of resources) {
      for (const title of titles) {
        addResource({ typeName: declaredName, title, parameters, frame, place, form });
        references.push(
          typeName === 'class'
            ? new ClassType(plainName(title).toLowerCase())
            : new ReferenceType(plainName(typeName), title),
        );
      }
    }
    return references;
  });
}

interface ReadBody {
  readonly titles: readonly string[];
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}

/** The bodies, each with what the `default` body adds; that one's own titles are part of it. */
function readBodies(bodies: readonly ResourceBody[], line: number, frame: Frame, file: string): ReadBody[] {
  const titles: Titles[] = [];
  let operand = 1;
  for (const { title, attributes } of bodies) {
    titles.push(readTitles(title, operand));
    operand += 1 + attributes.length;
  }
  checkDistinct(titles);
  const read: ReadBody[] = [];
  operand = 1;
  for (let i = 0; i < bodies.length; i++) {
    const { attributes } = bodies[i] as ResourceBody;
    read.push({
      titles: (titles[i] as Titles).titles,
      parameters: byName(readAttributes(attributes, line, operand + 1), frame, file),
    });
    operand += 1 + attributes.length;
  }
  const defaults = read[titles.findIndex(({ isDefault }) => isDefault)]?.parameters;
  return defaults === undefined
    ? read
    : read.map((body) => ({ titles: body.titles, parameters: new Map([...defaults, ...body.parameters]) }));
}
