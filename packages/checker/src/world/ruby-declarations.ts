import { type CatalogEnvironment, libraryOf, rubyFunctionFile } from '@pptjs/catalog';
import {
  type DispatchData,
  type FunctionData,
  localTypes,
  type RubyFunctionData,
  type RubySource,
} from '@pptjs/ruby-code';
import {
  type ArgumentCount,
  checkLegacyFunctionFile,
  type Library,
  readArgumentChecks,
  readDataType,
  readFunction,
  readResourceType,
} from '@pptjs/ruby-code/reader';
import { FunctionError, type ResourceTypeData } from '@pptjs/runtime/internal';
import {
  type DeclarationPlace,
  type DeclaredAlias,
  type DescribedFunction,
  type DescribedSignature,
  parse,
  plainName,
} from '@pptjs/transpiler';

/** The declarations in the Ruby files of an environment, read from their text. No Ruby code is executed. */
export class RubyDeclarations {
  readonly #environment: CatalogEnvironment;
  readonly #library: Library;
  readonly #shownName: (path: string) => string;

  /** @param shownName returns the name of a file in messages */
  constructor(environment: CatalogEnvironment, shownName: (path: string) => string) {
    this.#environment = environment;
    this.#library = libraryOf(environment);
    this.#shownName = shownName;
  }

  /** Returns the signatures of a function; undefined if there is no such function, or if its text does not show them. */
  findFunction(name: string): DescribedFunction | undefined {
    const file = rubyFunctionFile(this.#environment, name);
    if (file === undefined) return undefined;
    const { path, isLegacy } = file;
    const source = { path, source: this.#environment.files.text(path) ?? '' };
    const data = this.#read(name, source, isLegacy);
    if (data === undefined) return undefined;
    const method = 'arity' in data ? null : listMethod(data);
    const checked = method === undefined ? undefined : readArgumentChecks(name, source, method);
    return described(data, checked, this.#placeOf(source, isLegacy));
  }

  #read(name: string, file: RubySource, isLegacy: boolean): RubyFunctionData | undefined {
    try {
      if (isLegacy) checkLegacyFunctionFile(file);
    } catch (error) {
      // Each call fails with this error, whatever its arguments are.
      if (error instanceof FunctionError) return undefined;
      throw error;
    }
    const reading = readFunction(name, file, isLegacy, this.#library);
    return 'data' in reading ? reading.data : undefined;
  }

  /** The line of the call that creates the function. */
  #placeOf({ path, source }: RubySource, isLegacy: boolean): DeclarationPlace {
    const start = source.search(isLegacy ? /\bnewfunction\b/ : /\bPuppet::Functions\.create_function\b/);
    return { file: this.#shownName(path), line: source.slice(0, Math.max(start, 0)).split('\n').length };
  }

  /** Returns a data type as an alias of an Object type. Undefined if the text of its file does not show the interface. */
  dataType(name: string, path: string): DeclaredAlias | undefined {
    const found = readDataType(this.#environment.files.text(path) ?? '');
    if (found === undefined || plainName(found.name) !== name) return undefined;
    const { program } = parse(`type ${found.name} = Object[{ ${found.interface} }]`, { file: this.#shownName(path) });
    const [definition, ...others] = program?.definitions ?? [];
    return definition?.type === 'TypeAlias' && others.length === 0 ? definition : undefined;
  }

  /** Returns null if the text of the file does not show the attributes of the type. */
  resourceType(name: string, file: RubySource): ResourceTypeData | null {
    const reading = readResourceType(name, file, this.#library);
    return 'data' in reading ? reading.data : null;
  }
}

/** Returns undefined if the function chooses among its signatures with code of its own. */
function described(
  data: RubyFunctionData,
  checked: ArgumentCount | undefined,
  place: DeclarationPlace,
): DescribedFunction | undefined {
  if ('arity' in data)
    return { kind: 'described', signatures: [narrowed(legacySignature(data.arity), checked)], localTypes: {}, place };
  if (data.ownCall) return undefined;
  return {
    kind: 'described',
    signatures: data.dispatches.map((each) => narrowed(signatureOf(each), checked)),
    localTypes: localTypes(data.types),
    place,
  };
}

function signatureOf({ parameters, block, returns }: DispatchData): DescribedSignature {
  return {
    parameters: parameters.map(({ name, type }) => ({ name, type })),
    min: parameters.filter(({ kind }) => kind === 'required' || kind === 'required_repeated').length,
    max: parameters.at(-1)?.kind.includes('repeated') === true ? Infinity : parameters.length,
    block: block?.type ?? null,
    isBlockOptional: block?.kind === 'optional',
    returns,
  };
}

/** Returns the only method of a function, if its only parameter takes all arguments. */
function listMethod({ dispatches }: FunctionData): string | undefined {
  const [first, ...others] = dispatches;
  if (first === undefined || others.length > 0) return undefined;
  const [parameter, ...more] = first.parameters;
  return parameter?.kind === 'repeated' && more.length === 0 ? first.method : undefined;
}

/**
 * The signature of a function that checks the types of its arguments itself. A negative arity is that of a function with
 * more arguments: -3 for at least two.
 */
function legacySignature(arity: number): DescribedSignature {
  return {
    parameters: [{ name: 'args', type: 'Any' }],
    min: arity < 0 ? -arity - 1 : arity,
    max: arity < 0 ? Infinity : arity,
    block: null,
    isBlockOptional: true,
    returns: null,
  };
}

/** @param checked the numbers of arguments that the body accepts */
function narrowed(signature: DescribedSignature, checked: ArgumentCount | undefined): DescribedSignature {
  const min = Math.max(signature.min, checked?.min ?? 0);
  const max = Math.min(signature.max, checked?.max ?? Infinity);
  return min <= max ? { ...signature, min, max } : signature;
}
