// node app.cjs
require('@pptjs/loader/register');
const { at } = require('./greeting.pp');

console.log(at(20));
