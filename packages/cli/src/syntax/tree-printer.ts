import {
  type Diagnostic,
  type Dialect,
  messageWithPlace,
  parse,
  type Program,
  puppet,
  toPn,
  toPnJson,
  toPnText,
} from '@pptjs/transpiler';

/** The output of `pptjs ast`: the notation of the dialect, or the nodes of its parser. */
export type TreeFormat = 'pn' | 'json';

/** Prints the trees of one dialect. */
export interface TreePrinter<Tree = unknown> {
  parse(source: string, file: string): { readonly tree: Tree | null; readonly diagnostics: readonly Diagnostic[] };
  /** Prints a tree as text. */
  print(tree: Tree, format: TreeFormat): string;
  /** The member of a JSON line that contains a tree. */
  jsonMember(tree: Tree, format: TreeFormat): string;
  /** The message of an error in a JSON line. */
  messageOf(error: Diagnostic): string;
}

/** Returns the printer of the syntax trees of a dialect. */
export function treePrinterFor(dialect: Dialect): TreePrinter {
  return dialect === puppet ? (puppetTrees as TreePrinter) : treesOf(dialect);
}

/** Puppet prints the trees of all sources that parse, also those that its validation rejects. */
const puppetTrees: TreePrinter<Program> = {
  parse(source, file) {
    const { program, diagnostics } = parse(source, { file, epp: file.endsWith('.epp') });
    return { tree: program, diagnostics };
  },
  print: (tree, format) => (format === 'pn' ? toPnText(toPn(tree)) : treeJson(tree, 1)),
  jsonMember: (tree, format) => (format === 'pn' ? `"pn":${toPnJson(toPn(tree))}` : `"tree":${treeJson(tree)}`),
  messageOf: messageWithPlace,
};

function treesOf(dialect: Dialect): TreePrinter {
  return {
    parse: (source, file) => dialect.parse(source, { file }),
    print: (tree, format) => (format === 'pn' ? dialect.printTree(tree) : treeJson(tree, 1)),
    jsonMember: (tree, format) =>
      format === 'pn' ? `"text":${JSON.stringify(dialect.printTree(tree))}` : `"tree":${treeJson(tree)}`,
    messageOf: ({ message, detail, line, column }) =>
      `${message}${detail === undefined ? '' : `: ${detail}`} (line: ${line}${column === null ? '' : `, column: ${column}`})`,
  };
}

/** Returns the parser's nodes as JSON. Large integers become strings, because JSON readers would round them. */
function treeJson(tree: unknown, indent?: number): string {
  const hidden = new Set(['sourceText']);
  return JSON.stringify(
    tree,
    (key, value: unknown) => (hidden.has(key) ? undefined : typeof value === 'bigint' ? String(value) : value),
    indent,
  );
}
