import { checkCapturesRestNotSupported, checkDuplicateParameters } from '../parameters.js';
import { checkRvalue } from '../rvalue.js';
import type { Visitors } from '../visitor.js';

/** EPP: the template is the body of a lambda. */
export const templates: Visitors = {
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
