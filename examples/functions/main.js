// Puppet functions are JavaScript functions: plain values in, plain values out, with the types checked.
import { frequencies, initials, slug } from './text.pp';

console.log(initials('Ada Lovelace'));
console.log(slug('What is new in Puppet 8?'));
console.log(slug('What is new?', '_'));
console.log({ ...frequencies(['a', 'b'], ['a']) });

try {
  initials(42);
} catch (error) {
  console.log(error.message);
}
