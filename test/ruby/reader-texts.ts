/** Ruby code whose text shows what it declares, and code whose text does not. */

/** The files in the `lib` folder of the module, by path. */
export const libraries: Readonly<Record<string, string>> = {
  'acme/tools.rb': "require 'acme/more'\nmodule PuppetX; module Acme; LIMIT = 3; def self.twice(x) = x * 2; end; end",
  'acme/more.rb': 'module PuppetX; class Other < StandardError; attr_reader :x; end; end',
  'acme/patch.rb': 'class String; def shout = upcase; end',
  'acme/broken.rb': 'module X',
  'acme/running.rb': 'puts 1',
};

const create = (body: string): string => `Puppet::Functions.create_function(:'m::f') do\n${body}\nend\n`;

/** Functions `m::f`. */
export const modernFunctions: Readonly<Record<string, string>> = {
  'all kinds of parameters': create(`
    dispatch :first do
      param 'String', :a
      required_param "Integer", :b
      optional_param 'Boolean', :c
      optional_repeated_param 'Any', :d
      block_param
      return_type 'Array[String]'
    end
    dispatch :second do
      required_repeated_param 'Hash', :many
      optional_block_param 'Callable[2]', :body
    end
    dispatch :third do
      repeated_param 'Any', :rest
      required_block_param :named
    end
    dispatch(:fourth) { scope_param; cache_param; compiler_param; param 'Any', :x }
    def first(*) = 1
    def second; end`),
  'the name as a string, and a type of several lines': `
    Puppet::Functions.create_function("m::f") do
      dispatch :x do
        param 'Struct[{a => String,' \\
              ' b => Integer}]', :y
        param <<~TYPE.freeze, :z
          Variant[
            String,
            Array]
        TYPE
        param %q(Enum['x']), :'an odd name'
      end
    end`,
  'local types, mismatches, its own call': create(`
    local_types do
      type 'Name = Pattern[/^x/]'
      type "Names = Array[Name]"
    end
    dispatch(:x) { param 'Names', :names }
    argument_mismatch(:wrong) { param 'Any', :a; repeated_param 'Any', :b }
    def x(names); end
    def wrong(a, *b) = 'is wrong'
    def call(scope, *args, &block)
      super
    end`),
  'no dispatch': create('def f(a, b = [1], *c, (d, e)); end'),
  'no dispatch: the last definition counts': create('def f(a); end\nprivate def f(b, c); end'),
  'no dispatch: no parameters': create('def f; end\nprivate\ndef helper(x); end'),
  'an internal function': `
    # A comment.
    Puppet::Functions.create_function(:'m::f', Puppet::Functions::InternalFunction) do
      dispatch(:f) { scope_param }
      def f(scope) = scope
    end`,
  'libraries, constants and helpers': `
    require 'json'
    require 'acme/tools'
    begin
      require 'gettext/nothing'
    rescue LoadError
      puts 'missing'
    end
    module PuppetX
      module Acme
        LIST = %w[a b].freeze
        TABLE = { a: 1, 'b' => [2.5, /x/, nil, 1..2], "c" => :d }.freeze
        class Failure < Puppet::Error
          attr_reader :reason
          def initialize(reason) = super
          class << self
            def of(x) = new(x)
          end
        end
      end
    end
    Puppet::Functions.create_function(:'m::f') do
      SIZES = [1, 2].freeze
      PATTERN = /\\d/.freeze
      @calls = 0
      attr_reader :calls
      dispatch(:f) { param "Integer[1]", :n }
      def f(n) = SIZES[n]
      def self.helper = 1
    end`,
};

/** Functions `m::f` that find libraries in other ways. */
export const functionsWithLibraries: Readonly<Record<string, string>> = {
  require_relative: `require_relative '../../../acme/tools'\n${create('def f; end')}`,
  'a path from the file': `require File.expand_path('../../../../acme/tools.rb', __FILE__)\n${create('def f; end')}`,
  'a path from the folder': `require File.join(__dir__, '..', '..', '..', 'acme', 'tools')\n${create('def f; end')}`,
  'a path from the folder of the file': `
    require File.join(File.dirname(__FILE__), ['..', '..', '..', 'acme/tools'])
    ${create('def f; end')}`,
  'the lib folder of the module': `
    $LOAD_PATH.unshift(File.join(File.dirname(__FILE__), '..', '..', '..'))
    require 'acme/tools'
    SECONDS = 2 * 60 * 60 - 1
    ${create('def f; end')}`,
};

