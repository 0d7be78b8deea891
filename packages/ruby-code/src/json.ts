/**
 * Readers for the JSON that Ruby sends. Each reader checks the shape of a value and returns it with its type, so that
 * the rest of the package works with checked data.
 */
import { formatMessage, type ResourceTypeData, type TitlePattern } from '@pptjs/runtime/internal';
import { messages } from './messages.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object. Arrays are not. */
export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** @throws {TypeError} for any other value, like all readers of this file */
export function readObject(json: unknown): JsonObject {
  if (!isObject(json)) throw unexpectedJson('an object', json);
  return json;
}

/** Reads an array, whose elements can have any form. */
export function readList(json: unknown): readonly unknown[] {
  if (!Array.isArray(json)) throw unexpectedJson('an array', json);
  return json;
}

/** Reads a string. */
export function readText(json: unknown): string {
  if (typeof json !== 'string') throw unexpectedJson('a string', json);
  return json;
}

/** Reads a safe integer. */
export function readInteger(json: unknown): number {
  if (typeof json !== 'number' || !Number.isSafeInteger(json)) throw unexpectedJson('an integer', json);
  return json;
}

/** Reads an array of strings. */
export function readTexts(json: unknown): readonly string[] {
  return readList(json).map(readText);
}

/** Reads null, a missing member, or a value that `read` reads. */
export function readNullable<T>(json: unknown, read: (json: unknown) => T): T | null {
  return json === null || json === undefined ? null : read(json);
}

/** Reads one of the given strings. */
export function readOneOf<T extends string>(json: unknown, texts: readonly T[]): T {
  const found = texts.find((text) => text === json);
  if (found === undefined) throw unexpectedJson(`one of ${texts.join(', ')}`, json);
  return found;
}

function unexpectedJson(expected: string, json: unknown): TypeError {
  return new TypeError(
    formatMessage(messages.UNEXPECTED_JSON, { expected, actual: JSON.stringify(json) ?? 'nothing' }),
  );
}

/** An error that Ruby code raised. */
export interface RubyFailure {
  readonly message: string;
  /** The Ruby file or template, and the line, if they are known. */
  readonly file: string | null;
  readonly line: number | null;
  /** Whether it is a `Puppet::DataBinding::LookupError`. */
  readonly isLookupError: boolean;
  /** Whether it is another `Puppet::Error`. */
  readonly isPuppetError: boolean;
  /** The name of its class if it is no StandardError, which Puppet does not rescue; otherwise null. */
  readonly unrescued: string | null;
}

/**
 * Ruby's answer to a request: a value, an error of the host (by number) that passed through Ruby, or a Ruby error. A data
 * function can also answer that its key is not found.
 */
export type RubyAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'host error'; readonly id: number }
  | { readonly kind: 'not found' }
  | { readonly kind: 'ruby error'; readonly failure: RubyFailure };

/**
 * Reads the answer of Ruby to a request.
 * @throws {SyntaxError} if the text is no JSON
 */
export function readAnswer(text: string): RubyAnswer {
  const {
    value,
    error,
    host_error: id,
    not_found: isNotFound,
    message,
    file,
    line,
    kind,
  } = readObject(JSON.parse(text));
  if (isNotFound === true) return { kind: 'not found' };
  if (id !== undefined) return { kind: 'host error', id: readInteger(id) };
  if (error === undefined) return { kind: 'value', value };
  const failure = {
    message: readText(message),
    file: readNullable(file, readText),
    line: readNullable(line, readInteger),
    isLookupError: kind === 'lookup',
    isPuppetError: kind === 'puppet',
    unrescued: kind === 'exception' ? readText(error) : null,
  };
  return { kind: 'ruby error', failure };
}

const PARAMETER_KINDS = ['required', 'optional', 'repeated', 'required_repeated'] as const;

export interface ParameterData {
  readonly kind: (typeof PARAMETER_KINDS)[number];
  readonly type: string;
  readonly name: string;
}

