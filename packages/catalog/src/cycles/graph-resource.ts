import type { PlainObject } from '@pptjs/runtime/internal';

/** A catalog: the data of a compiled catalog, or its JSON text after `JSON.parse`. */
export type CatalogContent = PlainObject | Readonly<Record<string, unknown>>;

/** The types of resources that contain others, besides defined types. */
const CONTAINERS: ReadonlySet<string> = new Set(['Class', 'Stage', 'Node']);

/** A resource of a catalog, as far as the order of the resources depends on it. */
export class GraphResource {
  readonly type: string;
  readonly title: string;
  /** Whether an agent treats the resource as a container: a class, a stage, or a resource of a defined type. */
  readonly isContainer: boolean;
  readonly reference: string;
  readonly #parameters: unknown;

  constructor(data: unknown) {
    this.type = text(memberOf(data, 'type')) ?? '';
    this.title = text(memberOf(data, 'title')) ?? '';
    this.#parameters = memberOf(data, 'parameters');
    this.isContainer = CONTAINERS.has(this.type) || memberOf(data, 'kind') === 'defined_type';
    this.reference = `${this.type}[${this.title}]`;
  }

  /** Returns the value of a parameter; undefined if it has none. */
  get(parameter: string): unknown {
    return memberOf(this.#parameters, parameter);
  }

  /** Returns the value of a parameter if it is a string. */
  text(parameter: string): string | undefined {
    return text(this.get(parameter));
  }

  /** Returns the strings in the value of a parameter: the value itself, or the elements of nested arrays. */
  texts(parameter: string): string[] {
    return textsIn(this.get(parameter));
  }

  /** Returns the commands in the value of a parameter. A command that is an array begins with its program. */
  firstTexts(parameter: string): string[] {
    const value = this.get(parameter);
    if (!Array.isArray(value)) return textsIn(value);
    return value.map((element) => textsIn(element)[0]).filter((first) => first !== undefined);
  }
}

/** Returns a member of an object in either form of a catalog. */
export function memberOf(object: unknown, name: string): unknown {
  if (object instanceof Map) return object.get(name);
  if (typeof object !== 'object' || object === null) return undefined;
  return Object.getOwnPropertyDescriptor(object, name)?.value;
}

/** Returns the elements of a list in either form of a catalog. */
export function elementsOf(object: unknown, name: string): readonly unknown[] {
  const list = memberOf(object, name);
  return Array.isArray(list) ? list : [];
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}
