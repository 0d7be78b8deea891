import {
  build as b,
  type CommentedProgram,
  compileWith,
  type FrontEnd,
  LineIndex,
  type ModuleBuilder,
} from '@pptjs/transpiler/dialect';
import { CallNode, LocalVariableReadNode, LocalVariableWriteNode, type Node } from '@ruby/prism/src/nodes.js';
import { hasMagicComment } from '../scanner/index.js';
import { Lowering } from './lowering.js';
import { ParsedTemplate } from './parsed-template.js';
import { Rejection, reject } from './rejection.js';
import { Variables } from './variables.js';
import { visitors } from './visitors/index.js';

export interface TemplateOptions {
  /** The name of the template's file in the module and its source map. */
  readonly file?: string;
  /** Defaults to `cjs`: the body of a function with the parameters `require` and `exports`. */
  readonly format?: 'esm' | 'cjs';
  /** Whether to create a source map beside the code (default), within it, or not at all. */
  readonly sourceMap?: 'external' | 'inline' | 'none';
  /** The URL of the template in the source map. Defaults to `file`. */
  readonly mapSource?: string;
  /** The URL of an external source map, which the code names in its last line. */
  readonly mapFile?: string;
}

export interface CompiledModule {
  /** The JavaScript module. Its default export is a `CompiledTemplate`. */
  readonly code: string;
  /** The source map as JSON; null if none was requested. */
  readonly map: string | null;
  /** The number of import and export declarations in the module, each of which begins a line. */
  readonly declarations: number;
  /** The places at which the template bails out whenever it reaches them. */
  readonly bailOuts: readonly PlaceInTemplate[];
}

/** A place that only Ruby can execute. */
export interface PlaceInTemplate {
  /** The construct that the compiler does not support, as a noun. */
  readonly reason: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Why only Ruby can render a template. */
export interface RejectedTemplate {
  readonly rejected: PlaceInTemplate;
}

/** Compiles an ERB template to a JavaScript module, or returns the reason why only Ruby can render it. */
export function compileTemplate(source: string, options: TemplateOptions = {}): CompiledModule | RejectedTemplate {
  const { file = '', format = 'cjs', sourceMap = 'external', mapSource, mapFile } = options;
  if (hasMagicComment(source)) return { rejected: { reason: 'a magic comment', line: 1, column: 1 } };
  const template = new ParsedTemplate(source);
  const lines = new LineIndex(source);
  const place = (reason: string, offset: number): PlaceInTemplate => {
    const { line, column } = lines.placeAt(template.offset(offset));
    return { reason, line, column };
  };
  try {
    const { code, map, declarations } = compileWith(frontEnd(template), source, {
      file,
      format,
      sourceMap,
      ...(mapSource !== undefined && { mapSource }),
      ...(mapFile !== undefined && { mapFile }),
      comments: false,
    });
    const bailOuts = template.bailOuts.map(({ reason, offset }) => place(reason, offset));
    return { code: code ?? '', map, declarations, bailOuts };
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { rejected: place(error.reason, error.offset) };
  }
}

/** The template as a source of the shared pipeline. */
function frontEnd(template: ParsedTemplate): FrontEnd<ParsedTemplate> {
  return { parse: () => ({ tree: template, diagnostics: [] }), lower: lowerTemplate };
}

function lowerTemplate(template: ParsedTemplate, module: ModuleBuilder): CommentedProgram {
  if (template.syntaxError !== undefined) throw new Rejection('a syntax error', template.syntaxError);
  const variables = new Variables(module);
  const lowering = new Lowering(module, variables, template, visitors, template.readsMatches);
  const [statements, declarations] = variables.inScope(template.locals, [], () =>
    templateStatements(template).flatMap((node) => lowering.statements(node)),
  );
  for (const [name, node] of lowering.testedVariables)
    if (lowering.assignedVariables.has(name)) reject(node, 'defined? of a variable that the template assigns');
  const instanceVariables = variables.instanceVariables.map(([name, javascript]) =>
    b.declare(
      lowering.assignedVariables.has(`@${name}`) ? 'let' : 'const',
      b.identifier(javascript),
      // Variables of Puppet begin with a lower-case letter.
      /^[a-z_]/.test(name) ? b.call(b.member(lowering.scope(), 'variable'), [b.literal(name)]) : b.literal(null),
    ),
  );
  template.bailOuts = lowering.bailOuts;
  const functions = Array.from(lowering.definedMethods.values(), ({ name }) =>
    b.declare('let', b.identifier(name), b.literal(null)),
  );
  const match = template.readsMatches ? [b.declare('let', lowering.match(), b.literal(null))] : [];
  const loops = lowering.hasLoops ? [b.declare('const', lowering.loops(), lowering.helper('loops'))] : [];
  const body = b.block([
    ...instanceVariables,
    ...match,
    ...loops,
    ...functions,
    ...declarations,
    b.declare('let', lowering.output(), b.literal('')),
    ...statements,
    b.returnStatement(lowering.output()),
  ]);
  const changes = lowering.changesValues ? [b.literal(true)] : [];
  return module.finish([], lowering.helper('template', b.arrow([lowering.scope()], body), ...changes));
}

/** The statements between the first and the last one, which ERB adds: `_erbout = +''` and `_erbout`. */
function templateStatements({ statements }: ParsedTemplate): readonly Node[] {
  const first = statements[0];
  const last = statements.at(-1);
  const hasStart =
    first instanceof LocalVariableWriteNode && first.name === '_erbout' && first.value instanceof CallNode;
  if (!hasStart || !(last instanceof LocalVariableReadNode && last.name === '_erbout'))
    throw new Rejection('the structure of the template', 0);
  return statements.slice(1, -1);
}