const legacy = (options: string): string => `Puppet::Parser::Functions.newfunction(:f${options}) { |args| args[0] }\n`;

/** Functions `f`. */
export const legacyFunctions: Readonly<Record<string, string>> = {
  'a statement': legacy(''),
  'a function with a value': legacy(', :type => :rvalue, :arity => -2'),
  'a documentation in a heredoc': `
    Puppet::Parser::Functions::newfunction(:f, type: :rvalue, arity: 1_0, doc: <<-'DOC') do |arguments|
      It's a "text".
    DOC
      arguments
    end`,
  'within the modules, with helpers': `
    require 'digest/md5'
    module Puppet::Parser::Functions
      HELP = 'text'.freeze
      newfunction(:f, type: :rvalue, doc: HELP) do |args|
      end
    end`,
  'modules within modules': `
    module Puppet::Parser
      module Functions
        newfunction(:other, arity: 2) { |args| }
        newfunction(:f, arity: 0, doc: "x" "y") { |args| }
      end
    end`,
  'after the other functions are loaded': `Puppet::Parser::Functions.autoloader.loadall\n${legacy(', arity: 3')}`,
};

const newtype = (body: string): string => `Puppet::Type.newtype(:thing) do\n${body}\nend\n`;

/** Resource types `thing`. */
export const types: Readonly<Record<string, string>> = {
  'a name': newtype('newparam(:name)'),
  'all kinds of attributes': newtype(`
    @doc = <<-'DOC'
      It's a "text" with a lone ' and a { and an end
      newparam(:none)
    DOC
    desc "One #{'more'} text" 
    ensurable
    feature :fast, 'It is fast.', methods: [:run]
    newparam(:path, namevar: true) do
      desc "It's a path"
      isrequired
      validate do |value|
        raise ArgumentError, "no #{value}" unless value.start_with?('/')
      end
      munge { |value| value.chomp('/') }
    end
    newparam(:force, :boolean => true, :parent => Puppet::Parameter::Boolean) { defaultto false }
    newparam(:user, parent: Puppet::Type::File::Owner) do
      munge(&:to_s)
      sensitive true
      def name = 'x'
    end
    newproperty('mode', array_matching: :all, parent: Puppet::Property::List) do
      newvalues(:a, :b, /^c$/)
      newvalue(:d) { 1 }
      defaultto { 'x' }
      def insync?(is) = is == should
      class << self
        attr_accessor :unit
      end
    end
    [:package, :service].each do |kind|
      autorequire(kind) { self[:path] }
    end
    autorequire(:file) { 'x' }
    validate { raise 'no' }
    def self.instances = []
    def initialize(*) = super
    def name = 'x'
    alias title name
    private
    def helper(x) = x`),
  'several names, the second in the block': newtype(`
    ensurable do
      newvalue(:present) { provider.create }
      newvalue(:absent)
      defaultto :present
      def retrieve = :absent
    end
    newparam(:a, namevar: true)
    newparam(:b) do
      desc 'x'
      isnamevar
    end
    newparam(:c)
    newparam(:provider)
    def self.title_patterns
      identity = lambda { |x| x }
      [
        [%r{^([^/]+)/(.+)$}, [[:a, identity], [:b, ->(x) { x.upcase }]]],
        [/\\A(\\w\\/)x # comment
          \\z/mix, [[:b]]],
        [/(.*)/m, [[:a]]],
      ]
    end`),
  'an attribute that is declared twice': newtype(`
    newparam(:a, namevar: true)
    newparam(:b, namevar: true)
    newparam(:a)
    newproperty(:b)`),
  'no name': newtype('newproperty(:a)'),
  'not isomorphic': newtype('@isomorphic = false\nnewparam(:name)'),
  'mixins of Puppet': newtype(`
    include Puppet::Util::Errors
    extend Puppet::Util::Checksums
    newparam(:name) { include Puppet::Util::SymbolicFileMode }`),
  'within the module': 'module Puppet\n  Type.newtype(:thing, self_refresh: true) do\n    newparam :name\n  end\nend\n',
  'the Resource API': `
    require 'puppet/resource_api'
    Puppet::ResourceApi.register_type(
      name: 'thing',
      docs: <<-EOS,
        @summary it's a thing { with a brace
      EOS
      features: ['simple_get_filter'],
      attributes: {
        ensure: { type: 'Enum[present, absent]', desc: 'It is "here".', default: 'present' },
        name: {
          type: 'String',
          behaviour: :namevar,
          desc: <<-DESC
            The thing's name
          DESC
        },
        size: { 'type' => 'Integer', desc: "a", behaviour: :read_only },
        force: { type: 'Boolean', desc: 'x', behavior: :parameter },
      },
    )`,
  'the Resource API with title patterns': `
    Puppet::ResourceApi.register_type({
      :name => 'thing',
      :title_patterns => [
        { pattern: %r{^(?<package>.*[^/])/(?<manager>[(?<)]x.*)$}, desc: 'both' },
        { pattern: /^(?<package>.*)\\(\\?<x$/i, desc: 'one' },
      ],
      :attributes => {
        'package' => { behaviour: :namevar },
        'manager' => { behaviour: :namevar },
        'other' => { behaviour: 'namevar' },
      },
    })`,
};

