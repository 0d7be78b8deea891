# Calendars of months, days of the week, working days and dates after a number of days, without time stamps.
type Month = Integer[1, 12]
type Day = Tuple[Integer, Month, Integer[1, 31]]
function is_leap(Integer $year) >> Boolean {
  $year % 4 == 0 and ($year % 100 != 0 or $year % 400 == 0)
}
function days_in(Integer $year, Month $month) >> Integer[28, 31] {
  case $month {
    2: { if is_leap($year) { 29 } else { 28 } }
    4, 6, 9, 11: { 30 }
    default: { 31 }
  }
}
function weekday(Integer $year, Month $month, Integer $day) >> Integer[0, 6] {
  $offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
  $y = if $month < 3 { $year - 1 } else { $year }
  ($y + $y / 4 - $y / 100 + $y / 400 + $offsets[$month - 1] + $day) % 7
}
function month_page(Integer $year, Month $month) >> String {
  $names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
  $blanks = (weekday($year, $month, 1) + 6) % 7
  $cells = Array(Integer[1, 7]).filter |$i| { $i <= $blanks }.map |$_i| { '  ' } + Integer[1, days_in($year, $month)].map |$day| { sprintf('%2d', $day) }
  $weeks = $cells.slice(7).map |$week| { $week.join(' ') }
  (["${names[$month - 1]} ${year}", 'Mo Tu We Th Fr Sa Su'] + $weeks).join("\n")
}
function next_day(Day $date) >> Day {
  [$year, $month, $day] = $date
  if $day < days_in($year, $month) {
    [$year, $month, $day + 1]
  } elsif $month < 12 {
    [$year, $month + 1, 1]
  } else {
    [$year + 1, 1, 1]
  }
}
function iso(Day $date) >> String {
  sprintf('%04d-%02d-%02d', *$date)
}
function parse_date(String $text) >> Day {
  if $text =~ /\A(\d{4})-(\d\d)-(\d\d)\z/ {
    [Integer($1, 10), Integer($2, 10), Integer($3, 10)]
  } else {
    fail("no date: ${text}")
  }
}
function working_days(Integer $year, Month $month, Array[String] $holidays) >> Integer {
  Integer[1, days_in($year, $month)].filter |$day| {
    !(weekday($year, $month, $day) in [0, 6]) and !(iso([$year, $month, $day]) in $holidays)
  }.length
}
$holidays = ['2024-01-01', '2024-03-29', '2024-12-25', '2024-12-26', '2025-01-01', '2025-05-01']
$pages = [2023, 2024, 2025].map |$year| { Integer[1, 12].map |$month| { month_page($year, $month) } }
$working = Integer[1, 12].map |$month| { working_days(2024, $month, $holidays) }
$days = Integer[1, 400].reduce([parse_date('2023-12-20')]) |$list, $_i| { $list << next_day($list[-1]) }
$counts = $days.group_by |$date| { weekday(*$date) }.map |$weekday, $list| { ["day ${weekday}", $list.length] }.convert_to(Hash)
$parsed = $days.map |$date| { parse_date(iso($date)) }
[$pages[1][1], $pages[2][5], $working, $counts, iso($days[-1]), $parsed == $days, Integer[1896, 2004].filter |$year| { is_leap($year) }.length]
