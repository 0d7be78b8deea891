// Puppet functions are JavaScript functions. They accept and return plain values, and check their types.
import { frequencies, initials, slug } from './text.pp';

console.log(initials('Ada Lovelace'));
console.log(slug('What is new in Puppet 8?'));
console.log(slug('What is new?', '_'));
console.log({ ...frequencies('a', 'b', 'a') });

try {
  initials(42);
} catch (error) {
  console.log(error.message);
}
