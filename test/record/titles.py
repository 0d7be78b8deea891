"""Prints manifests with resources whose types have title patterns. Puppet's catalog compiler prints the answers.
test/recorded/titles.jsonl.gz contains the error or the resources of each answer.

    python3 test/record/titles.py cases | <compile catalogs> | python3 test/record/titles.py answers | gzip -9n > test/recorded/titles.jsonl.gz
"""
import json
import os
import sys

SOURCES = r"""
tp_anchors { "ff-12": }
tp_anchors { "ff-12\n": }
tp_anchors { "fg-12": }
tp_anchors { "a/b": }
tp_anchors { "a/b\nc": }
tp_anchors { "A\nff-1": }
tp_anchors { "zz": }
tp_anchors { "a\n/b": }
tp_options { "abC:1": }
tp_options { "ABc:": }
tp_options { "ABc": }
tp_options { "x 12": }
tp_options { "x# none": }
tp_options { "X 1": }
tp_options { "αβ=z": }
tp_options { "αβ=Z": }
tp_options { "q\nabb:2": }
tp_groups { "abc/12": }
tp_groups { "éa/1": }
tp_groups { "Q": }
tp_groups { "q-r": }
tp_groups { "q-R": }
tp_groups { "Q-r": }
tp_groups { "sst": }
tp_groups { "st\r\n": }
tp_groups { "st\n": }
tp_groups { "zzz": }
tp_computed { "a@fF": }
tp_computed { "a @f": }
tp_computed { "AB": }
tp_computed { "AB\n": }
tp_computed { "ab": }
tp_computed { "É": }
file { "/a//": }
file { "/a/\n": }
file { "/a\n": }
file { "C:/": }
file { "//": }
file { "a\nb/": }
tp_options { "abb:": number => undef }
tp_options { "abb:": number => 5 }
tp_options { "abb:": } tp_options { "q\nabb:": }
tp_options { "abb:": } tp_options { "q\nabb:": number => "" }
tp_options { "abb:": } tp_options { "q\nabb:": number => undef }
tp_options { "abb:1": } tp_options { "abb:": number => 1 }
tp_options { "abb:": name => undef }
tp_anchors { "ff-12": } tp_anchors { "ff/12": }
file { "/a": } file { "/a//": }
file { "/a": } -> notify { x: } File["/a//"] -> Notify[x]
tp_anchors { "ff-12": } -> notify { x: require => Tp_anchors["ff/12"] }
tp_single { x: }
tp_single { a: }
tp_single { a: name => b }
tp_single { x: name => b }
tp_single { a: name => b } tp_single { b: }
tp_several { x: }
tp_several { a: }
tp_several { 'a-b': } tp_several { "x\na-b": }
tp_several { 'a-b': number => undef }
tp_none { x: }
tp_none { x: number => 1 } tp_none { y: name => x, number => 1 }
@tp_single { x: }
@tp_anchors { x: }
@@tp_anchors { x: }
tp_other { a: }
tp_other { ac: }
tp_other { ac: number => 5 }
tp_other { ac: number => undef }
tp_other { ac: name => undef }
tp_other { ac: } tp_other { "a": }
tp_other { ac: } tp_other { "x\na": }
file { '/a//': path => undef }
file { '/a': path => undef }
file { '/a//': path => '/b' }
file { '/a//': ensure => undef, mode => undef }
tp_anchors { 'ff-12': } tp_anchors { 'ff/13': number => '12' }
tp_anchors { 'ff-12': } tp_anchors { 'ff/13': number => 12 }
tp_anchors { 'ff-12': } tp_anchors { 'ff/13': number => ['12'] }
tp_anchors { 'ff-12': } tp_anchors { 'ff/13': number => true }
tp_anchors { 'ff-13': number => 12 } tp_anchors { 'ff/13': number => 12 }
tp_anchors { 'ff-13': number => 1.5 } tp_anchors { 'ff/13': number => 1.5 }
tp_anchors { 'ff-13': number => 1.0 } tp_anchors { 'ff/13': number => 1 }
tp_anchors { 'ff-13': number => [1, a] } tp_anchors { 'ff/13': number => [1, a] }
tp_anchors { 'ff-13': number => {a=>1} } tp_anchors { 'ff/13': number => {a=>1} }
tp_anchors { 'ff-13': number => true } tp_anchors { 'ff/13': number => true }
tp_anchors { 'ff-13': number => "q\t$\e\x01é" } tp_anchors { 'ff/13': number => "q\t$\e\x01é" }
file { '/x': path => 5 } file { '/y': path => 5 }
file { '/x': path => 5 } file { '5': }
file { '/x': path => ['/y'] } file { '/y': }
file { '/x': path => ['/y'] } file { '/z': path => ['/y'] }
tp_anchors { 'ff-12': } notify { x: require => Tp_anchors['ff'] }
tp_anchors { 'ff-12': } notify { x: require => Tp_anchors['ff/12'] }
tp_anchors { 'ff-12': } notify { x: require => Tp_anchors['zz'] }
file { '/a//': } notify { x: require => File['/a'] }
file { '/a': } notify { x: require => File['/a//'] }
tp_other { a: } notify { x: require => Tp_other[zz] }
tp_single { a: name => b } notify { x: require => Tp_single[b] }
notify { x: require => Tp_none }
notify { x: require => Notify }
notify { x: message => File }
notify { x: message => Notify }
notify { x: message => Tp_other }
notify { x: message => Tp_single }
notify { x: message => Tp_anchors }
notify { x: message => [Tp_other, 1] }
tp_groups { 'Q': } tp_groups { "x\nQ": }
tp_groups { "x\nQ": } tp_groups { 'Q': }
tp_groups { 'Q': } tp_groups { "Q-r": number => undef }
tp_groups { 'Q': } notify { x: require => Tp_groups["x\nQ"] }
tp_groups { "x\nQ": } notify { x: require => Tp_groups["Q"] }
tp_groups { "x\nQ": name => 'Z' } notify { x: require => Tp_groups["Z"] }
tp_anchors { 'ff-12': name => 'ff-12' } tp_anchors { 'ff/12': name => 'ff-12' }
file { '/a': path => ['/a'] } file { '/b': path => '/a' }
file { '/a//': path => [] } file { '/b': path => [] }
file { '/a//': path => [['/b','/c'], '/d'] } notify { x: require => File['/b'] }
tp_single { a: name => Sensitive('b') } tp_single { b: name => Sensitive('b') }
tp_single { a: name => /x/ } tp_single { b: name => /x/ }
tp_single { a: name => Timestamp('2020-01-01') } tp_single { b: name => Timestamp('2020-01-01') }
tp_single { a: name => default } tp_single { b: name => default }
tp_single { a: name => "b\u0000\u200b\u{1F600}#{x}#x#\$" } tp_single { b: name => "b\u0000\u200b\u{1F600}#{x}#x#\$" }
tp_single { a: name => true } notify { x: require => Tp_single[b] }
user { 'x': name => 'y' } user { 'y': }
package { 'x': name => 'p', provider => gem } package { 'y': name => 'p', provider => apt }
package { 'x': name => 'p', provider => gem } package { 'y': name => 'p', provider => gem }
package { 'x': name => 'p' } package { 'y': name => 'p' }
package { 'x': name => 'p' } package { 'p': }
package { 'p': provider => gem } package { 'y': name => 'p', provider => apt }
package { 'x': name => 'p' } notify { x: require => Package[p] }
package { 'x': name => 'p', provider => gem } notify { x: require => Package[p] }
exec { 'x': command => '/bin/a' } exec { 'y': command => '/bin/a' }
notify { x: message => 'm' } notify { y: message => 'm' }
notify { x: name => 'm' } notify { y: name => 'm' }
tp_single { a: alias => b } tp_single { b: }
tp_single { a: alias => b } notify { x: require => Tp_single[b] }
tp_anchors { 'ff-12': } Tp_anchors['ff/12'] { loglevel => debug }
tp_anchors { 'ff-12': } Tp_anchors['ff'] { loglevel => debug }
tp_anchors { 'ff-12': } -> notify { x: } Tp_anchors['ff/12'] -> Notify[x]
tp_anchors { 'ff-12': } notify { x: } Tp_anchors['ff'] -> Notify[x]
tp_anchors { 'ff-12': } realize(Tp_anchors['ff/12'])
@tp_anchors { 'ff-12': } realize(Tp_anchors['ff'])
@file { '/a//': } realize(File['/a'])
file { '/a//': } notice(File['/a']['path'])
file { '/a//': mode => '0644' } notice(File['/a']['mode'])
tp_api { 'a': number => '1' }
tp_api { 'a': }
tp_apipatterns { 'a 1': }
tp_apipatterns { '1': name => a }
tp_apipatterns { 'x': name => a }
tp_apipatterns { 'a 1': } tp_apipatterns { 'a  1': }
"""


def cases():
    for source in SOURCES.strip().split("\n"):
        print(json.dumps({"id": source, "manifest": source, "modulepath": os.path.abspath("test/ruby/fixture")}))


def answers():
    for line in sys.stdin:
        answer = json.loads(line)
        if "error" in answer:
            print(json.dumps({"id": answer["id"], "error": answer["error"]}))
        else:
            resources = [[each["type"], each["title"], each.get("parameters")] for each in answer["catalog"]["resources"]]
            print(json.dumps({"id": answer["id"], "resources": resources}))


if __name__ == "__main__":
    {"cases": cases, "answers": answers}[sys.argv[1]]()
