# Numbers the headings of a document, makes anchors for them, and renders a table of contents.
function slug(String $title) >> String {
  $title.downcase.regsubst(/[`*_]/, '', 'G').regsubst(/[^a-z0-9]+/, '-', 'G').regsubst(/\A-|-\z/, '', 'G')
}
function next_numbers(Array[Integer] $numbers, Integer[1, 6] $level) >> Array[Integer] {
  if $level > $numbers.length {
    $padding = Integer[$numbers.length + 1, $level].map |$_| { 1 }
    $numbers + $padding
  } else {
    $numbers[0, $level - 1] + [$numbers[$level - 1] + 1]
  }
}
function outline(Array[String] $lines) >> Array[Struct[{ level => Integer, title => String, number => String, anchor => String }]] {
  $state = $lines.reduce({ 'numbers' => [], 'seen' => {}, 'code' => false, 'headings' => [] }) |$memo, $line| {
    if $line =~ /\A```/ {
      $memo + { 'code' => !$memo['code'] }
    } elsif !$memo['code'] and $line =~ /\A(#+) (.*)/ {
      $level = $1.length
      $title = $2.strip
      $numbers = next_numbers($memo['numbers'], $level)
      $base = slug($title)
      $count = $memo['seen'].get($base, 0)
      $anchor = $count ? { 0 => $base, default => "${base}-${count}" }
      $heading = { 'level' => $level, 'title' => $title, 'number' => $numbers.join('.'), 'anchor' => $anchor }
      $memo + {
        'numbers'  => $numbers,
        'seen'     => $memo['seen'] + { $base => $count + 1 },
        'headings' => $memo['headings'] + [$heading],
      }
    } else {
      $memo
    }
  }
  $state['headings']
}
$paragraph = @("END"/L)
  Some *text* with `code` and a [link](https://example.com/page), \
  which goes on for a while.
  | END
$document = Integer[1, 25].map |$i| {
  [
    "# Chapter ${i}: `class` names",
    $paragraph,
    '## Parameters',
    '```puppet',
    '# not a heading',
    "\$x = ${i}",
    '```',
    Integer[1, $i % 4 + 1].map |$j| { ["### Option *${j}*", "Text of ${i}.${j}", '', $paragraph] },
    '## Examples & notes  ',
    '',
  ]
}.flatten
$headings = outline($document)
$contents = $headings.filter |$heading| { $heading['level'] < 3 or $heading['anchor'] =~ /-2$/ }.map |$heading| {
  $indent = '                '[0, ($heading['level'] - 1) * 2]
  "${indent}- [${heading['number']} ${heading['title']}](#${heading['anchor']})"
}
$longest = $headings.map |$heading| { $heading['anchor'].length }.max
[$contents[0, 8], $contents.length, $longest, $headings[-1], $contents.join("\n").length]
