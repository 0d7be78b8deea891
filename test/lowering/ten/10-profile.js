import { fqdn_rand, lookup, realize } from '@pptjs/runtime/functions';
import {
  append, at, collectResources, declareResource, exportedType, hash, interpolate, overrideResources, plainClass,
  puppetManifest, reference,
} from '@pptjs/runtime/internal';
import { string } from '@pptjs/runtime/types';

const file = 'manifests/backup.pp';

/** Backs up this node on the backup server. */
export const backup = /* @__PURE__ */ plainClass('profile::backup', {
  inherits: 'profile::base',
  body: ({ scope }) => {
    const $server = scope.set('server', lookup('backup::server', string(1)));
    const $hour = scope.set('hour', lookup(hash({ name: 'backup::hour', default_value: 3 })));

    // The server collects it.
    declareResource(scope, exportedType('cron'), `backup ${interpolate(at(scope.facts, 'networking', 'fqdn'))}`, {
      command: `/usr/bin/backup ${interpolate(at(scope.facts, 'networking', 'ip'))}`,
      hour: $hour,
      minute: fqdn_rand(60),
      tag: [$server, 'backup'],
    }, { form: 'exported', line: 7 });

    // Only nodes that realize it have the account.
    declareResource(scope, 'user', 'backup', { ensure: 'present', groups: ['disk'] }, { form: 'virtual', line: 15 });
    realize(reference('User', 'backup'));

    // The base profile declares the file.
    overrideResources(scope, reference('File', '/etc/backup.conf'), {
      mode: '0600',
      content: null,
      require: append(reference('User', 'backup')),
    }, { line: 22 });
    collectResources(scope, 'cron', 'exported', ['==', 'tag', $server], {}, { line: 28 });
  },
  file,
  line: 2,
});

export { backup as 'profile::backup' };

export default /* @__PURE__ */ puppetManifest({ file, definitions: [backup] });
