# Sorts lists of numbers and records by hand: quick sort, merge sort, insertion sort and bubble sort.
function quick_sort($list) {
  if $list.size < 2 {
    $list
  } else {
    $pivot   = $list[0]
    $rest    = $list[1, -1]
    $smaller = $rest.filter |$item| { $item < $pivot }
    $larger  = $rest.filter |$item| { $item >= $pivot }
    quick_sort($smaller) + [$pivot] + quick_sort($larger)
  }
}
function merge_lists($left, $right) {
  if $left.empty {
    $right
  } elsif $right.empty {
    $left
  } elsif $left[0] <= $right[0] {
    [$left[0]] + merge_lists($left[1, -1], $right)
  } else {
    [$right[0]] + merge_lists($left, $right[1, -1])
  }
}
function merge_sort($list) {
  $length = $list.size
  if $length <= 1 { return $list }
  $half = $length / 2
  merge_lists(merge_sort($list[0, $half]), merge_sort($list[$half, -1]))
}
function insertion_sort($list) {
  $list.reduce([]) |$sorted, $item| {
    $place = $sorted.index |$other| { $other > $item }
    if $place =~ Undef {
      $sorted + [$item]
    } else {
      $sorted[0, $place] + [$item] + $sorted[$place, -1]
    }
  }
}
function bubble_pass($list) {
  $list[1, -1].reduce([$list[0]]) |$done, $item| {
    $last = $done[-1]
    if $item < $last { $done[0, -2] + [$item, $last] } else { $done + [$item] }
  }
}
function bubble_sort($list) {
  $next = bubble_pass($list)
  if $next == $list { $list } else { bubble_sort($next) }
}
function is_sorted($list) {
  $list.slice(2).all |$pair| { $pair.size == 1 or $pair[0] <= $pair[1] }
}
function pick_smallest($people, $key) {
  $people.reduce |$best, $person| { if $person[$key] < $best[$key] { $person } else { $best } }
}
function selection_sort($people, $key) {
  if $people.size == 0 {
    []
  } else {
    $first = pick_smallest($people, $key)
    [$first] + selection_sort($people.filter |$person| { $person != $first }, $key)
  }
}
$numbers = Integer[1, 80].map |$i| { $i * 7919 % 1009 }
$words   = ['pear', 'fig', 'apple', 'plum', 'kiwi', 'date', 'lime', 'grape', 'melon', 'cherry', 'fig', 'quince']
$people  = Integer[1, 14].map |$i| { { 'id' => $i, 'age' => $i * 17 % 40 + 20, 'name' => "user${$i * 5 % 14}" } }
$sorted  = quick_sort($numbers)
[
  $sorted, $sorted == merge_sort($numbers), $sorted == insertion_sort($numbers), $sorted == $numbers.sort,
  is_sorted($sorted), is_sorted($numbers), bubble_sort($numbers[0, 24]), quick_sort($words), merge_sort($words), insertion_sort($words),
  selection_sort($people, 'age').map |$person| { $person['id'] }, selection_sort($people, 'name').map |$person| { $person['name'] },
]
