import { type Expression, parse, type Property, type SpreadElement } from 'acorn';

/** A module that the index imports. */
export class ImportedModule {
  /** @param path the path of the module in the built environment */
  constructor(readonly path: string) {}
}

/** A value that the index imports from a package. */
export class ImportedValue {
  constructor(
    readonly from: string,
    readonly name: string,
  ) {}
}

/** A value in an index: plain data and imports. */
export type IndexValue =
  | null
  | boolean
  | number
  | string
  | ImportedModule
  | ImportedValue
  | readonly IndexValue[]
  | IndexObject;

/** The imports of an index by their local names. */
type Imports = ReadonlyMap<string, ImportedModule | ImportedValue>;

export interface IndexObject {
  readonly [name: string]: IndexValue;
}

/**
 * Reads the description of an environment from the text of its index, without evaluating it.
 *
 * @returns undefined if the text is not the index of a built environment
 */
export function readIndex(text: string): IndexObject | undefined {
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
    const imports = new Map<string, ImportedModule | ImportedValue>();
    for (const node of body) {
      if (node.type === 'ImportDeclaration')
        for (const specifier of node.specifiers) {
          const from = String(node.source.value);
          if (specifier.type === 'ImportNamespaceSpecifier')
            imports.set(specifier.local.name, new ImportedModule(decodeURIComponent(from).replace(/^\.\//, '')));
          else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
            imports.set(specifier.local.name, new ImportedValue(from, specifier.imported.name));
        }
      if (node.type !== 'ExportDefaultDeclaration' || node.declaration.type !== 'CallExpression') continue;
      const [description] = node.declaration.arguments;
      const value = description === undefined ? null : readValue(description, imports);
      return isIndexObject(value) ? value : undefined;
    }
    return undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A file of a built environment, and its digest in the index. */
export interface IndexedFile {
  readonly path: string;
  readonly digest: string;
}

/**
 * Lists the files of a built environment from the text of its index. Leaves out the index itself and `package.json`.
 *
 * @returns undefined if the text is not the index of a built environment
 */
export function indexedFiles(text: string): readonly IndexedFile[] | undefined {
  const index = readIndex(text);
  return (
    index &&
    moduleEntries(index).flatMap(({ path, digest, map }) => [
      { path, digest },
      ...(map === undefined ? [] : [{ path: `${path}.map`, digest: map }]),
    ])
  );
}

/** The entry of a module in an index. */
export interface ModuleEntry {
  /** The path of the module in the built environment. */
  readonly path: string;
  readonly digest: string;
  /** The digest of the source map beside the module. */
  readonly map: string | undefined;
  /** The path of the Puppet source in the environment; undefined if the module is not compiled from Puppet. */
  readonly source: string | undefined;
}

/** Returns the entries of all modules in an index. Leaves out malformed entries and paths outside the environment. */
export function moduleEntries(index: IndexObject): readonly ModuleEntry[] {
  return ['sources', 'files', 'functions', 'imports'].flatMap((group) => {
    const entries = index[group];
    if (!isIndexObject(entries)) return [];
    return Object.entries(entries).flatMap(([name, entry]) => {
      if (!isIndexObject(entry) || typeof entry['digest'] !== 'string') return [];
      const { module, digest, map } = entry;
      const path = module instanceof ImportedModule ? module.path : name;
      if (path.startsWith('/') || path.split('/').includes('..')) return [];
      return {
        path,
        digest,
        map: typeof map === 'string' ? map : undefined,
        source: group === 'sources' ? name : undefined,
      };
    });
  });
}

export function isIndexObject(value: IndexValue | undefined): value is IndexObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  return !(value instanceof ImportedModule || value instanceof ImportedValue);
}

function readValue(node: Expression | SpreadElement, imports: Imports): IndexValue {
  switch (node.type) {
    case 'Literal':
      if (node.value === null || typeof node.value === 'boolean' || typeof node.value === 'number') return node.value;
      if (typeof node.value === 'string') return node.value;
      break;
    case 'ArrayExpression':
      return node.elements.map((element) => (element === null ? null : readValue(element, imports)));
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => readMember(property, imports)));
    case 'Identifier': {
      const imported = imports.get(node.name);
      if (imported !== undefined) return imported;
      break;
    }
    case 'UnaryExpression':
      if (node.operator === '-') return -Number(readValue(node.argument, imports));
      break;
    default:
  }
  throw new SyntaxError(`unexpected ${node.type}`);
}

function readMember(property: Property | SpreadElement, imports: Imports): [name: string, value: IndexValue] {
  if (property.type !== 'Property') throw new SyntaxError('unexpected spread element');
  const { key, value } = property;
  const name =
    key.type === 'Identifier' && !property.computed ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  if (name === undefined) throw new SyntaxError('unexpected computed key');
  return [name, readValue(value, imports)];
}
