import { include } from '@pptjs/runtime/functions';
import {
  DEFAULT, at, createInteger, declareResource, equals, interpolate, nodeMatches, puppetManifest, puppetNode, reference,
  regexp, setResourceDefaults,
} from '@pptjs/runtime/internal';

const file = 'manifests/site.pp';

/** The database, and its standby. */
const node__db1_example_com = /* @__PURE__ */ puppetNode({
  matches: () => ['db1.example.com', 'db2.example.com'],
  body: ({ scope }) => {
    declareResource(scope, 'class', 'postgresql', {
      version: '16',
      primary: equals(at(scope.trusted, 'certname'), 'db1.example.com'),
    }, { line: 6 });
  },
  file,
  line: 5,
});

/** Web servers in any data centre. */
const node__web_d_w_example_com$ = /* @__PURE__ */ puppetNode({
  matches: () => [regexp(/^web(\d+)\.(\w+)\.example\.com$/)],
  body: ({ scope }) => {
    const $number = scope.set('number', createInteger(nodeMatches(scope).get(1), 10));
    declareResource(scope, 'file', '/etc/motd', {
      content: `web server ${interpolate($number)} in ${interpolate(nodeMatches(scope).get(2))}\n`,
    }, { line: 15 });
    include('web');
  },
  file,
  line: 13,
});

export const node_default = /* @__PURE__ */ puppetNode({
  matches: () => [DEFAULT],
  body: ({ scope }) => {
    declareResource(
      scope,
      'notify',
      `no role for ${interpolate(at(scope.facts, 'networking', 'fqdn'))}`,
      {},
      { line: 22 },
    );
  },
  file,
  line: 21,
});

export {
  node__db1_example_com as 'node_\'db1.example.com\'',
  node__web_d_w_example_com$ as 'node_/^web(\\d+)\\.(\\w+)\\.example\\.com$/',
};

export default /* @__PURE__ */ puppetManifest({
  file,
  definitions: [node__db1_example_com, node__web_d_w_example_com$, node_default],
  body: (scope) => {
    // The whole site.
    setResourceDefaults(scope, reference('File'), { owner: 'root', backup: false }, { line: 2 });
    return null;
  },
});
