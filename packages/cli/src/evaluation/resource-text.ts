import {
  type Catalog,
  describeValue,
  isArray,
  PuppetHash,
  type Resource,
  type ResourceParameter,
  ResourceType,
  type Value,
} from '@pptjs/runtime/internal';

/** Longer values are cut, because the text is an overview. `--json` prints the whole values. */
const MAX_VALUE_LENGTH = 100;

/** The resources that every catalog has. The code does not declare them. */
const initialResources: ReadonlySet<string> = new Set(['Stage[main]', 'Class[Settings]', 'Class[main]']);

/** Returns the resources that code declares and that the catalog contains, in order of declaration. */
export function declaredResources(catalog: Catalog): readonly Resource[] {
  return catalog.resources.filter(
    ({ type, reference, virtual, exported }) =>
      (!virtual || exported) && type !== 'Node' && !initialResources.has(reference),
  );
}

/** Returns a resource in Puppet's syntax, with a newline at the end. Redacts sensitive parameters. */
export function resourceText(resource: Resource): string {
  const { type, title, exported, sensitive, isClass } = resource;
  const name = describeValue(isClass ? title.toLowerCase() : title);
  const head = `${exported ? '@@' : ''}${type.toLowerCase()} { ${name}:`;
  const parameters = shownParameters(resource);
  if (parameters.length === 0) return `${head} }\n`;
  const width = Math.max(...parameters.map(({ name: attribute }) => attribute.length));
  const lines = parameters.map(({ name: attribute, value }) => {
    const text = sensitive.includes(attribute) ? 'Sensitive [value redacted]' : valueText(value);
    return `  ${attribute.padEnd(width)} => ${text},\n`;
  });
  return `${head}\n${lines.join('')}}\n`;
}

/** Leaves out the parameters of classes and defined types that have their default values. */
function shownParameters({ parameters, definition }: Resource): readonly ResourceParameter[] {
  const declared = definition !== null && 'parameters' in definition ? definition.parameters : [];
  const optional = new Set(declared.filter((parameter) => parameter.optional).map(({ name }) => name));
  return Array.from(parameters.values()).filter(
    ({ name, value, place }) => value !== null && (place.line !== null || !optional.has(name)),
  );
}

function valueText(value: Value): string {
  const text = describeValue(withPuppetReferences(value));
  return text.length <= MAX_VALUE_LENGTH ? text : `${text.slice(0, MAX_VALUE_LENGTH)}…`;
}

/** Replaces the references of a catalog, which print as `File[/x]`, by types, which print as `File['/x']`. */
function withPuppetReferences(value: Value): Value {
  if (isArray(value)) return value.map(withPuppetReferences);
  if (value instanceof PuppetHash)
    return PuppetHash.from(Array.from(value, ([key, element]) => [key, withPuppetReferences(element)] as const));
  if (!(value instanceof ResourceType) || value.title === null) return value;
  return new ResourceType(value.name, value.name === 'Class' ? value.title.toLowerCase() : value.title);
}
