import type { Message } from '@pptjs/runtime';

/** The run-time messages of the engine. The texts are those of Puppet. */
export const messages = {
  INVALID_EPP: { text: '{function}(): Invalid EPP: {reason}' },
  STACK_OVERFLOW: { code: 'STACK_OVERFLOW', text: 'stack level too deep' },
} as const satisfies Record<string, Message>;
