import { UsageError } from '../process/exit-code.js';
import type { CatalogData, ResourceData } from './read-catalog.js';

/** The parts of a catalog that `--ignore` can name with a single word. */
const LISTS = ['tags', 'edges', 'classes'] as const;
type ListName = (typeof LISTS)[number];

/** A pattern of `--ignore`, parsed. A missing title or parameter means all of them. */
type IgnoreRule =
  | { readonly kind: 'list'; readonly list: ListName }
  | { readonly kind: 'tag'; readonly tag: RegExp }
  | {
      readonly kind: 'resource';
      readonly type: RegExp;
      readonly title: RegExp | undefined;
      readonly parameter: RegExp | undefined;
    };

/** `Type`, `Type[title]`, `Type.parameter` or `Type[title].parameter`. */
const RESOURCE = /^(?<type>[A-Z*][\w:*]*)(?:\[(?<title>.*)\])?(?:\.(?<parameter>[a-z_*][\w*]*))?$/s;

/**
 * Parses a pattern of `--ignore`.
 * @throws {UsageError} if the pattern has another form
 */
function parseIgnoreRule(pattern: string): IgnoreRule {
  const list = LISTS.find((name) => name === pattern);
  if (list !== undefined) return { kind: 'list', list };
  if (pattern.startsWith('tag:')) return { kind: 'tag', tag: wildcard(pattern.slice('tag:'.length).toLowerCase()) };
  const { type, title, parameter } = RESOURCE.exec(pattern)?.groups ?? {};
  if (type === undefined)
    throw new UsageError(
      `--ignore '${pattern}': specify Type, Type[title], Type.parameter, Type[title].parameter, tag:name, ` +
        LISTS.join(', '),
    );
  return {
    kind: 'resource',
    type: wildcard(type),
    title: title === undefined ? undefined : wildcard(title),
    parameter: parameter === undefined ? undefined : wildcard(parameter),
  };
}

/** Returns the expression of a text in which `*` stands for any characters. */
function wildcard(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/** The differences that `--ignore` excludes. */
export class IgnoreRules {
  readonly #rules: readonly IgnoreRule[];

  /** @throws {UsageError} if a pattern has an unknown form */
  constructor(patterns: readonly string[]) {
    this.#rules = patterns.map(parseIgnoreRule);
  }

  /**
   * Returns two catalogs without the ignored parts. A resource that is ignored in one of them, because of a tag, is
   * removed from both. The edges and the entry in the list of classes go with the resource.
   */
  apply(before: CatalogData, after: CatalogData): readonly [CatalogData, CatalogData] {
    if (this.#rules.length === 0) return [before, after];
    const ignored = new Set(
      [...before.resources.values(), ...after.resources.values()]
        .filter((resource) => this.#ignoresResource(resource))
        .map(({ reference }) => reference),
    );
    return [this.#reduce(before, ignored), this.#reduce(after, ignored)];
  }

  #reduce(catalog: CatalogData, ignored: ReadonlySet<string>): CatalogData {
    return {
      name: catalog.name,
      resources: new Map(
        Array.from(catalog.resources)
          .filter(([reference]) => !ignored.has(reference))
          .map(([reference, resource]) => [reference, this.#reduceResource(resource)]),
      ),
      edges: this.#ignoresList('edges')
        ? []
        : catalog.edges.filter(({ source, target }) => !ignored.has(source) && !ignored.has(target)),
      classes: this.#ignoresList('classes')
        ? []
        : catalog.classes.filter((name) => !ignored.has(`Class[${capitalize(name)}]`)),
    };
  }

  #reduceResource(resource: ResourceData): ResourceData {
    return {
      ...resource,
      parameters: new Map(
        Array.from(resource.parameters).filter(
          ([name]) =>
            !this.#rules.some(
              (rule) => rule.kind === 'resource' && rule.parameter?.test(name) === true && isNamed(resource, rule),
            ),
        ),
      ),
      tags: this.#ignoresList('tags') ? [] : resource.tags,
    };
  }

  #ignoresResource(resource: ResourceData): boolean {
    return this.#rules.some((rule) => {
      if (rule.kind === 'tag') return resource.tags.some((tag) => rule.tag.test(tag));
      return rule.kind === 'resource' && rule.parameter === undefined && isNamed(resource, rule);
    });
  }

  #ignoresList(name: ListName): boolean {
    return this.#rules.some((rule) => rule.kind === 'list' && rule.list === name);
  }
}

function isNamed(
  resource: ResourceData,
  { type, title }: { readonly type: RegExp; readonly title?: RegExp | undefined },
) {
  return type.test(resource.type) && title?.test(resource.title) !== false;
}

/** Returns the name of a class as references write it: `Profile::Web` for `profile::web`. */
function capitalize(name: string): string {
  return name
    .split('::')
    .map((segment) => segment.charAt(0).toUpperCase() + segment.slice(1))
    .join('::');
}
