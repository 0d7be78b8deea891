Puppet::Functions.create_function(:'rv::equal') do
  dispatch(:equal) do
    param 'Any', :left
    param 'Any', :right
  end
  def equal(left, right)
    [left == right, right == left, [left] == [right], [right].include?(left), left.nil?, left.is_a?(String), left.respond_to?(:each), left ? 1 : 2, left.is_a?(Array) ? 1 : 2]
  end
end
