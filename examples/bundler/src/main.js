import cart, { bill } from './cart.pp';

const lines = bill([{ name: 'book', price: 2000, count: 3 }], cart.variables.taxes);
const text = [...cart.value, '', ...lines].join('\n');

console.log(text);
if (globalThis.document) document.querySelector('pre').textContent = text;
