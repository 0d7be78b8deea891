import forge from 'node-forge';

/** Puppet's arc of object identifiers, and the short names that Puppet registers in it. */
const PUPPET_ARC = '1.3.6.1.4.1.34380.1';

const REGISTERED = [
  'pp_uuid',
  'pp_instance_id',
  'pp_image_name',
  'pp_preshared_key',
  'pp_cost_center',
  'pp_product',
  'pp_project',
  'pp_application',
  'pp_service',
  'pp_employee',
  'pp_created_by',
  'pp_environment',
  'pp_role',
  'pp_software_version',
  'pp_department',
  'pp_cluster',
  'pp_provisioner',
  'pp_region',
  'pp_datacenter',
  'pp_zone',
  'pp_network',
  'pp_securitypolicy',
  'pp_cloudplatform',
  'pp_apptier',
  'pp_hostname',
  'pp_owner',
];

const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ...REGISTERED.map((name, i): [string, string] => [`${PUPPET_ARC}.1.${i + 1}`, name]),
  [`${PUPPET_ARC}.3.1`, 'pp_authorization'],
  [`${PUPPET_ARC}.3.13`, 'pp_auth_role'],
  [`${PUPPET_ARC}.3.39`, 'pp_cli_auth'],
]);

const EXTENSIONS_TAG = 3;

/**
 * Returns Puppet's extensions of a certificate, the `extensions` of trusted facts: by short name, or by object identifier
 * if Puppet has no name for it.
 *
 * @param der a certificate that the TLS library has verified
 */
export function puppetExtensions(der: Uint8Array): Readonly<Record<string, string>> {
  const certificate = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(der).toString('binary')));
  const [body] = children(certificate);
  const wrapper = children(body).find(
    ({ tagClass, type }) => tagClass === forge.asn1.Class.CONTEXT_SPECIFIC && Number(type) === EXTENSIONS_TAG,
  );
  const [list] = children(wrapper);
  return Object.fromEntries(children(list).flatMap((extension) => readExtension(extension) ?? []));
}

function readExtension(extension: forge.asn1.Asn1): [[string, string]] | undefined {
  const parts = children(extension);
  const [identifier, value] = [parts[0], parts.at(-1)];
  if (typeof identifier?.value !== 'string' || typeof value?.value !== 'string') return undefined;
  const oid = forge.asn1.derToOid(forge.util.createBuffer(identifier.value));
  if (!oid.startsWith(`${PUPPET_ARC}.`)) return undefined;
  return [[SHORT_NAMES.get(oid) ?? oid, stringOf(value.value)]];
}

/** Returns the text of an extension: an ASN.1 string, or the plain bytes that old certificates have. */
function stringOf(bytes: string): string {
  try {
    const { value } = forge.asn1.fromDer(forge.util.createBuffer(bytes));
    if (typeof value === 'string') return Buffer.from(value, 'binary').toString('utf8');
  } catch {
    // Not ASN.1.
  }
  return Buffer.from(bytes, 'binary').toString('utf8');
}

function children(node: forge.asn1.Asn1 | undefined): readonly forge.asn1.Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}
