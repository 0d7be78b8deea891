import { parseYaml } from '@pptjs/hiera';
import test from 'ava';
import { recorded } from '../recorded/read.js';
import { sample } from '../recorded/sample.js';
import { shown, type ReaderCase } from './shown.js';

for (const { source, value, error } of sample(recorded<ReaderCase>('yaml'))) {
  test(`YAML: ${JSON.stringify(source)} has the value of Ruby's parser`, (t) => {
    if (value === undefined) t.throws(() => parseYaml(source, 'f.yaml'), undefined, error);
    else t.deepEqual(shown(parseYaml(source, 'f.yaml')), value);
  });
}
