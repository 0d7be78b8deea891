/**
 * Generates random programs of functions whose calls have arguments of the declared types. Most of them have a value, so they
 * test the code that lowering emits for known types. The same seed gives the same programs.
 */
import type { Kinds, ProgramParts } from './program-parts.js';
import { createRandom, type Random } from './random.js';
import { DEFINITIONS, KINDS } from './typed-program-parts.js';

interface Variable {
  readonly name: string;
  readonly kind: string;
}

/** What a part of a program can use. */
interface Scope {
  readonly variables: readonly Variable[];
  /** The names of the variables of the current function or block. */
  readonly own: ReadonlySet<string>;
  /** The names that the variables of a form have in the program. */
  readonly formNames: ReadonlyMap<string, string>;
}

/** A function of the program. */
interface FunctionText {
  readonly name: string;
  readonly parameters: readonly Variable[];
  readonly text: string;
}

const TYPED: ProgramParts = {
  definitions: DEFINITIONS,
  kinds: KINDS,
  returnsVariables: false,
  shadowsVariables: false,
  hasBranches: false,
};

/** Returns `count` random programs. Each one ends with calls of each of its functions. */
export function generateTypedPrograms(count: number, seed: number, parts: ProgramParts = TYPED): string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => new ProgramGenerator(random, parts).program());
}

class ProgramGenerator {
  readonly #random: Random;
  readonly #parts: ProgramParts;
  readonly #kinds: Kinds;
  readonly #kindNames: readonly string[];
  #variables = 0;
  /** The kind that the current function returns. */
  #result = '';

  constructor(random: Random, parts: ProgramParts) {
    this.#random = random;
    this.#parts = parts;
    this.#kinds = parts.kinds;
    this.#kindNames = Object.keys(parts.kinds);
  }

