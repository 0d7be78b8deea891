import type { Scope } from '../evaluation/scope.js';
import { ClassType, ResourceType as ReferenceType } from '../types/resource.js';
import type { Value } from '../values/value.js';
import { addResource } from './add-resource.js';
import { type Attribute, byName, readAttributes } from './attributes.js';
import { inStatement } from './errors.js';
import type { Frame } from './frame.js';
import { plainName } from './reference.js';
import type { ResourceParameter } from './resource.js';
import { frameFor } from './state.js';
import { checkDistinct, readTitles } from './titles.js';
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
 * `type { title: … }`. Gives references to the resources. The operands that errors blame are: the type, then for each body its title and
 * the values of its attributes.
 * @throws {EvaluationError}
 */
export function declareResources(scope: Scope, type: Value, bodies: readonly ResourceBody[], statement: ResourceStatement): Value {
  const typeName = typeNameOf(type);
  const frame = frameFor(scope);
  const file = statement.file ?? frame.file;
  const resources = readBodies(bodies, statement.line, frame, file);
  const place = { file, line: statement.line };
  return inStatement('a Resource Statement', () =>
    resources.flatMap(({ titles, parameters }) =>
      titles.map((title) => {
        addResource({ typeName: type instanceof ReferenceType ? type.name : typeName, title, parameters, frame, place, form: statement.form ?? 'regular' });
        return typeName === 'class' ? new ClassType(plainName(title).toLowerCase()) : new ReferenceType(plainName(typeName), title);
      }),
    ),
  );
}

interface ReadBody {
  readonly titles: readonly string[];
  readonly parameters: ReadonlyMap<string, ResourceParameter>;
}

/** The bodies, each with what the `default` body adds; that one's own titles are part of it. */
function readBodies(bodies: readonly ResourceBody[], line: number, frame: Frame, file: string): ReadBody[] {
  let operand = 1;
  const operands = bodies.map(({ attributes }) => {
    const first = operand;
    operand += 1 + attributes.length;
    return first;
  });
  const titles = bodies.map(({ title }, i) => readTitles(title, operands[i] as number));
  checkDistinct(titles);
  const parameters = bodies.map(({ attributes }, i) => byName(readAttributes(attributes, line, (operands[i] as number) + 1), frame, file));
  const defaults = parameters[titles.findIndex(({ isDefault }) => isDefault)];
  return titles.map((body, i) => ({
    titles: body.titles,
    parameters: defaults === undefined ? parameters[i]! : new Map([...defaults, ...parameters[i]!]),
  }));
}
