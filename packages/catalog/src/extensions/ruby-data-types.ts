import type { DataTypeData, Ruby, RubySource } from '@pptjs/ruby-code';
import {
  BoundedMap,
  type AliasDefinition,
  FailedExpressionError,
  FunctionError,
  Manifest,
  textKind,
} from '@pptjs/runtime/internal';
import { parse, PuppetSyntaxError } from '@pptjs/transpiler';
import type { CatalogEnvironment } from '../environment/catalog-environment.js';
import { textWithBytes } from '../environment/encoding.js';
import type { LoadText } from './catalog-extension.js';
import type { RubyDescriptions } from './ruby-descriptions.js';
import { encodingError, findRubyFile } from './ruby-functions.js';

const FOLDER = 'lib/puppet/datatypes';

/** Bounds the cache, because code may name any number of types that do not exist. */
const MAX_TYPES = 10_000;

/** The definition of a type, or the message of the error that each use of the type reports. */
type LoadedType = { readonly definition: AliasDefinition } | { readonly problem: string };

/**
 * The data types that the modules of an environment define in Ruby. The interface of a type is compiled like a type alias
 * in Puppet. Caches the types by name; a refreshed environment gets another instance.
 */
export class RubyDataTypes {
  readonly #environment: CatalogEnvironment;
  readonly #run: <T>(body: (ruby: Ruby) => T) => T;
  readonly #descriptions: RubyDescriptions;
  readonly #types = new BoundedMap<string, LoadedType | undefined>(MAX_TYPES);

  constructor(environment: CatalogEnvironment, run: <T>(body: (ruby: Ruby) => T) => T, descriptions: RubyDescriptions) {
    this.#environment = environment;
    this.#run = run;
    this.#descriptions = descriptions;
  }

  /** @throws {EvaluationError} if the file of the type is wrong */
  find(name: string, loadText: LoadText): AliasDefinition | undefined {
    if (!this.#types.has(name)) this.#types.set(name, this.#load(name, loadText));
    const found = this.#types.get(name);
    if (found === undefined) return undefined;
    if ('problem' in found) throw new FailedExpressionError('a Type-Name', found.problem);
    return found.definition;
  }

  #load(name: string, loadText: LoadText): LoadedType | undefined {
    const path = findRubyFile(this.#environment, name, `${FOLDER}/${name.replaceAll('::', '/')}.rb`);
    if (path === undefined) return undefined;
    const { files } = this.#environment;
    const file = { path, source: textWithBytes(files, path) ?? '' };
    try {
      if (textKind(file.source) !== 'text') throw encodingError(files, path);
      return { definition: this.#define(this.#descriptions.describeDataType(name, file), file, loadText) };
    } catch (error) {
      if (error instanceof FunctionError) return { problem: error.message };
      throw error;
    }
  }

  #define(data: DataTypeData, file: RubySource, loadText: LoadText): AliasDefinition {
    const { name, interface: text, implemented, takesHash } = data;
    const definition = definitionIn(name, text, file.path, loadText);
    if (implemented)
      definition.implementation = this.#run((ruby) =>
        ruby.dataTypeCode(file, takesHash, (body) => this.#run(() => body())),
      );
    return definition;
  }
}

/** @throws {FunctionError} if the interface has a syntax error */
function definitionIn(name: string, text: string, file: string, loadText: LoadText): AliasDefinition {
  try {
    const module = loadText(`type ${name} = Object[{ ${text} }]`, file);
    const definition = module instanceof Manifest ? module.definitions[0] : undefined;
    if (definition?.kind === 'alias') return definition;
    throw new TypeError(`${file} does not define a type`);
  } catch (error) {
    if (!(error instanceof PuppetSyntaxError)) throw error;
    // Puppet parses the interface alone.
    const { diagnostics } = parse(`{ ${text} }`, { file });
    const [first] = [...diagnostics, ...error.diagnostics];
    throw new FunctionError(`Data Type Load Error for type '${name}': ${first?.message ?? error.message}`);
  }
}
