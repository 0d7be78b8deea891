import { epp, include, warning } from '@pptjs/runtime/functions';
import {
  declareResource, declareResources, hash, interpolate, puppetManifest, puppetResourceType, reference, regexp,
} from '@pptjs/runtime/internal';
import { boolean, integer, pattern } from '@pptjs/runtime/types';

const file = 'manifests/vhost.pp';

/**
 * A virtual host.
 *
 * @param domain the name that clients ask for
 * @param port the port to listen on
 * @param root the folder to serve
 */
export const vhost = /* @__PURE__ */ puppetResourceType('web::vhost', {
  parameters: {
    domain: {
      type: () => pattern(regexp('\\A[a-z0-9.-]+\\z', /^[a-z0-9\.\-]+$/v)),
      default: (scope) => scope.get('title'),
    },
    port: { type: () => integer(1, 65535), default: 80 },
    root: {
      type: () => reference('Stdlib::Absolutepath'),
      default: (scope) => `/srv/${interpolate(scope.get('domain'))}`,
    },
    ssl: { type: () => boolean, default: false },
  },
  body: ({ scope, $domain, $port, $root, $ssl }) => {
    include('web');
    declareResources(scope, 'file', [
      { title: [$root, `${interpolate($root)}/logs`], attributes: { ensure: 'directory' } },
    ], { line: 14 });
    declareResource(scope, 'file', `/etc/nginx/sites/${interpolate($domain)}.conf`, {
      content: epp('web/vhost.conf.epp', hash({ port: $port, root: $root })),
      require: [reference('Package', 'nginx'), reference('File', $root)],
      notify: reference('Service', 'nginx'),
    }, { line: 18 });
    if (!$ssl) {
      warning(`${interpolate(scope.get('title'))} is not encrypted`);
    }
  },
  file,
  line: 6,
});

export { vhost as 'web::vhost' };

export default /* @__PURE__ */ puppetManifest({ file, definitions: [vhost] });
