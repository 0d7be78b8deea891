import type { CatalogEnvironment } from '@pptjs/catalog';
import { type Definition, type Expression, type HostClassDefinition, parse } from '@pptjs/transpiler';

/** The answer of `environment_classes`, in puppetserver's format. */
export interface EnvironmentClasses {
  readonly name: string;
  readonly files: readonly ClassFile[];
}

type ClassFile =
  | { readonly path: string; readonly classes: readonly ClassDescription[] }
  | { readonly path: string; readonly error: string };

interface ClassDescription {
  readonly name: string;
  readonly params: readonly ParameterDescription[];
}

interface ParameterDescription {
  readonly name: string;
  readonly type?: string;
  /** The value of a default that is a literal. */
  readonly default_literal?: unknown;
  /** The source of the default. */
  readonly default_source?: string;
}

/** Lists the classes that the main manifest and the modules of an environment define, with their parameters. */
export function environmentClasses(environment: CatalogEnvironment): EnvironmentClasses {
  const { files, modules, name } = environment;
  const main = environment.manifestSources().filter(({ file }) => file !== '');
  const others = modules.all
    .flatMap(({ directory }) => files.below(`${directory}/manifests`))
    .filter((file) => file.endsWith('.pp'))
    .map((file) => ({ file, text: files.text(file) ?? '' }));
  const described = [...main, ...others].map(({ file, text }) => describe(file, text));
  return { name, files: described.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))) };
}

function describe(path: string, text: string): ClassFile {
  const { program, diagnostics } = parse(text, { file: path });
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (program === null || error !== undefined) return { path, error: error?.message ?? 'the file cannot be parsed' };
  return { path, classes: program.definitions.filter(isClass).map((each) => describeClass(each, text)) };
}

function isClass(definition: Definition): definition is HostClassDefinition {
  return definition.type === 'HostClassDefinition';
}

function describeClass({ name, parameters }: HostClassDefinition, text: string): ClassDescription {
  const source = ({ start, end }: Expression): string => text.slice(start, end);
  const params = parameters.map(({ name: parameter, typeExpr, value }) => ({
    name: parameter,
    ...(typeExpr && { type: source(typeExpr) }),
    ...(value && { ...literal(value), default_source: source(value) }),
  }));
  return { name, params };
}

function literal(value: Expression): { readonly default_literal?: unknown } {
  switch (value.type) {
    case 'LiteralString':
    case 'LiteralBoolean':
    case 'LiteralFloat':
      return { default_literal: value.value };
    case 'LiteralInteger':
      return typeof value.value === 'number' ? { default_literal: value.value } : {};
    default:
      return {};
  }
}
