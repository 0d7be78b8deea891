import { formatMessage } from '@pptjs/runtime/core';
import { CatalogError } from '../errors/errors.js';
import * as messages from '../errors/messages.js';

/** The earlier owner of a name: the place of a definition in the same file, or a sentence that describes it. */
export type NameOrigin = { readonly line: number; readonly column: number } | { readonly origin: string };

/** A definition whose name is used already. `entity` is its kind and its name in lower case: `type/site::vhost`. */
export type RedefinedEntity = { readonly entity: string } & NameOrigin;

/** A function, type alias or defined type has a name that is used already. */
export class RedefinitionError extends CatalogError {
  /** @param entity the kind and the name of the definition: `type/site::vhost` */
  constructor(entity: string, origin: string) {
    super(formatMessage(messages.REDEFINED_ENTITY, { entity, origin }));
  }
}

/** Creates the error of a file that defines a name twice. Takes the location of the file. */
export type Redefinition = (file: string) => RedefinitionError;

/** Modules of files with such a definition call this function. Other modules do not contain the error. */
export function redefinition(redefined: RedefinedEntity): Redefinition {
  return (file) => redefinitionError(redefined, file);
}

/** Creates Puppet's error for a definition in a file whose name is used already. */
function redefinitionError(redefined: RedefinedEntity, file: string): RedefinitionError {
  const origin = 'origin' in redefined ? redefined.origin : originallySet(file, redefined.line, redefined.column);
  return new RedefinitionError(redefined.entity, origin);
}

/** The sentence for a name that a file has defined before. */
export function originallySet(file: string, line: number | null, column: number): string {
  return `Originally set at ${scheme(file)}${file}?line=${line}&pos=${column}.`;
}

function scheme(file: string): string {
  if (file === '') return 'string:';
  return file.startsWith('/') ? 'file://' : 'file:';
}