/** Code that the reader leaves to the interpreter. */
export const uncertainTexts: readonly (readonly [
  kind: 'function' | 'legacy' | 'type',
  title: string,
  source: string,
])[] = [
  ['function', 'a syntax error', create('dispatch(:x')],
  ['function', 'no function', 'x = 1'],
  ['function', 'another value than the function', `${create('def f; end')}\nnil`],
  ['function', 'no call in the form that Puppet searches for', create('def f; end').replace('.create', '::create')],
  ['function', 'several functions', create('def f; end') + create('def f; end')],
  ['function', 'another name', create('def f; end').replace('m::f', 'm::g')],
  ['function', 'an unknown base class', 'Puppet::Functions.create_function(:"m::f", Acme::Base) { def f; end }'],
  ['function', 'a computed type', create('dispatch(:f) { param "Enum[#{LIST}]", :x }')],
  ['function', 'a constant as a type', create('dispatch(:f) { param TYPE, :x }')],
  ['function', 'a dispatch in a loop', create('[1].each { |x| dispatch(:f) { } }')],
  ['function', 'a dispatch in a condition', create('dispatch(:f) { } if Puppet.version')],
  ['function', 'parameters in a loop', create('dispatch(:f) { 2.times { |x| param "Any", :x } }')],
  ['function', 'a missing method', create('def g; end')],
  ['function', 'keyword parameters', create('def f(a:); end')],
  ['function', 'an unnamed rest parameter', create('def f(*); end')],
  ['function', 'a constructor', create('def initialize; raise; end\ndef f; end')],
  ['function', 'its own dispatch', create('def self.dispatch(*); end\ndispatch(:f) { }')],
  ['function', 'a mixin of a module', create('include Acme::Functions\ndef f; end')],
  ['function', 'a changed class of Ruby', `class Array; def f; end; end\n${create('def f; end')}`],
  ['function', 'a changed class of Puppet', `module Puppet; class Functions; end; end\n${create('def f; end')}`],
  ['function', 'a global method', `def f; end\n${create('def f; end')}`],
  ['function', 'a missing library', `require 'acme/none'\n${create('def f; end')}`],
  ['function', 'a library that changes a class', `require 'acme/patch'\n${create('def f; end')}`],
  ['function', 'a library with a syntax error', `require 'acme/broken'\n${create('def f; end')}`],
  ['function', 'a library that runs code', `require 'acme/running'\n${create('def f; end')}`],
  ['function', 'a computed library', `require File.join('acme', 'tools')\n${create('def f; end')}`],
  ['function', 'a call outside the function', `raise 'x'\n${create('def f; end')}`],
  ['function', 'an unknown constant', `X = Acme::Y\n${create('def f; end')}`],
  ['function', 'a namespace that does not exist', `module A::B; end\n${create('def f; end')}`],
  [
    'function',
    'a required parameter after an optional one',
    create(`dispatch(:f) { optional_param 'Any', :a; param 'Any', :b }`),
  ],
  [
    'function',
    'a parameter after a repeated one',
    create(`dispatch(:f) { repeated_param 'Any', :a; param 'Any', :b }`),
  ],
  ['function', 'a parameter after the block', create(`dispatch(:f) { block_param; param 'Any', :a }`)],
  ['function', 'two blocks', create('dispatch(:f) { block_param; optional_block_param }')],
  ['function', 'a parameter with a String as name', create(`dispatch(:f) { param 'Any', 'a' }`)],
  ['function', 'a block with a String as name', create(`dispatch(:f) { block_param 'a' }`)],
  ['function', 'a block without a dispatch', create('def f(a, &block); end')],
  ['legacy', 'a type that is a String', legacy(", type: 'rvalue'")],
  ['legacy', 'an unknown type', legacy(', type: :value')],
  ['legacy', 'another value than the function', `${legacy('')}\nnil`],
  ['legacy', 'another function at the end', `${legacy('')}\n${legacy('').replace(':f', ':g')}`],
  ['legacy', 'a name in capitals', legacy('').replace(':f', ':F')],
  ['legacy', 'a module with the name Puppet', `module Puppet\n${legacy('')}\nend`],
  ['legacy', 'no function with the name', legacy('').replace(':f', ':g')],
  ['legacy', 'no body', 'Puppet::Parser::Functions.newfunction(:f)'],
  ['legacy', 'a computed arity', legacy(', arity: ARITY')],
  ['legacy', 'computed options', legacy(', **options')],
  ['legacy', 'a condition', `if true\n${legacy('')}end`],
  ['type', 'another type', newtype('newparam(:name)').replace(':thing', ':other')],
  ['type', 'no type', 'module PuppetX; end'],
  ['type', 'two types', newtype('newparam(:name)') + newtype('newparam(:name)')],
  ['type', 'attributes in a loop', newtype('[:a].each { |x| newparam(x) }')],
  ['type', 'a computed attribute', newtype('newparam(NAME)')],
  ['type', 'an attribute in a condition', newtype('newparam(:x) if true')],
  ['type', 'a mixin of a module', newtype('include PuppetX::Acme::Type\nnewparam(:name)')],
  ['type', 'a mixin of a module in an attribute', newtype('newparam(:name) { include PuppetX::Acme::Type }')],
  ['type', 'an attribute that inherits from code of a module', newtype('newparam(:name, parent: PuppetX::Acme::Name)')],
  ['type', 'a type that inherits', 'Puppet::Type.newtype(:thing, parent: Puppet::Type::File) { newparam(:name) }'],
  [
    'type',
    'a loop in title patterns',
    newtype('newparam(:name)\ndef self.title_patterns = [:a].map { |x| [/(.*)/, [[x]]] }'),
  ],
  ['type', 'an interpolated title pattern', newtype('def self.title_patterns = [[/#{x}/, [[:a]]]]')],
  ['type', 'inherited title patterns', newtype('newparam(:name)\ndef self.title_patterns = super')],
  ['type', 'its own newparam', newtype('def self.newparam(*) = nil\nnewparam(:name)')],
  ['type', 'a method for missing methods', newtype('def self.method_missing(*) = nil\nnewparam(:name)')],
  ['type', 'its own newparam as an accessor', newtype('class << self; attr_reader :newparam; end\nnewparam(:name)')],
  ['type', 'a parent that a module may declare', newtype('newparam(:name, parent: Puppet::Type::Other::Name)')],
  ['type', 'a block from elsewhere', newtype('newparam(:name) { munge(&MUNGE) }')],
  ['function', 'another folder of libraries', `$LOAD_PATH.unshift('/tmp/lib')\n${create('def f; end')}`],
  ['function', 'a missing relative library', `require_relative 'none'\n${create('def f; end')}`],
  ['type', 'an unknown statement', newtype('create_parameters\nnewparam(:name)')],
  ['type', 'a statement with an error', newtype('newparam(:name) { desc(1.foo) }')],
  ['type', 'an unknown namevar', newtype('newparam(:x, namevar: NAMEVAR)')],
  ['type', 'attributes from elsewhere', "Puppet::ResourceApi.register_type(name: 'thing', attributes: ATTRIBUTES)"],
  [
    'type',
    'attributes that are merged',
    "Puppet::ResourceApi.register_type(name: 'thing', attributes: { **A, name: {} })",
  ],
  [
    'type',
    'the Resource API without a namevar',
    "Puppet::ResourceApi.register_type(name: 'thing', attributes: { a: {} })",
  ],
];
