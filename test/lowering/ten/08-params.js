import { at, caseMatches, interpolate, puppetClass, puppetManifest } from '@pptjs/runtime';
import { fail } from '@pptjs/runtime/functions';
import { integer } from '@pptjs/runtime/types';

const file = 'manifests/params.pp';

/** The names of packages and files for each operating system. */
export const params = /* @__PURE__ */ puppetClass('ssh::params', {
  body: ({ scope }) => {
    let $package, $service;
    const value = at(scope.facts, 'os', 'family');
    if (caseMatches('Debian', value)) {
      // Debian and Ubuntu.
      $package = scope.set('package', 'openssh-server');
      $service = scope.set('service', 'ssh');
    } else if (caseMatches('RedHat', value) || caseMatches(/^(SUSE|Suse)$/, value)) {
      $package = scope.set('package', 'openssh');
      $service = scope.set('service', 'sshd');
    } else {
      fail(`${interpolate(scope.get('module_name'))}: ${interpolate(at(scope.facts, 'os', 'name'))} is not supported`);
    }

    // The first releases had another name for the folder.
    const value2 = at(scope.facts, 'os', 'release', 'major');
    const $folder = scope.set(
      'folder',
      caseMatches(/^[67]$/, value2) ? '/etc/ssh2' : caseMatches(integer(0, 5), value2) ? '/etc/ssh1' : '/etc/ssh',
    );
    const $config = scope.set('config', `${interpolate($folder)}/sshd_config`);
  },
  file,
  line: 2,
});

export { params as 'ssh::params' };

export default /* @__PURE__ */ puppetManifest({ file, definitions: [params] });
