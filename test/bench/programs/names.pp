# Compares and normalises 5,000 names without regard to case.
$allowed = ['Alpha', 'beta', 'GAMMA', 'Delta']
Integer[1, 5000].reduce(0) |$sum, $i| {
  $name = ['alpha', 'BETA', 'gamma', 'epsilon', 'Zeta'][$i % 5]
  $known = if $name in $allowed { 1 } else { 0 }
  $first = if $name == 'ALPHA' { 10 } elsif $name < 'delta' { 100 } else { 0 }
  $starts = if $name =~ /\A[A-Z]/ { 1000 } else { 0 }
  $text = "${name.capitalize}-${name.downcase}".strip
  $sum + $known + $first + $starts + $text.length + $text[0, 3].length
}
