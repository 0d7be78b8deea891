import { label } from '../labels.js';
import { isModuleFile } from '../namespace.js';
import { isDefinition } from '../place.js';
import type { Visitors } from '../visitor.js';

/** Files of modules hold definitions only. */
export const program: Visitors = {
  Program(node, { report, file, options }) {
    if (!isModuleFile(file, options)) return;
    const statements = node.body.type === 'BlockExpression' ? node.body.statements : [node.body];
    for (const statement of statements) {
      if (!isDefinition(statement))
        report.add('ILLEGAL_TOP_CONSTRUCT_LOCATION', { semantic: label(statement) }, statement);
    }
  },
};
