import {
  evaluationError,
  formatMessage,
  isArray,
  PuppetHash,
  PuppetObject,
  quoteString,
  RubySymbol,
  RuntimeType,
  Sensitive,
  settings,
  type Value,
  withArticle,
} from '@pptjs/runtime/core';
import * as messages from '../errors/messages.js';

/**
 * Reports each object of the host in a value, because a catalog contains only its text. A symbol is a text in Puppet, too.
 *
 * @param path the path to the value: `File[/x]['content']`
 * @throws {EvaluationError} SERIALIZATION_UNKNOWN_CONVERTED_TO_STRING if the strictness is `error`
 */
export function reportConvertedValues(value: Value, path: string): void {
  if (isArray(value)) value.forEach((each, index) => reportConvertedValues(each, `${path}[${index}]`));
  else if (value instanceof PuppetHash) value.forEach((each, key) => reportConvertedEntry(key, each, path));
  else if (value instanceof Sensitive) reportConvertedValues(value.unwrap(), path);
  else if (value instanceof PuppetObject && !(value instanceof RubySymbol)) reportConvertedObject(value, path);
}

function reportConvertedEntry(key: Value, value: Value, path: string): void {
  reportConvertedValues(key, path);
  const written = key instanceof PuppetObject ? key.hostText() : key;
  reportConvertedValues(value, `${path}[${typeof written === 'string' ? quoteString(written) : String(written)}]`);
}

function reportConvertedObject(object: PuppetObject, path: string): void {
  const text = object.hostText();
  if (text === undefined) {
    object.attributes.forEach((each, name) => reportConvertedValues(each, `${path}['${String(name)}']`));
    return;
  }
  const className = object.type instanceof RuntimeType ? object.type.className : object.rubyClassName();
  const parameters = { path, class: withArticle(className ?? 'Anonymous Class'), text };
  const { strict, log } = settings();
  if (strict === 'error') throw evaluationError(messages.CONVERTED_VALUE, parameters);
  log({ level: 'warning', message: formatMessage(messages.CONVERTED_VALUE, parameters) });
}
