import { join, notice } from '@pptjs/runtime/functions';
import {
  MatchRecord, arrayFunction, divide, interpolate, matchRegExp, multiply, puppetFunctions, regexp, scalarFunction,
} from '@pptjs/runtime/internal';
import { array, integer, numeric, string } from '@pptjs/runtime/types';

const file = 'functions.pp';
const pattern = /* @__PURE__ */ regexp(/([A-Z])/);

/**
 * Doubles a number.
 *
 * @param x the number
 * @return twice the number
 */
function double($x) {
  return multiply($x, 2);
}

const doubleFunction = /* @__PURE__ */ scalarFunction('shop::double', {
  parameters: { x: { type: () => integer } },
  returns: () => integer,
  body: double,
  file,
  line: 5,
});

/** The price with tax, as text. */
function price($net, $tax = 19, ...$notes) {
  const $gross = divide(multiply($net, 100 + $tax), 100);
  const value = $notes.length === 0;
  const $suffix = value === true ? '' : ` (${join($notes, ', ')})`;
  return `${interpolate($gross)} EUR${$suffix}`;
}

const priceFunction = /* @__PURE__ */ scalarFunction('shop::price', {
  parameters: {
    net: { type: () => numeric },
    tax: { type: () => integer(0, 100), optional: true },
    notes: { type: () => string, rest: {} },
  },
  returns: () => string,
  body: price,
  file,
  line: 10,
});

/** Stops at the first word with an upper-case letter. */
function lower($words) {
  for (let $index = 0; $index < $words.length; $index++) {
    const $word = $words[$index];
    const matches = new MatchRecord();
    if (matchRegExp($word, pattern, matches)) {
      return `word ${$index} has ${matches.get(1)}`;
    }
  }
  return 'all lower';
}

const lowerFunction = /* @__PURE__ */ arrayFunction('shop::lower', {
  parameters: { words: { type: () => array(string(1)) } },
  body: lower,
  file,
  line: 20,
});

export {
  doubleFunction as double, doubleFunction as 'shop::double', priceFunction as price, priceFunction as 'shop::price',
  lowerFunction as lower, lowerFunction as 'shop::lower',
};

export default /* @__PURE__ */ puppetFunctions({
  file,
  definitions: [doubleFunction, priceFunction, lowerFunction],
  body: () => notice(price(double(21))),
});
