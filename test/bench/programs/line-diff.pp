# Compares versions of files by lines with a table of common subsequences, and prints the changes.
type Change = Tuple[Enum['same', 'add', 'remove'], String]
function row_of(Array[Integer] $previous, String $line, Array[String] $other) >> Array[Integer] {
  $other.reduce([0]) |$row, $text| {
    $j = $row.length
    $row << if $text == $line { $previous[$j - 1] + 1 } else { max($previous[$j], $row[$j - 1]) }
  }
}
function lengths(Array[String] $old, Array[String] $new) >> Array[Array[Integer]] {
  $first = [0] + $new.map |$_line| { 0 }
  $old.reduce([$first]) |$rows, $line| { $rows << row_of($rows[-1], $line, $new) }
}
function changes(Array[Array[Integer]] $rows, Array[String] $old, Array[String] $new, Integer[0] $i, Integer[0] $j) >> Array[Change] {
  if $i > 0 and $j > 0 and $old[$i - 1] == $new[$j - 1] {
    changes($rows, $old, $new, $i - 1, $j - 1) << ['same', $old[$i - 1]]
  } elsif $j > 0 and ($i == 0 or $rows[$i][$j - 1] >= $rows[$i - 1][$j]) {
    changes($rows, $old, $new, $i, $j - 1) << ['add', $new[$j - 1]]
  } elsif $i > 0 {
    changes($rows, $old, $new, $i - 1, $j) << ['remove', $old[$i - 1]]
  } else {
    []
  }
}
function diff(String $old, String $new) >> Array[Change] {
  $old_lines = $old.split("\n")
  $new_lines = $new.split("\n")
  changes(lengths($old_lines, $new_lines), $old_lines, $new_lines, $old_lines.length, $new_lines.length)
}
function print_change(Change $change) >> String {
  $sign = $change[0] ? { 'same' => ' ', 'add' => '+', 'remove' => '-' }
  "${sign} ${change[1]}"
}
function summary(Array[Change] $changes) >> String {
  $counts = $changes.group_by |$change| { $change[0] }
  ['add', 'remove', 'same'].filter |$kind| { $kind in $counts }.map |$kind| { "${kind} ${counts[$kind].length}" }.join(', ')
}
$versions = Integer[1, 8].map |$v| {
  Integer[1, 30].map |$i| {
    case ($i * $v) % 6 {
      0: { "# comment ${i}" }
      1: { "option_${i} = ${$v / 3}" }
      2: { "listen ${$i + $v / 2}" }
      default: { "line ${i}" }
    }
  }.join("\n")
}
$diffs = Integer[0, 6].map |$i| { diff($versions[$i], $versions[$i + 1]) }
[$diffs.map |$diff| { summary($diff) }, $diffs[3].map |$change| { print_change($change) }.filter |$line| { $line[0] != ' ' }, diff($versions[2], $versions[2]).length]
