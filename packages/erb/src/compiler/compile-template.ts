import { build as b, type CommentedProgram, type ModuleBuilder } from '@pptjs/transpiler/dialect';
import { CallNode, LocalVariableReadNode, LocalVariableWriteNode, type Node } from '@ruby/prism/src/nodes.js';
import { hasMagicComment } from '../scanner/index.js';
import { compileCode, type CompiledModule, type CompileOptions, type RejectedCode } from './compile.js';
import { Lowering } from './lowering.js';
import { ParsedCode } from './parsed-code.js';
import { Rejection, reject } from './rejection.js';
import { Variables } from './variables.js';
import { visitors } from './visitors/index.js';

/** Compiles an ERB template to a JavaScript module, or returns the reason why only Ruby can render it. */
export function compileTemplate(source: string, options: CompileOptions = {}): CompiledModule | RejectedCode {
  if (hasMagicComment(source)) return { rejected: { reason: 'a magic comment', line: 1, column: 1 } };
  return compileCode(ParsedCode.ofTemplate(source), source, lowerTemplate, options);
}

function lowerTemplate(template: ParsedCode, module: ModuleBuilder): CommentedProgram {
  const variables = new Variables(module);
  const lowering = new Lowering(module, variables, template, visitors, 'template');
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
  const match = lowering.recordsMatches ? [b.declare('let', lowering.match(), b.literal(null))] : [];
  return lowering.finish('template', [
    ...instanceVariables,
    ...match,
    ...functions,
    ...declarations,
    b.declare('let', lowering.output(), b.literal('')),
    ...statements,
    b.returnStatement(lowering.output()),
  ]);
}

/** The statements between the first and the last one, which ERB adds: `_erbout = +''` and `_erbout`. */
function templateStatements({ statements }: ParsedCode): readonly Node[] {
  const first = statements[0];
  const last = statements.at(-1);
  const hasStart =
    first instanceof LocalVariableWriteNode && first.name === '_erbout' && first.value instanceof CallNode;
  if (!hasStart || !(last instanceof LocalVariableReadNode && last.name === '_erbout'))
    throw new Rejection('the structure of the template', 0);
  return statements.slice(1, -1);
}
