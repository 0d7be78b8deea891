// node --import @pptjs/loader app.mjs
import manifest, { at } from './greeting.pp';

console.log(at(9));
console.log(manifest.value);
console.log(manifest.variables.languages);
