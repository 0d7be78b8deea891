import type { Message } from '@pptjs/runtime/internal';

/** The messages of stores of exported resources. */
export const messages = {
  DATABASE_FAILED: {
    code: 'EXPORTED_DATABASE_FAILED',
    text: 'The database of exported resources cannot be used: {reason}',
    help: 'Check the connection string of --exported-store, and that the server can reach PostgreSQL.',
  },
  DAMAGED_FILE: {
    code: 'EXPORTED_FILE_DAMAGED',
    text: 'The resources that the node {node} exports cannot be read from {file}: {reason}',
    help: 'Remove the file. The next catalog of that node writes it again.',
  },
  NOT_WRITTEN: {
    code: 'EXPORTED_FILE_NOT_WRITTEN',
    text: 'The resources that the node {node} exports cannot be stored in {file}: {reason}',
    help: 'Check the space and the permissions of the state folder.',
  },
} as const satisfies Record<string, Message>;
