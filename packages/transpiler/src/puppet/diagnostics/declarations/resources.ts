import type { Declaration } from '../../../diagnostics/index.js';

/** Resources, collectors, plans. */
export const resources = {
  CLASS_NOT_VIRTUALIZABLE: {
    text: 'Classes are not virtualizable',
    severity: 'error',
    help: 'Declare the class without `@`.',
  },
  NOT_VIRTUALIZEABLE: {
    text: 'Resource Defaults are not virtualizable',
    severity: 'error',
    help: 'Write the defaults without `@`.',
  },
  ILLEGAL_ATTRIBUTE_APPEND: {
    text: 'Illegal +> operation on attribute {name}. This operator can not be used in {parent}',
    severity: 'error',
    help: 'Write `=>`: only overrides and collectors can add to an attribute.',
  },
  MULTIPLE_ATTRIBUTES_UNFOLD: {
    text: 'Unfolding of attributes from Hash can only be used once per resource body',
    severity: 'error',
    help: 'Merge the hashes: `* => $a + $b`.',
  },
  EXPRESSION_NOT_SUPPORTED_WHEN_SCRIPTING: {
    text: '{kind} is only available when compiling a catalog',
    severity: 'error',
  },
  EXPRESSION_NOT_SUPPORTED_WHEN_COMPILING: {
    text: '{kind} is not available when compiling a catalog',
    severity: 'error',
  },
} as const satisfies Record<string, Declaration>;
