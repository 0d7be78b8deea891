import type { Message } from '@pptjs/runtime/internal';

/** The messages of stores of exported resources. */
export const messages = {
  DATABASE_FAILED: {
    code: 'EXPORTED_DATABASE_FAILED',
    text: 'The database of exported resources cannot be used: {reason}',
    help: 'Check the connection string of --exported, and that the server can reach PostgreSQL.',
  },
} as const satisfies Record<string, Message>;
