"""Prints the cases of test/recorded/stdlib-types.jsonl.gz: the instances of each type of
puppetlabs-stdlib among a set of values, and the error message for a value that is not an instance.

    python3 test/record/stdlib_types.py | <compile catalogs, with a modulepath that has stdlib>
"""
import json
import sys

VALUES = {
'Absolutepath':["'/a/b'","'C:/x'","'\\\\\\\\host\\\\share'","'a/b'","''","'/'",'"/a\\nb"'],
'Unixpath':["'/a'","'//a//'","'C:/'","'a'",'"/a\\u0000b"'],
'Windowspath':["'C:\\\\x'","'c:/x'","'//h/s'","'/a'","'C:x'"],
'Filemode':["'0644'","'u=rwx,g+r'","'644'","'99'","'a-w'","644","'u+s,+x'","'-7'"],
'Filesource':["'/a'","'puppet:///modules/x/y'","'https://x/y'","'file:///a/b'","'ftp://x'","'puppet://srv.x/m/f'","'C:/a'"],
'Base32':["'ABCD234='","'abcd====' ","'a1'","'AbC'","''"],
'Base64':["'aGVsbG8='","'+/=='","'a==='","'a b'"],
'CreateResources':["{a => {b => 1}}","{}","{a => 1}","{'' => {}}"],
'Datasize':["'10kb'","'5M'","'5b'","'5'","'kb'","'5xb'"],
'Email':["'a@b.c'","'a@b'","'a b@c'","'@b'","'a@-b'","'a`x@b.c'"],
'Fqdn':["'a.b.c'","'a'","'-a'","'a_b'","''","'a.b.'"],
'Host':["'a.b'","'1.2.3.4'","'::1'","'a b'","''"],
'HttpStatus':["200","99","600","'200'"],
'HTTPSUrl':["'https://x'","'HTTPS://'","'http://x'","'x https://'"],
'HTTPUrl':["'http://x'","'Https://y'","'ftp://x'"],
'MAC':["'00:a0:1f:12:7f:a0'","'00-A0-1F-12-7F-A0'","'00:a0:1f:12:7f'","'80:00:02:09:fe:80:00:00:00:00:00:00:00:24:65:ff:ff:91:a3:12'"],
'ObjectStore':["'gs://b'","'s3://b'","'http://b'"],'ObjectStore::GSUri':["'gs://'","'s3://x'"],'ObjectStore::S3Uri':["'s3://'","'gs://x'"],
'Yes_no':["'yes'","'NO'","'true'","true"],
'Ensure::File':["'file'","'link'","'x'"],'Ensure::File::Directory':["'directory'","'file'"],'Ensure::File::File':["'file'","'link'"],'Ensure::File::Link':["'link'","'present'"],'Ensure::Service':["'running'","'present'"],
'Port':["0","65535","65536","'80'"],'Port::Dynamic':["49152","49151"],'Port::Ephemeral':["65535","80"],'Port::Privileged':["1","0","1024"],'Port::Registered':["1024","80"],'Port::Unprivileged':["1024","1023"],'Port::User':["49151","49152"],
'Syslogfacility':["'kern'","'local7'","'local8'"],
}
ADDRESSES = ["'1.2.3.4'","'1.2.3.4/24'","'1.2.3.4/33'","'256.1.1.1'","'::'","'::1'","'::1/64'","'fe80::1%eth0'","'1:2:3:4:5:6:7:8'","'1:2:3:4:5:6:7:8/128'","'::ffff:1.2.3.4'","'1:2:3:4:5:6:1.2.3.4'","'1::8'","'1:2:3:4:5:6:7::'","'1:2:3:4:5:6:7'","'x'","'1::2::3'","'::1/129'","'1:2:3:4:5:6::8'","'1:2:3::1.2.3.4/10'","'01.2.3.4'","' ::1 '","'x::1y'"]
for n in ['','::Nosubnet','::V4','::V4::CIDR','::V4::Nosubnet','::V6','::V6::Alternative','::V6::CIDR','::V6::Compressed','::V6::Full','::V6::Nosubnet','::V6::Nosubnet::Alternative','::V6::Nosubnet::Compressed','::V6::Nosubnet::Full']: VALUES['IP::Address'+n]= ADDRESSES
for n in ['Ip_address','Ipv4','Ipv6']: VALUES['Compat::'+n]= ADDRESSES
VALUES.update({'Compat::Absolute_path':["'/a'","'C:/'","'a'",'"x\\n/y"'],'Compat::Array':["[]","1"],'Compat::Bool':["true","'true'"],'Compat::Float':["1.5","'1.5'","'-1.5e-3'","'1'","1"],'Compat::Hash':["{}","[]"],'Compat::Integer':["1","'1'","'01'","[1,'2']","1.5","'x'"],'Compat::Numeric':["1.5","'1e5'","'x'","[1,'2.5']"],'Compat::String':["undef","'a'","1"]})

modulepath = sys.argv[1] if len(sys.argv) > 1 else "$CORPUS"
for name, values in VALUES.items():
    matches = ", ".join(f"{value.strip()} =~ Stdlib::{name}" for value in values)
    manifest = f"notice([{matches}]) assert_type(Stdlib::{name}, default)"
    print(json.dumps({"id": f"Stdlib::{name}", "manifest": manifest, "modulepath": modulepath, "facts": {}}))
