// The stack of an error in Puppet code shows the lines of inventory.pp, followed by the lines of this file.
import manifest, { total } from './inventory.pp';

function report() {
  return total(manifest.variables.parts);
}

try {
  report();
} catch (error) {
  console.log(error.stack.replaceAll(new URL('.', import.meta.url).href, './').replaceAll(import.meta.dirname, '.'));
}
