import { DEFAULT, evaluationError, inferGeneralized, PuppetHash, PuppetObject, type Value } from '@pptjs/runtime/core';
import { DeclarationError, declarationError, inStatement } from '../errors/errors.js';
import * as messages from '../errors/messages.js';
import { type DeclarationPlace, NO_PLACE, withPlace } from '../errors/place.js';
import type { ResourceParameter } from '../model/resource.js';
import type { AttributeHash } from '../model/statement.js';
import { toCatalogValue } from '../state/catalog-values.js';
import { parameterAt } from './attributes.js';
import type { AttributePlace } from './statement-location.js';

/** `* => hash` as the value of the key `*`. */
export function attributesOf(hash: Value): AttributeHash {
  return { readAttributes: (place, operand) => readHash(place, hash, operand) };
}

function readHash(place: AttributePlace, hash: Value, operand: number): ResourceParameter[] {
  if (!(hash instanceof PuppetHash))
    throw evaluationError(messages.NOT_A_HASH, { type: String(inferGeneralized(hash)) }, operand);
  const { state } = place.statement;
  // A negative operand blames the `*` itself.
  return Array.from(hash, ([key, value]) =>
    inStatement(
      'an Object',
      () => parameterAt(place, attributeName(key, place), toCatalogValue(state, value), false),
      -operand,
    ),
  );
}

/**
 * Converts the key of a hash to the name of an attribute.
 * @param place the place of the hash. Only its line is part of the message
 * @throws {DeclarationError} if the key is not a name
 */
export function attributeName(key: Value, place: DeclarationPlace = NO_PLACE): string {
  if (typeof key === 'string') return key;
  if (key === DEFAULT) return 'default';
  const hostText = key instanceof PuppetObject ? key.hostText() : undefined;
  if (hostText !== undefined) return hostText;
  if (key !== null && key !== false)
    throw declarationError(messages.ATTRIBUTE_NAME_TYPE, { type: String(inferGeneralized(key)) });
  const { message } = declarationError(messages.ATTRIBUTE_WITHOUT_NAME, {});
  throw new DeclarationError(withPlace(message, { file: null, line: place.line }));
}
