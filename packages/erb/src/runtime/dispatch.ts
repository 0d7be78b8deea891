import { bailOut } from './bail-out.js';
import { isNumber, type RubyNumber } from './comparison.js';
import { type Block, type ClassName, classOf, type Instances, type Value } from './values.js';

/** The kind of an argument: an instance of a class, or a kind that several classes share. */
export interface Arguments extends Instances {
  readonly Any: Value;
  /** An Integer or a Float. */
  readonly Number: RubyNumber;
  /** An Integer that is a safe `number`, for indexes and sizes. */
  readonly Index: number;
}

export type ParameterKind = keyof Arguments;

type ArgumentsOf<P extends readonly ParameterKind[]> = { -readonly [K in keyof P]: Arguments[P[K]] };

/** One signature of a method of a class. A class can have several entries for a method, for different arguments. */
export interface Entry {
  readonly className: ClassName;
  readonly name: string;
  readonly parameters: readonly ParameterKind[];
  /** Whether all further arguments belong to the last parameter. */
  readonly isVariadic: boolean;
  readonly hasBlock: boolean;
  /** @param args the receiver, the block if the entry has one, and the arguments */
  readonly body: (...args: never) => Value;
}

/** Collects the methods of a class. */
export class ClassMethods<C extends ClassName> {
  readonly entries: Entry[] = [];
  readonly #className: C;

  constructor(className: C) {
    this.#className = className;
  }

  /** Adds a method without a block. */
  method<const P extends readonly ParameterKind[]>(
    names: string,
    parameters: P,
    body: (self: Instances[C], ...args: ArgumentsOf<P>) => Value,
  ): this {
    return this.#add(names, parameters, false, false, body);
  }

  /** Adds a method with a block. */
  withBlock<const P extends readonly ParameterKind[]>(
    names: string,
    parameters: P,
    body: (self: Instances[C], block: Block, ...args: ArgumentsOf<P>) => Value,
  ): this {
    return this.#add(names, parameters, true, false, body);
  }

  /** Adds a method that takes any number of arguments of a kind. */
  variadic<K extends ParameterKind>(
    names: string,
    kind: K,
    body: (self: Instances[C], ...args: Arguments[K][]) => Value,
  ): this {
    return this.#add(names, [kind], false, true, body);
  }

  /** @param names the names of the method, separated by spaces */
  #add(
    names: string,
    parameters: readonly ParameterKind[],
    hasBlock: boolean,
    isVariadic: boolean,
    body: (...args: never) => Value,
  ): this {
    for (const name of names.split(' '))
      this.entries.push({ className: this.#className, name, parameters, isVariadic, hasBlock, body });
    return this;
  }
}

/** The methods that compiled code can call. */
export type MethodTable = ReadonlyMap<ClassName, ReadonlyMap<string, readonly Entry[]>>;

/** Creates the table of the methods of several files, by class and name. */
export function methodTable(groups: readonly { readonly entries: readonly Entry[] }[]): MethodTable {
  const table = new Map<ClassName, Map<string, Entry[]>>();
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    const methods = table.get(entry.className) ?? new Map<string, Entry[]>();
    table.set(entry.className, methods);
    methods.set(entry.name, [...(methods.get(entry.name) ?? []), entry]);
  }
  return table;
}

export type Method = (self: Value, ...args: Value[]) => Value;
export type MethodWithBlock = (self: Value, block: Block, ...args: Value[]) => Value;

/** Returns the function that calls a method without a block. Bails out if the table has no entry for the arguments. */
export function dispatcher(table: MethodTable, name: string): Method {
  const byClass = entriesByClass(table, name, false);
  return (self, ...args) => {
    const className = classOf(self);
    const entries = className === null ? undefined : byClass.get(className);
    if (entries !== undefined)
      for (const entry of entries)
        if (accepts(entry, args)) return (entry.body as (...all: Value[]) => Value)(self, ...args);
    return bailOut(`${className ?? 'foreign'}#${name}`);
  };
}

/** Returns the function that calls a method with a block. */
export function blockDispatcher(table: MethodTable, name: string): MethodWithBlock {
  const byClass = entriesByClass(table, name, true);
  return (self, block, ...args) => {
    const className = classOf(self);
    const entries = className === null ? undefined : byClass.get(className);
    if (entries !== undefined)
      for (const entry of entries)
        if (accepts(entry, args))
          return (entry.body as (self: Value, block: Block, ...all: Value[]) => Value)(self, block, ...args);
    return bailOut(`${className ?? 'foreign'}#${name} with a block`);
  };
}

function entriesByClass(table: MethodTable, name: string, hasBlock: boolean): ReadonlyMap<ClassName, readonly Entry[]> {
  const byClass = new Map<ClassName, readonly Entry[]>();
  for (const [className, methods] of table) {
    const entries = methods.get(name)?.filter((entry) => entry.hasBlock === hasBlock) ?? [];
    if (entries.length > 0) byClass.set(className, entries);
  }
  return byClass;
}

function accepts({ parameters, isVariadic }: Entry, args: readonly Value[]): boolean {
  if (!isVariadic && args.length !== parameters.length) return false;
  for (let i = 0; i < args.length; i++) {
    const kind = isVariadic ? parameters[0] : parameters[i];
    if (kind === undefined || !isInstance(args[i] ?? null, kind)) return false;
  }
  return true;
}

function isInstance(value: Value, kind: ParameterKind): boolean {
  switch (kind) {
    case 'Any':
      return true;
    case 'Number':
      return isNumber(value);
    case 'Index':
      return typeof value === 'number';
    default:
      return classOf(value) === kind;
  }
}
