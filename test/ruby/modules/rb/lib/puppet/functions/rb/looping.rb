# Calls its block in a loop, which ends at an iteration's end.
Puppet::Functions.create_function(:'rb::looping') do
  dispatch :looping do
    block_param
  end
  def looping
    count = 0
    loop { yield(count += 1) }
    "looped #{count}"
  end
end
