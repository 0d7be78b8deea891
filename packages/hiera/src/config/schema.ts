import { isArray, PuppetHash, type Value } from '@pptjs/runtime/internal';

const OPTION_NAME = 'Pattern[/\\A[A-Za-z](:?[0-9A-Za-z_-]*[0-9A-Za-z])?\\z/]';
const FUNCTIONS = `
  Optional[data_hash] => String[1],
  Optional[lookup_key] => String[1],
  Optional[data_dig] => String[1]`;
const ENTRY = `Struct[{
  name => String[1],
  Optional[options] => Hash[${OPTION_NAME}, Data],
  ${FUNCTIONS},
  Optional[hiera3_backend] => String[1],
  Optional[v4_data_hash] => String[1],
  Optional[path] => String[1],
  Optional[paths] => Array[String[1], 1],
  Optional[glob] => String[1],
  Optional[globs] => Array[String[1], 1],
  Optional[uri] => String[1],
  Optional[uris] => Array[String[1], 1],
  Optional[mapped_paths] => Array[String[1], 3, 3],
  Optional[datadir] => String[1]
}]`;

/** The Puppet type of a hiera.yaml of version 5. */
export const VERSION_5_SCHEMA = `Struct[{
  version => Integer[5, 5],
  Optional[defaults] => Struct[{
    Optional[options] => Hash[${OPTION_NAME}, Data],
    ${FUNCTIONS},
    Optional[datadir] => String[1]
  }],
  Optional[hierarchy] => Array[${ENTRY}],
  Optional[plan_hierarchy] => Array[${ENTRY}],
  Optional[default_hierarchy] => Array[${ENTRY}]
}]`;

/** The Puppet type of a hiera.yaml of version 4, an older format for modules and environments. */
export const VERSION_4_SCHEMA = `Struct[{
  version => Integer[4, 4],
  Optional[datadir] => String[1],
  Optional[hierarchy] => Array[Struct[{
    name => String[1],
    backend => String[1],
    Optional[datadir] => String[1],
    Optional[path] => String[1],
    Optional[paths] => Array[String[1], 1]
  }]]
}]`;

/** Returns the hashes of a list that matches its schema; an empty list for any other value. */
export function hashesIn(value: Value | undefined): readonly PuppetHash[] {
  return isArray(value) ? value.filter((element) => element instanceof PuppetHash) : [];
}
