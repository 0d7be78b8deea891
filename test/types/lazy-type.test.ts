/** Types that compiled modules resolve once for each type table. */
import {
  createContext,
  Definitions,
  lazyType,
  parseType,
  puppetTypeAlias,
  type PuppetType,
  reference,
  type Value,
  withContext,
} from '@pptjs/runtime';
import test from 'ava';

/** Whether a value is an instance of a type in an evaluation in which `My::Value` is an alias of the given type text. */
function isInstance(aliased: string, type: () => PuppetType, value: Value): boolean {
  const definitions = new Definitions();
  definitions.add(puppetTypeAlias('My::Value', { type: () => parseType(aliased), file: 'value.pp', line: 1 }));
  return withContext(createContext({ definitions }), () => type().isInstance(value));
}

test('a type that contains a resolved type is resolved again in another evaluation', (t) => {
  const inner = lazyType(() => reference('My::Value') as PuppetType);
  const outer = lazyType(() => inner());
  /** Resolves the inner type before the outer one. */
  const type = (): PuppetType => {
    inner();
    return outer();
  };
  t.true(isInstance('Integer', type, 1));
  t.false(isInstance('String', type, 1));
  t.true(isInstance('String', type, 'text'));
});