/** A dispatch of a Ruby function: the method, and the parameters that the arguments must match. */
export interface DispatchData {
  readonly method: string;
  readonly parameters: readonly ParameterData[];
  readonly block: ParameterData | null;
  /** The return type, as text. */
  readonly returns: string | null;
}

/** Describes a function of `lib/puppet/functions`. */
export interface FunctionData {
  readonly dispatches: readonly DispatchData[];
  /** The dispatches that reject their arguments (`argument_mismatch`). */
  readonly mismatches: readonly DispatchData[];
  /** The function's own types: `Name = Type`. */
  readonly types: readonly string[];
  /** Whether the function overrides `call` and asks the host to choose a dispatch. */
  readonly ownCall: boolean;
}

/** Describes a function of `lib/puppet/parser/functions`, the legacy interface. */
export interface LegacyFunctionData {
  readonly type: string;
  readonly arity: number;
}

/** The facts about a Ruby function that are needed before it is called. They are plain data, which a host can store. */
export type RubyFunctionData = FunctionData | LegacyFunctionData;

/** Reads the description of a function of `lib/puppet/functions`. */
export function readFunctionData(json: unknown): FunctionData {
  const { dispatches, mismatches, types, ownCall } = readObject(json);
  return {
    dispatches: readList(dispatches).map(readDispatch),
    mismatches: readList(mismatches).map(readDispatch),
    types: readTexts(types),
    ownCall: ownCall === true,
  };
}

/** Reads the description of a function of `lib/puppet/parser/functions`. */
export function readLegacyFunctionData(json: unknown): LegacyFunctionData {
  const { type, arity } = readObject(json);
  return { type: readText(type), arity: readInteger(arity) };
}

/** Describes a data type of `lib/puppet/datatypes`. */
export interface DataTypeData {
  readonly name: string;
  /** The entries of the hash of its `Object[{…}]`, in Puppet. */
  readonly interface: string;
  /** Whether the type has code: methods, or a class. */
  readonly implemented: boolean;
  /** Whether objects can be created from a hash of their attributes. */
  readonly takesHash: boolean;
}

/** Reads the description of a data type of `lib/puppet/datatypes`. */
export function readDataTypeData(json: unknown): DataTypeData {
  const { name, interface: text, implemented, takesHash } = readObject(json);
  return {
    name: readText(name),
    interface: readText(text),
    implemented: implemented === true,
    takesHash: takesHash === true,
  };
}

/** Reads the files that a description depends on; null if they are not known. */
export function readRequirements(json: unknown): readonly string[] | null {
  return readNullable(readObject(json)['requirements'], readTexts);
}

function readDispatch(json: unknown): DispatchData {
  const { method, parameters, block, returns } = readObject(json);
  return {
    method: readText(method),
    parameters: readList(parameters).map(readParameter),
    block: readNullable(block, readParameter),
    returns: readNullable(returns, readText),
  };
}

function readParameter(json: unknown): ParameterData {
  const { kind, type, name } = readObject(json);
  return { kind: readOneOf(kind, PARAMETER_KINDS), type: readText(type), name: readText(name) };
}

/** Reads the description of a resource type; undefined if the file does not declare the type. */
export function readDeclaredType(json: unknown): ResourceTypeData | undefined {
  return readNullable(readObject(json)['type'], readResourceType) ?? undefined;
}

function readResourceType(json: unknown): ResourceTypeData {
  const { properties, parameters, namevars, isomorphic, titlePatterns } = readObject(json);
  const patterns = readNullable(titlePatterns, (list) => readList(list).map(readTitlePattern));
  return {
    properties: readTexts(properties),
    parameters: readTexts(parameters),
    namevars: readTexts(namevars),
    isomorphic: isomorphic === true,
    ...(patterns && { titlePatterns: patterns }),
  };
}

function readTitlePattern(json: unknown): TitlePattern {
  const { source, options, attributes } = readObject(json);
  return { source: readText(source), options: readText(options), attributes: readTexts(attributes) };
}
