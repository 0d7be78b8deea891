import { type ExportNamedDeclaration, type Node, parse, type Pattern, type Program } from 'acorn';

/** An imported name of an ES module. */
export interface ImportBinding {
  /** The name of the local variable. */
  readonly local: string;
  /** The specifier of the imported module. */
  readonly from: string;
  /** The exported name; null for the whole namespace. */
  readonly name: string | null;
}

/** A re-export of an ES module: `export { a as b } from './x.js'`. */
export interface ReExport {
  readonly from: string;
  /** The name in the other module; null for its whole namespace. */
  readonly name: string | null;
  /** The exported name; null if the module exports all names of the other module. */
  readonly exported: string | null;
}

/** An ES module as the body of a function, whose parameters are the imported names. */
export interface FunctionBody {
  /** The code with all lines and columns of the module. It returns an object with a getter for each export. */
  readonly code: string;
  readonly imports: readonly ImportBinding[];
  readonly reExports: readonly ReExport[];
}

/**
 * Converts an ES module to the body of a function. Import and export declarations become white space, so that every
 * other token stays at its line and column.
 *
 * @throws {SyntaxError} if the text is not an ES module
 */
export function functionBody(text: string): FunctionBody {
  const converter = new ModuleConverter(text);
  converter.convert(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));
  return converter.body;
}

/** Returns white space with the same lines and columns as a text. */
export function blank(text: string): string {
  return text.replaceAll(/[^\r\n\u2028\u2029]/g, ' ');
}

/** Returns a name of at most seven characters that does not occur in the text. */
export function unusedName(text: string): string {
  let name = '$';
  for (let count = 0; text.includes(name); count++) name = `$${count.toString(36)}`;
  return name;
}

/** Returns the beginning of a declaration that replaces `export default` and is as long. */
export function defaultDeclaration(name: string): string {
  return `const ${name}`.padEnd('export default'.length - 1).concat('=');
}

/** Returns the end of the function: a statement that returns an object with a getter for each export. */
export function returnedExports(exports: readonly (readonly [exported: string, local: string])[]): string {
  const getters = exports.map(([exported, local]) => `get ${JSON.stringify(exported)}() { return ${local}; }`);
  return `\nreturn { ${getters.join(', ')} };\n`;
}

class ModuleConverter {
  readonly #text: string;
  readonly #imports: ImportBinding[] = [];
  readonly #reExports: ReExport[] = [];
  /** The exports: the exported name and the local variable. */
  readonly #exports: (readonly [exported: string, local: string])[] = [];
  /** The replaced ranges in order. */
  readonly #edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  get body(): FunctionBody {
    const parts: string[] = [];
    let offset = 0;
    for (const { start, end, text } of this.#edits) {
      parts.push(this.#text.slice(offset, start), text);
      offset = end;
    }
    parts.push(this.#text.slice(offset));
    return {
      code: `${parts.join('')}${returnedExports(this.#exports)}`,
      imports: this.#imports,
      reExports: this.#reExports,
    };
  }

  convert({ body }: Program): void {
    for (const node of body) {
      if (node.type === 'ImportDeclaration') {
        const from = String(node.source.value);
        for (const specifier of node.specifiers) {
          const local = specifier.local.name;
          if (specifier.type === 'ImportSpecifier')
            this.#imports.push({ local, from, name: exportedName(specifier.imported) });
          else
            this.#imports.push({ local, from, name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : null });
        }
        this.#blank(node.start, node.end);
      } else if (node.type === 'ExportAllDeclaration') {
        const exported = node.exported ? exportedName(node.exported) : null;
        this.#reExports.push({ from: String(node.source.value), name: null, exported });
        this.#blank(node.start, node.end);
      } else if (node.type === 'ExportNamedDeclaration') this.#convertNamed(node);
      else if (node.type === 'ExportDefaultDeclaration') this.#convertDefault(node.start, node.declaration);
    }
  }

  #convertNamed(node: ExportNamedDeclaration): void {
    const { declaration, specifiers, source } = node;
    if (declaration) {
      this.#blank(node.start, declaration.start);
      const names =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ id }) => boundNames(id))
          : [declaration.id.name];
      for (const name of names) this.#exports.push([name, name]);
      return;
    }
    for (const { local, exported } of specifiers) {
      const [name, exportedAs] = [exportedName(local), exportedName(exported)];
      if (source) this.#reExports.push({ from: String(source.value), name, exported: exportedAs });
      else this.#exports.push([exportedAs, name]);
    }
    this.#blank(node.start, node.end);
  }

  /** Replaces `export default` with a declaration of the same length, or leaves only the declaration that follows it. */
  #convertDefault(start: number, declaration: Node & { readonly id?: { readonly name: string } | null }): void {
    const isDeclaration = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
    if (isDeclaration && declaration.id) {
      this.#blank(start, declaration.start);
      this.#exports.push(['default', declaration.id.name]);
      return;
    }
    const name = unusedName(this.#text);
    const text = defaultDeclaration(name);
    this.#edits.push({ start, end: start + text.length, text });
    this.#exports.push(['default', name]);
  }

  #blank(start: number, end: number): void {
    this.#edits.push({ start, end, text: blank(this.#text.slice(start, end)) });
  }
}

function exportedName(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

/** Returns the variables that a pattern declares. */
function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => boundNames(each.type === 'Property' ? each.value : each));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each === null ? [] : boundNames(each)));
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}
