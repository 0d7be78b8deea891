import { notice } from '@pptjs/runtime/functions';
import { at, equals, hash, hashOfPairs, puppetManifest, push } from '@pptjs/runtime/internal';

const file = 'config.pp';

export default /* @__PURE__ */ puppetManifest({
  file,
  body: (scope) => {
    // Where the shop listens, and its backends.
    const $shop = scope.set('shop', 'shop');
    const $port = scope.set('port', 8080); // behind the proxy
    const $debug = scope.set('debug', equals(at(scope.facts, 'kernel'), 'Darwin'));
    const $names = scope.set('names', ['a', 'b']);

    // Each backend has a host of its own.
    const results = [];
    for (const $name of $names) {
      push(results, `${$name}.${$shop}.example.com`);
    }
    const $hosts = scope.set('hosts', results);
    const $settings = scope.set('settings', hash({
      listen: `0.0.0.0:${$port}`,
      backends: $hosts,
      // Verbose on developer machines only.
      log: $debug ? 'debug' : 'warn',
      ports: hashOfPairs(80, 'http', 443, 'https'),
    }));
    return notice($settings);
  },
});
