import { aliasType, hashOfPairs, puppetManifest, puppetTypeAlias, regexp } from '@pptjs/runtime/internal';
import {
  array, enum_, hashType, integer, notUndef, optional, pattern, string, struct, undef, variant,
} from '@pptjs/runtime/types';

const file = 'types.pp';

/** A TCP port. */
export const Port = /* @__PURE__ */ puppetTypeAlias('Net::Port', { type: () => integer(1, 65535), file, line: 2 });

/** The name of a host, without its domain. */
export const Label = /* @__PURE__ */ puppetTypeAlias('Net::Label', {
  type: () => pattern(regexp('\\A[a-z]([a-z0-9-]*[a-z0-9])?\\z', /^[a-z]([a-z0-9\-]*[a-z0-9])?$/v)),
  file,
  line: 5,
});

/** Where a service listens. */
export const Listen = /* @__PURE__ */ puppetTypeAlias('Net::Listen', {
  type: () => struct(hashOfPairs(
    // Every address if it is absent.
    optional('address'), string(1),
    'port', aliasType(Port),
    notUndef('protocol'), enum_('tcp', 'udp'),
    'labels', array(Label, 1, 8),
  )),
  file,
  line: 8,
});

/** One listener, several by name, or none. */
export const Listeners = /* @__PURE__ */ puppetTypeAlias('Net::Listeners', {
  type: () => variant(Listen, hashType(Label, Listen), enum_('none'), undef),
  file,
  line: 17,
});

/** A tree of labels. */
export const Tree = /* @__PURE__ */ puppetTypeAlias('Net::Tree', {
  type: () => variant(Label, array(Tree)),
  file,
  line: 20,
});

export {
  Port as 'Net::Port', Label as 'Net::Label', Listen as 'Net::Listen', Listeners as 'Net::Listeners',
  Tree as 'Net::Tree',
};

export default /* @__PURE__ */ puppetManifest({ file, definitions: [Port, Label, Listen, Listeners, Tree] });
