import type { RubyCatalog } from '@pptjs/ruby-code';
import {
  addCreatedResource,
  capitalizeSegments,
  context,
  currentCatalog,
  declaringScope,
  type Definition,
  moduleOfDefinition,
  PuppetHash,
  type Resource,
  type Scope,
  stripLeadingColons,
  type Value,
  viewScope,
} from '@pptjs/runtime/internal';

/** The current catalog, as Ruby code sees it. */
export const rubyCatalog: RubyCatalog = {
  name: () => currentCatalog().name,
  tags: () => [...currentCatalog().tags],
  resources: () => currentCatalog().resources.map((resource) => describeResource(resource)),
  find(reference) {
    const resource = currentCatalog().findReference(normalReference(reference));
    return resource === undefined ? null : describeResource(resource);
  },
  definition(kind, name) {
    const definitionKind = kind === 'class' ? 'class' : 'define';
    const found = context().definitions.find(definitionKind, stripLeadingColons(name.toLowerCase()));
    return found === undefined ? null : describeDefinition(found);
  },
  add: addCreatedResource,
  resourceOf(scope) {
    const { resource } = viewScope(scope);
    return { reference: resource.reference, describe: () => describeResource(resource) };
  },
  sourceOf: (scope) => sourceOf(scope),
  declaring: (scope) => viewScope(scope).declaring,
};

/** `class[x]` and `Class[x]` name the class `X`. */
function normalReference(reference: string): string {
  const [, type = '', title = ''] = /^([^[]+)\[['"]?(.*?)['"]?\]$/s.exec(reference) ?? [];
  const name = capitalizeSegments(stripLeadingColons(type.toLowerCase()));
  const isClass = name === 'Class' && title !== 'main';
  return `${name}[${isClass ? capitalizeSegments(stripLeadingColons(title.toLowerCase())) : title}]`;
}

function describeResource(resource: Resource): Value {
  const { type, title, kind, place, nativeType, definition } = resource;
  const scope = declaringScope(resource);
  const own = definition === null ? MAIN : describeDefinition(definition);
  return PuppetHash.from([
    ['type', type],
    ['title', title],
    ['kind', kind],
    ['file', place.file],
    ['line', place.line],
    ['virtual', kind === 'unknown' ? null : resource.virtual],
    ['exported', resource.exported],
    ['evaluated', resource.isEvaluated],
    ['builtin', nativeType !== null],
    ['tags', [...resource.tags]],
    ['parameters', Array.from(resource.parameters.values(), ({ name, value }): Value => [name, value])],
    ['titleParameters', PuppetHash.from([[nativeType?.namevar ?? 'name', title]])],
    ['scope', stepsTo(scope)],
    ['source', kind === 'unknown' ? own : sourceOf(scope)],
    ['definition', nativeType === null ? own : null],
  ]);
}

/** The steps that lead to a scope; null for a scope that Ruby cannot name. */
function stepsTo(scope: Scope): Value {
  if (scope.kind === 'top') return ['top'];
  return scope.kind === 'class' ? [`class ${scope.name}`] : null;
}

function sourceOf(scope: Scope): Value {
  const { definition, resource } = viewScope(scope);
  const own = definition ?? resource.definition;
  if (own !== null) return describeDefinition(own);
  return scope.kind === 'node' ? PuppetHash.from([...MAIN, ['name', resource.title], ['type', 'node']]) : MAIN;
}

/** The types of definitions in Puppet's own code. */
const TYPES: Readonly<Record<string, string>> = { class: 'hostclass', define: 'definition', node: 'node' };

const MAIN: PuppetHash = PuppetHash.from([
  ['name', ''],
  ['type', 'hostclass'],
  ['module', ''],
  ['file', null],
  ['line', null],
  ['parent', null],
  ['parameters', []],
]);

function describeDefinition(definition: Definition): Value {
  const { kind, name, file, line } = definition;
  return PuppetHash.from([
    ['name', name],
    ['type', TYPES[kind] ?? kind],
    ['module', moduleOfDefinition(definition) ?? ''],
    ['file', file],
    ['line', line],
    ['parent', kind === 'class' && definition.inherits !== null ? `::${definition.inherits}` : null],
    ['parameters', kind === 'class' || kind === 'define' ? definition.parameters.map((each) => each.name) : []],
  ]);
}
