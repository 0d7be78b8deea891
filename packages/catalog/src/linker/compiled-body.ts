import { unquoted } from '../built-files/javascript-literal.js';
import {
  blank,
  defaultDeclaration,
  type FunctionBody,
  type ImportBinding,
  returnedExports,
  unusedName,
} from './function-body.js';

/** A line that begins with an import or export declaration, or a line of a text that only looks like one. */
const DECLARATION = /^(?:import|export) /gm;

const IMPORT = /import \{([^{}]*)\} from '([^'\\]*)';/y;
const EXPORTED_CONSTANT = /export (?=const ([\w$]+) = )/y;
const EXPORT_LIST = /export \{((?:[^{}']|'(?:[^'\\\n]|\\[^])*')*)\};/y;
/** A default export that is neither a function nor a class. */
const DEFAULT_EXPORT = /export default (?!async\b|function\b|class\b)/y;

const SPECIFIER = /\s*([\w$]+)(?: as (?:([\w$]+)|'((?:[^'\\]|\\[^])*)'))?\s*(?:,\s*|$)/y;

/**
 * Converts a module that this compiler has printed, as `functionBody` does, but without a parser: reading a module that
 * way takes a tenth of the time. The compiler begins each import and export declaration on a new line. A line in a text
 * can look the same, so the number of declarations decides whether all such lines are declarations.
 *
 * @param count the number of import and export declarations
 * @returns undefined if the module may have another form
 */
export function compiledBody(text: string, count: number): FunctionBody | undefined {
  const starts = Array.from(text.matchAll(DECLARATION), ({ index }) => index);
  if (starts.length !== count) return undefined;
  const imports: ImportBinding[] = [];
  const exports: (readonly [exported: string, local: string])[] = [];
  const parts: string[] = [];
  let offset = 0;
  const replace = (start: number, length: number, replacement = blank(text.slice(start, start + length))): void => {
    parts.push(text.slice(offset, start), replacement);
    offset = start + length;
  };
  for (const start of starts) {
    const imported = matchAt(IMPORT, text, start);
    const constant = matchAt(EXPORTED_CONSTANT, text, start);
    const list = matchAt(EXPORT_LIST, text, start);
    if (imported) {
      const specifiers = readSpecifiers(imported[1]);
      if (specifiers === undefined) return undefined;
      for (const [name, local] of specifiers) imports.push({ local, from: imported[2] ?? '', name });
      replace(start, imported[0].length);
    } else if (constant?.[1] !== undefined) {
      exports.push([constant[1], constant[1]]);
      replace(start, constant[0].length);
    } else if (list) {
      const specifiers = readSpecifiers(list[1]);
      if (specifiers === undefined) return undefined;
      for (const [local, exported] of specifiers) exports.push([exported, local]);
      replace(start, list[0].length);
    } else if (matchAt(DEFAULT_EXPORT, text, start)) {
      const name = unusedName(text);
      exports.push(['default', name]);
      const declaration = defaultDeclaration(name);
      replace(start, declaration.length, declaration);
    } else return undefined;
  }
  parts.push(text.slice(offset));
  return { code: `${parts.join('')}${returnedExports(exports)}`, imports, reExports: [] };
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** Reads `a, b as c, d as 'e::f'`. Returns undefined for another form. */
function readSpecifiers(text = ''): (readonly [name: string, as: string])[] | undefined {
  const specifiers: (readonly [name: string, as: string])[] = [];
  for (let offset = 0; offset < text.length; offset = SPECIFIER.lastIndex) {
    const [, name, as, quoted] = matchAt(SPECIFIER, text, offset) ?? [];
    if (name === undefined) return undefined;
    specifiers.push([name, quoted === undefined ? (as ?? name) : unquoted(quoted)]);
  }
  return specifiers;
}
