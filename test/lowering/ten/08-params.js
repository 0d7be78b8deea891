import { fail } from '@pptjs/runtime/functions';
import { at, caseMatches, equals, interpolate, plainClass, puppetManifest } from '@pptjs/runtime/internal';

const file = 'manifests/params.pp';

/** The names of packages and files for each operating system. */
export const params = /* @__PURE__ */ plainClass('ssh::params', {
  body: ({ scope }) => {
    let $package, $service;
    const family = at(scope.facts, 'os', 'family');
    if (equals(family, 'Debian')) {
      // Debian and Ubuntu.
      $package = scope.set('package', 'openssh-server');
      $service = scope.set('service', 'ssh');
    } else if (equals(family, 'RedHat') || caseMatches(/^(SUSE|Suse)$/, family)) {
      $package = scope.set('package', 'openssh');
      $service = scope.set('service', 'sshd');
    } else {
      fail(`${interpolate(scope.get('module_name'))}: ${interpolate(at(scope.facts, 'os', 'name'))} is not supported`);
    }

    // The first releases had another name for the folder.
    const major = at(scope.facts, 'os', 'release', 'major');
    const $folder = scope.set(
      'folder',
      caseMatches(/^[67]$/, major)
        ? '/etc/ssh2'
        : typeof major === 'number' && major >= 0 && major <= 5
        ? '/etc/ssh1'
        : '/etc/ssh',
    );
    const $config = scope.set('config', `${interpolate($folder)}/sshd_config`);
  },
  file,
  line: 2,
});

export { params as 'ssh::params' };

export default /* @__PURE__ */ puppetManifest({ file, definitions: [params] });
