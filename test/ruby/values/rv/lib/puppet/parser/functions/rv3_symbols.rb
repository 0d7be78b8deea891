Puppet::Parser::Functions.newfunction(:rv3_symbols, type: :rvalue) do |_args|
  { a: 1, 'b' => [:c, :undef, :default] }
end