  program(): string {
    const functions = Array.from({ length: 1 + this.#random.below(3) }, (_, index) => this.#function(`f${index}`));
    const calls = functions.flatMap(({ name, parameters }) => {
      const values = parameters.map(({ kind }) => this.#random.pick(this.#kinds[kind]!.literals));
      const call = `${name}(${values.join(', ')})`;
      // The second call shows changes of constants.
      return this.#parts.returnsVariables ? [call, call] : [call];
    });
    return `${this.#parts.definitions}${functions.map(({ text }) => text).join('')}[${calls.join(', ')}]\n`;
  }

  #function(name: string): FunctionText {
    const parameters = Array.from({ length: 1 + this.#random.below(3) }, () => this.#fresh('p'));
    const result = this.#random.pick(this.#kindNames);
    this.#result = result;
    const list = parameters.map((parameter) => `${this.#kinds[parameter.kind]!.type} ${parameter.name}`).join(', ');
    const returns = this.#random.below(3) === 0 ? ` >> ${this.#kinds[result]!.type}` : '';
    const showsVariables = this.#parts.returnsVariables && returns === '';
    const own = new Set(parameters.map((parameter) => parameter.name));
    const body = this.#statements(result, { variables: parameters, own, formNames: new Map() }, 3, showsVariables);
    return { name, parameters, text: `function ${name}(${list})${returns} {\n${body}\n}\n` };
  }

  /** Statements that assign variables, and end with a value. @param showsVariables whether it has all variables too */
  #statements(result: string, scope: Scope, depth: number, showsVariables = false): string {
    let current = scope;
    const texts: string[] = [];
    for (let rest = this.#random.below(depth > 0 ? 3 : 2); rest > 0; rest--) {
      if (this.#random.below(4) === 0) {
        texts.push(`if ${this.#value('Bool', current, depth)} { next(${this.#value(result, current, depth - 1)}) }`);
      } else if (this.#parts.hasBranches && this.#random.below(2) === 0) {
        const [text, added] = this.#branches(result, current, depth);
        texts.push(text);
        current = this.#with(added, current);
      } else {
        const variable = this.#variable('v', current);
        texts.push(`${variable.name} = ${this.#value(variable.kind, current, depth)}`);
        current = this.#with([variable], current);
      }
    }
    // A value that begins with a bracket would be an argument or a key of the statement before it.
    const last = this.#fresh('r');
    texts.push(`${last.name} = ${this.#value(result, current, depth)}`);
    if (!showsVariables) return [...texts, last.name].join('\n');
    const shown = this.#fresh('s').name;
    return [...texts, `${shown} = [${[last, ...current.variables].map(({ name }) => name).join(', ')}]`, shown].join(
      '\n',
    );
  }

  /** A statement that assigns variables in branches or by a list, and these variables. */
  #branches(result: string, scope: Scope, depth: number): [string, readonly Variable[]] {
    const variable = this.#variable('v', scope);
    const value = (kind = variable.kind): string => this.#value(kind, scope, depth - 1);
    const assign = (): string => `${variable.name} = ${value()}`;
    switch (this.#random.below(6)) {
      case 0:
        return [`if ${value('Bool')} { ${assign()} } else { ${assign()} }`, [variable]];
      case 1:
        return [
          `if ${value('Bool')} { next(${value(result)}) } elsif ${value('Bool')} { ${assign()} } else { return(${value(this.#result)}) }`,
          [variable],
        ];
      case 2:
        return [`case ${value('Mixed')} { Integer: { ${assign()} } /a/, 'x': { ${assign()} } default: { ${assign()} } }`, [variable]]; // prettier-ignore
      case 3: {
        const other = this.#fresh('w');
        return [`[${variable.name}, ${other.name}] = [${value()}, ${value(other.kind)}]`, [variable, other]];
      }
      case 4: {
        const list = this.#random.pick(['Ints', 'Strs', 'Records']);
        const element = { Ints: 'Int', Strs: 'Str', Records: 'Record' }[list]!;
        const [names, inner] = this.#parameters(`e:${element}`, scope);
        const jump = this.#random.pick(['break()', 'next()', `return(${value(this.#result)})`]);
        const body = `if ${this.#value('Bool', inner, depth - 1)} { ${jump} } ${this.#statements(result, inner, depth - 1)}`;
        // A statement that begins with a parenthesis would be arguments of the statement before it.
        const elements = this.#fresh('l');
        return [`${elements.name} = ${value(list)}\n${elements.name}.each |${names}| { ${body} }`, []];
      }
      default: {
        // Where the branch is not evaluated, the variable of the code around the block has a value.
        const hidden = scope.variables.filter(({ name }) => !scope.own.has(name));
        if (hidden.length === 0) return [`unless ${value('Bool')} { ${assign()} } else { ${assign()} }`, [variable]];
        const { name, kind } = this.#random.pick(hidden);
        return [`if ${value('Bool')} { ${name} = ${value(kind)} }`, [{ name, kind }]];
      }
    }
  }

  #value(kind: string, scope: Scope, depth: number): string {
    const { literals, forms, includes = [] } = this.#kinds[kind]!;
    const variables = scope.variables.filter((each) => each.kind === kind || includes.includes(each.kind));
    if (variables.length > 0 && this.#random.below(10) < (depth > 0 ? 4 : 9)) return this.#random.pick(variables).name;
    if (depth <= 0) return this.#random.pick(literals);
    const text = this.#expand(this.#random.pick(forms), { ...scope, formNames: new Map() }, depth);
    return text.includes('|') ? `(${text})` : text;
  }

  /** Returns a form with random parts. */
  #expand(form: string, scope: Scope, depth: number): string {
    let text = '';
    let end = 0;
    for (;;) {
      const part = /@(\w+)|\|(\w+:\w+(?:, \w+:\w+)*)\| (\w+|\{)|\$(\{?)(\w+)/g;
      part.lastIndex = end;
      const found = part.exec(form);
      if (found === null) return text + form.slice(end);
      text += form.slice(end, found.index);
      end = part.lastIndex;
      const [, operand, parameters, result, brace, name] = found;
      if (operand !== undefined) {
        text += this.#value(operand === 'Return' ? this.#result : operand, scope, depth - 1);
      } else if (name !== undefined) {
        text += `$${brace!}${scope.formNames.get(name) ?? name}`;
      } else if (result === '{') {
        const close = closingBrace(form, end);
        text += this.#formBlock(parameters!, form.slice(end, close), scope, depth);
        end = close + 1;
      } else {
        text += this.#block(parameters!, result!, scope, depth - 1);
      }
    }
  }

  #block(parameterList: string, result: string, scope: Scope, depth: number): string {
    const [names, inner] = this.#parameters(parameterList, scope);
    return `|${names}| { ${this.#statements(result, inner, depth)} }`;
  }

  /** A block whose body is a part of a form. */
  #formBlock(parameterList: string, body: string, scope: Scope, depth: number): string {
    const [names, inner] = this.#parameters(parameterList, scope);
    return `|${names}| {${this.#expand(body, inner, depth)}}`;
  }

  /** Returns the list of a block's parameters, and the scope of its body. */
  #parameters(list: string, scope: Scope): [string, Scope] {
    let inner: Scope = { ...scope, own: new Set() };
    const formNames = new Map(scope.formNames);
    const parameters = list.split(', ').map((parameter) => {
      const [name, kind] = parameter.split(':');
      const variable = this.#variable(name!, inner, kind!);
      inner = this.#with([variable], inner);
      formNames.set(name!, variable.name.slice(1));
      const isTyped = this.#parts.hasBranches && this.#random.below(5) === 0;
      return isTyped ? `${this.#kinds[kind!]!.type} ${variable.name}` : variable.name;
    });
    return [parameters.join(', '), { ...inner, formNames }];
  }

  /** Returns the scope with more variables of its own, which can hide variables around it. */
  #with(added: readonly Variable[], { variables, own, formNames }: Scope): Scope {
    const names = new Set(added.map(({ name }) => name));
    return {
      variables: [...variables.filter(({ name }) => !names.has(name)), ...added],
      own: new Set([...own, ...names]),
      formNames,
    };
  }

  /** Returns a new variable, which may have the name of a variable around the current block. */
  #variable(prefix: string, { variables, own, formNames }: Scope, kind = this.#random.pick(this.#kindNames)): Variable {
    const used = new Set(Array.from(formNames.values(), (name) => `$${name}`));
    const outer = variables.filter(({ name }) => !own.has(name) && !used.has(name));
    const hides = this.#parts.shadowsVariables && outer.length > 0 && this.#random.below(5) === 0;
    return hides ? { name: this.#random.pick(outer).name, kind } : this.#fresh(prefix, kind);
  }

  #fresh(prefix: string, kind = this.#random.pick(this.#kindNames)): Variable {
    return { name: `$${prefix}${this.#variables++}`, kind };
  }
}

/** Returns the position of the brace that ends a block. @param start the position after its first brace */
function closingBrace(text: string, start: number): number {
  let open = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') open++;
    else if (text[at] === '}' && --open === 0) return at;
  }
  throw new Error(`no closing brace: ${text}`);
}
