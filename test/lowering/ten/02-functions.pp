# Doubles a number.
#
# @param x the number
# @return twice the number
function shop::double(Integer $x) >> Integer {
  $x * 2
}

# The price with tax, as text.
function shop::price(Numeric $net, Integer[0, 100] $tax = 19, String *$notes) >> String {
  $gross = $net * (100 + $tax) / 100
  $suffix = empty($notes) ? {
    true    => '',
    default => " (${join($notes, ', ')})",
  }
  "${gross} EUR${suffix}"
}

# Stops at the first word with an upper-case letter.
function shop::lower(Array[String[1]] $words) {
  $words.each |Integer $index, String $word| {
    if $word =~ /([A-Z])/ {
      return("word ${index} has ${1}")
    }
  }
  'all lower'
}

notice(shop::price(shop::double(21)))
