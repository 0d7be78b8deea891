import type { Visitors } from '../visitor.js';

/** Every parameter, whatever it is of. */
export const parameters: Visitors = {
  Parameter(node, { report }) {
    const { name } = node;
    if (/^(?:[0-9]+|0x[0-9a-f]+)$/i.test(name)) report.add('ILLEGAL_NUMERIC_PARAMETER', { name }, node);
    if (!/^[a-z_]\w*$/.test(name)) report.add('ILLEGAL_PARAM_NAME', { name }, node);
  },
};
