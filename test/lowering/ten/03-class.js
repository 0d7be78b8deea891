import { each, epp, notice } from '@pptjs/runtime/functions';
import {
  at, declareResource, equals, hash, interpolate, iteratePairs, matchRegExp, puppetClass, puppetManifest, reference,
} from '@pptjs/runtime/internal';
import { array, boolean, enum_, float, hashType, integer, optional, string, variant } from '@pptjs/runtime/types';

const file = 'manifests/init.pp';

/**
 * Installs widgets.
 *
 * @param ensure whether widgets are there
 * @param tinker the tinkers that may change them
 * @param panic whether to panic
 * @param limits the limits by name
 */
export const widgets = /* @__PURE__ */ puppetClass('widgets', {
  inherits: 'widgets::params',
  parameters: {
    ensure: { type: () => enum_('present', 'absent'), default: 'present' },
    tinker: { type: () => optional(array(string)), default: null },
    panic: { type: () => boolean, default: (scope) => at(scope.facts, 'is_virtual') },
    limits: { type: () => hashType(string, variant(integer, float)), default: () => hash({}) },
  },
  body: ({ scope, $ensure, $tinker, $panic, $limits }) => {
    // The package first.
    declareResource(scope, 'package', 'widgets', { ensure: $ensure }, { line: 14 });
    if (equals(at(scope.facts, 'os', 'family'), 'Debian') && $panic) {
      declareResource(scope, 'file', '/etc/widgets.conf', {
        ensure: 'file',
        mode: '0644', // everyone may read it
        content: epp('widgets/conf.epp', hash({ tinker: $tinker })),
        require: reference('Package', 'widgets'),
      }, { line: 17 });
    } else if (matchRegExp(at(scope.facts, 'kernel'), /^Linux/)) {
      for (const [$name, $limit] of iteratePairs($limits, each)) {
        notice(`${interpolate($name)} is ${interpolate($limit)}`);
      }
    }
  },
  file,
  line: 7,
});

export default /* @__PURE__ */ puppetManifest({ file, definitions: [widgets] });
