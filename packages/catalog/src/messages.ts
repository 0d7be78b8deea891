import type { Message } from '@pptjs/runtime';

/** The messages of this package: its own, and those of Puppet that it composes. */
export const messages = {
  /** Puppet. */
  NODE_FAILURE: { text: '{reason} on node {node}' },
  /** Puppet. */
  MANIFEST_SYNTAX: { text: 'Could not parse for environment {environment}: {reason}' },
  /** An exception that is not an evaluation error: a bug in pptjs. */
  INTERNAL: { text: 'internal error: {reason}' },
  NOT_LOADED: { text: '{subject} is needed but not loaded' },
  OTHER_VERSION: { text: '{directory} was built by pptjs {built}; build it again with {version}' },
  NO_SUCH_EXPORT: {
    text: "The file {file} exports no function '{name}': export the result of defineFunction('{name}', …)",
  },
  /** Puppet. */
  NO_TEMPLATE: { text: "Could not find template '{path}'" },
} as const satisfies Record<string, Message>;
