/**
 * Writes the chunks of esbuild, which are ES modules, as functions: V8 stores the code of scripts in a code cache, but not that
 * of modules. src/chunk-loader.ts calls the functions.
 */
import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * Returns a function without parameters that evaluates a chunk and returns its exports.
 *
 * @param code a chunk without unused spaces
 * @throws {Error} if the chunk has a form that a function cannot have
 */
export function chunkFunction(code) {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const edits = [];
  const exported = [];
  for (const node of tree.body) {
    if (node.type === 'ImportDeclaration') edits.push({ ...node, text: declarationOf(node) });
    else if (node.type === 'ExportNamedDeclaration' && node.declaration === null && node.source === null) {
      edits.push({ ...node, text: '' });
      for (const { local, exported: name } of node.specifiers) exported.push({ local: local.name, name: name.name });
    } else if (/^(?:Ex|Im)port/.test(node.type)) throw new Error(`unexpected ${code.slice(node.start, node.end)}`);
  }
  assertConstant(tree, new Set(exported.map(({ local }) => local)), code);
  simple(tree, {
    ImportExpression: (node) => {
      const { value } = node.source;
      // V8 does not accept `import()` in code that it restores from a code cache.
      if (!isChunk(value)) throw new Error(`call importModule of packages/files in place of import(${value})`);
      edits.push({ ...node, text: `Promise.resolve().then(()=>loadChunk(${quoteName(value)}))` });
    },
  });
  const exports = exported.map(({ local, name }) => `${name}:${local}`).join(',');
  return `()=>{${edited(code, edits)}return{${exports}}}`;
}

/** Whether the specifier of an import names another chunk. */
const isChunk = (specifier) => /^\.\/[\w-]+\.js$/.test(specifier);

const quoteName = (specifier) => JSON.stringify(specifier.slice('./'.length, -'.js'.length));

/** Returns the variables with the imports of a chunk. */
function declarationOf({ source: { value }, specifiers }) {
  const exports = isChunk(value) ? `loadChunk(${quoteName(value)})` : `require(${JSON.stringify(value)})`;
  if (specifiers.length === 0) return `${exports};`;
  const names = specifiers.filter(({ type }) => type === 'ImportSpecifier');
  // Imports other than those of chunks are CommonJS modules, whose exports are the default.
  const whole = specifiers
    .filter(({ type }) => type !== 'ImportSpecifier')
    .map(({ local }) => `${local.name}=${exports}`);
  if (whole.length > 0 && isChunk(value)) throw new Error(`unexpected import of ${value} as a whole`);
  const pattern = names.map(({ imported, local }) => `${imported.name}:${local.name}`).join(',');
  return `var ${[...whole, ...(names.length > 0 ? [`{${pattern}}=${exports}`] : [])].join(',')};`;
}

/** Stops if a chunk sets an exported variable in a function: other chunks would not see the new value. */
function assertConstant(tree, exported, code) {
  const check = ({ start, end }, target) => {
    if (target.type === 'Identifier' && exported.has(target.name))
      throw new Error(`a chunk may not change its export: ${code.slice(start, end)}`);
  };
  const inFunctions = {
    AssignmentExpression: (node) => check(node, node.left),
    UpdateExpression: (node) => check(node, node.argument),
  };
  simple(tree, { Function: ({ body }) => simple(body, inFunctions) });
}

/** Replaces parts of a text. */
function edited(code, edits) {
  let text = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + replacement;
    at = end;
  }
  return text + code.slice(at);
}
