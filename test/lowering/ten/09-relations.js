import { create_resources, each, reduce } from '@pptjs/runtime/functions';
import {
  PuppetHash, attributesOf, checkBlockArguments, checkSize, collectResources, declareResource, declareResources, hash,
  iterate, iteratePairs, merge, newAccumulator, puppetClass, puppetManifest, putTo, reference, relate,
} from '@pptjs/runtime/internal';
import { array, hashType, string } from '@pptjs/runtime/types';

const file = 'manifests/init.pp';
const signature = { parameters: { user: { type: () => string }, options: { type: () => hashType } } };
const literal = /* @__PURE__ */ hash({ ensure: 'absent' });

/** The accounts of the team, and what belongs to them. */
export const team = /* @__PURE__ */ puppetClass('team', {
  parameters: {
    users: { type: () => hashType(string, hashType), default: () => hash({}) },
    gone: { type: () => array(string), default: () => [] },
  },
  body: ({ scope, $users, $gone }) => {
    const $defaults = scope.set('defaults', hash({ ensure: 'present', shell: '/bin/bash' }));
    for (const [$user, $options] of iteratePairs($users, each)) {
      if (!(typeof $user === 'string' && $options instanceof PuppetHash)) {
        checkBlockArguments(signature, $user, $options);
      }
      declareResources(scope, 'user', [
        { title: $user, attributes: { '*': () => attributesOf(merge($defaults, $options)) } },
      ], { line: 6 });
    }

    // Former members.
    let memo = hash({});
    const accumulator = newAccumulator();
    for (const $user of iterate($gone, reduce, null)) {
      const $result = memo;
      memo = putTo(accumulator, $result, $user, literal);
    }
    const $absent = scope.set('absent', memo);
    create_resources('user', $absent);
    const list = [1, 2, 3];
    checkSize(list.length);
    const kept = [];
    for (const $n of list) {
      if ($n % 2 === 1) {
        kept.push($n);
      }
    }
    for (const $n of kept) {
      declareResource(scope, 'notify', `round ${$n}`, {}, { line: 16 });
    }

    // The keys of the operators, and the packages of the team.
    collectResources(scope, 'ssh_authorized_key', 'virtual', [
      'and',
      ['==', 'tag', 'ops'],
      ['!=', 'user', 'root'],
    ], {}, { line: 20 });
    collectResources(scope, 'package', 'virtual', ['==', 'tag', 'team'], { ensure: 'latest' }, { line: 21 });
    relate(
      relate(reference('Package', 'zsh'), '->', collectResources(scope, 'user', 'virtual', null, {}, { line: 25 })),
      '~>',
      reference('Exec', 'newaliases'),
    );
  },
  file,
  line: 2,
});

export default /* @__PURE__ */ puppetManifest({ file, definitions: [team] });
