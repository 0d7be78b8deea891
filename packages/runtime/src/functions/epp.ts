import { defineBuiltin, dispatch } from '../calling/define-builtin.js';
import { findService, service } from '../context/services.js';
import { functionError } from '../errors/messages.js';
import * as sharedMessages from '../errors/messages/shared.js';
import type { PuppetHash } from '../values/hash.js';
import { sourceTextOf } from './support/files.js';
import { templateText } from './support/template-text.js';

/**
 * Evaluates an EPP template file: an absolute path, or `module/path` for a file in a module's `templates` folder. The
 * suffix `.epp` is optional. A hash supplies the template's parameters. The result is Sensitive if the template prints
 * a Sensitive value.
 *
 * @example
 * find_template('/no/such.epp').then |$path| { epp($path) } # => undef
 */
export const epp = defineBuiltin(
  'epp',
  { actsOnScope: true },
  dispatch(
    ['String path', String.raw`Hash[Pattern[/^\w+$/], Any] parameters?`],
    (path: string, parameters: PuppetHash | null = null) => {
      const name = path.endsWith('.epp') ? path : `${path}.epp`;
      const files = findService('files');
      const found = files?.find('epp', name);
      if (files === undefined || found === undefined) throw functionError(sharedMessages.TEMPLATE_NOT_FOUND, { name });
      const text = sourceTextOf(files.read(found));
      return templateText('epp', () => service('templates', 'epp').evaluate(text, found, parameters));
    },
    { returns: 'Variant[String, Sensitive[String]]', mayReturnEarly: true },
  ),
);
