import { quote } from '../text/quote.js';
import { ABSOLUTE_URI } from '../types/absolute-uri.js';
import type { PuppetType } from '../values/type.js';
import { parseType } from './parse.js';

/** The types of the hashes that define Object types and what belongs to them. Read on first use. */
function lazily(text: string): () => PuppetType {
  let type: PuppetType | undefined;
  return () => (type ??= parseType(text));
}

const MEMBER = String.raw`Pattern[/\A[a-z_]\w*\z/]`;
const NAME = String.raw`Pattern[/\A[A-Z]\w*(?:::[A-Z]\w*)*\z/]`;

/** Names of types. */
export const TYPE_NAME: () => PuppetType = lazily(NAME);

const ANNOTATIONS = `Optional[Hash[Type[Annotation], Hash[${MEMBER}, Any]]]`;

const URI = `Pattern[${quote(ABSOLUTE_URI)}]`;

const OBJECT = `Struct[{
  Optional['name'] => ${NAME},
  Optional['parent'] => Type,
  Optional['type_parameters'] => Hash[${MEMBER}, NotUndef],
  Optional['attributes'] => Hash[${MEMBER}, NotUndef],
  Optional['constants'] => Hash[${MEMBER}, Any],
  Optional['functions'] => Hash[Variant[${MEMBER}, String], NotUndef],
  Optional['equality'] => Variant[${MEMBER}, Array[${MEMBER}]],
  Optional['equality_include_type'] => Boolean,
  Optional['checks'] => Any,
  Optional['annotations'] => ${ANNOTATIONS}
}]`;

export const objectInitializer: () => PuppetType = lazily(OBJECT);

export const ATTRIBUTE_INITIALIZER: () => PuppetType = lazily(`Struct[{
  'type' => Type,
  Optional['annotations'] => ${ANNOTATIONS},
  Optional['final'] => Boolean,
  Optional['override'] => Boolean,
  Optional['kind'] => Enum['constant', 'derived', 'given_or_derived', 'reference'],
  Optional['value'] => Any
}]`);

export const FUNCTION_INITIALIZER: () => PuppetType = lazily(`Struct[{
  'type' => Type[Callable],
  Optional['annotations'] => ${ANNOTATIONS},
  Optional['final'] => Boolean,
  Optional['override'] => Boolean
}]`);

export const typeSetInitializer: () => PuppetType = lazily(`Struct[{
  Optional['pcore_uri'] => ${URI},
  'pcore_version' => Variant[String[1], SemVer],
  Optional['name_authority'] => ${URI},
  Optional['name'] => ${NAME},
  Optional['version'] => Variant[String[1], SemVer],
  Optional['types'] => Hash[Pattern[/\\A[A-Z]\\w*\\z/], Variant[Type, ${OBJECT}], 1],
  Optional['references'] => Hash[Pattern[/\\A[A-Z]\\w*\\z/], Struct[{
    'name' => ${NAME},
    'version_range' => String[1],
    Optional['name_authority'] => ${URI},
    Optional['annotations'] => ${ANNOTATIONS}
  }], 1],
  Optional['annotations'] => ${ANNOTATIONS}
}]`);
