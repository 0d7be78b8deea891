Puppet::Functions.create_function(:'rv::value') do
  dispatch(:value) { param 'String', :kind }
  def value(kind)
    case kind
    when 'symbol' then :a
    when 'symbols' then [:a, 'a', { a: 1, 'b' => :c }]
    when 'keys' then { a: 1, 'a' => 2, undef: 3, default: 4 }
    when 'version' then SemanticPuppet::Version.parse('1.2.3-rc.1+b.2')
    when 'range' then SemanticPuppet::VersionRange.parse('>=1.2.3 <2.0.0')
    when 'uri' then URI.parse('http://example.com:81/a?b=c#d')
    when 'timestamp' then Puppet::Pops::Time::Timestamp.parse('2020-01-02T03:04:05.678')
    when 'timespan' then Puppet::Pops::Time::Timespan.from_fields(false, 1, 2, 3, 4, 5, 6, 7)
    when 'set' then Set.new([1, 2])
    when 'integers' then (1..3)
    when 'letters' then ('a'..'c')
    when 'time' then Time.at(0).utc
    when 'date' then Date.new(2020, 1, 2)
    when 'rational' then Rational(1, 2)
    when 'complex' then Complex(1, 2)
    when 'big' then BigDecimal('1.5')
    when 'enumerator' then [1, 2].each
    when 'struct' then Struct.new(:a).new(1)
    when 'class' then String
    when 'module' then Comparable
    when 'proc' then proc { 1 }
    when 'error' then ArgumentError.new('e')
    when 'pathname' then Pathname.new('/x')
    when 'substring' then Class.new(String).new('s')
    else [kind, Object]
    end
  end
end
