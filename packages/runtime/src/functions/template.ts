import { findService, service } from '../context/services.js';
import { functionError } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import type { Value } from '../values/value.js';
import { defineLegacyFunction } from './support/define-legacy.js';
import { isAbsolutePath, refusePath, textOf } from './support/files.js';

/**
 * Evaluates ERB template files, and joins the results. ERB contains Ruby code: the host must allow it with the service
 * `ruby`.
 *
 * @example
 * find_template('/no/such.erb').then |$path| { template($path) } # => undef
 */
export const template = defineLegacyFunction('template', { atLeast: 1, readsScope: true }, (args) =>
  args.map(evaluate).join(''),
);

function evaluate(path: Value): string {
  if (typeof path !== 'string') {
    isAbsolutePath(path);
    throw refusePath(path);
  }
  const files = findService('files');
  const found = files?.find('templates', path);
  if (files === undefined || found === undefined)
    throw functionError(sharedMessages.TEMPLATE_NOT_FOUND, { name: path });
  return service('ruby', 'template').evaluate(textOf(files.read(found)), { name: path, file: found });
}
