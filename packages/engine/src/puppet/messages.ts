import type { Message } from '@pptjs/runtime/internal';

/** The run-time messages of the engine. The texts are those of Puppet, except those about the origins of errors. */
export const messages = {
  TEMPLATE: { text: 'the template' },
  TEMPLATE_PARAMETER: { text: "the parameter '{name}' of the template" },
  TEMPLATE_PARAMETERS: { text: 'the parameters of the template' },
  INVALID_EPP: { text: '{function}(): Invalid EPP: {reason}' },
  STACK_OVERFLOW: { code: 'STACK_OVERFLOW', text: 'stack level too deep' },
} as const satisfies Record<string, Message>;
