import { formatMessage } from '@pptjs/runtime/core';
import { messages } from '../errors/messages.js';

/**
 * Puppet's message for a definition whose name is used already.
 * @param entity the kind and the name of the definition, in lower case: `type/site::vhost`
 * @param origin a sentence that says what has the name
 */
export function redefinedEntity(entity: string, origin: string): string {
  return formatMessage(messages.REDEFINED_ENTITY, { entity, origin });
}

/** The sentence for a name that a file has defined before. */
export function originallySet(file: string, line: number | null, column: number): string {
  return `Originally set at ${scheme(file)}${file}?line=${line}&pos=${column}.`;
}

function scheme(file: string): string {
  if (file === '') return 'string:';
  return file.startsWith('/') ? 'file://' : 'file:';
}
