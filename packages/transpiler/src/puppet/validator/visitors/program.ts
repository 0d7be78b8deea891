import { label } from '../labels.js';
import { isModuleFile } from '../namespace.js';
import { checkCapturesRestNotSupported, checkDuplicateParameters } from '../parameters.js';
import { isDefinition } from '../place.js';
import { checkRvalue } from '../rvalue.js';
import type { Visitors } from '../visitor.js';

/** Rules on the whole file. Files of modules may only contain definitions. The body of a template is a lambda. */
export const program: Visitors = {
  Program(node, { report, file, options }) {
    if (!isModuleFile(file, options)) return;
    const statements = node.body.type === 'BlockExpression' ? node.body.statements : [node.body];
    for (const statement of statements) {
      if (!isDefinition(statement))
        report.add('ILLEGAL_TOP_CONSTRUCT_LOCATION', { semantic: label(statement) }, statement);
    }
  },
  EppExpression(node, context) {
    const lambda = context.parent?.node;
    if (lambda?.type !== 'LambdaExpression') return;
    checkDuplicateParameters(lambda.parameters, context);
    checkCapturesRestNotSupported(node, lambda.parameters, context);
  },
  RenderExpression(node, context) {
    checkRvalue(node.expr, context);
  },
};
