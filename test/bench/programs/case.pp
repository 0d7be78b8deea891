# `case` over 50,000 values.
Integer[1, 50000].map |$i| {
  case $i % 5 {
    0: { 10 }
    1, 2: { 20 }
    3: { 30 }
    default: { 40 }
  }
}.reduce |$sum, $x| { $sum + $x }
