# Draws the sets of Mandelbrot and Julia with letters, counts the steps, and estimates the area.
type Complex = Tuple[Float, Float]
type View = Struct[{ centre => Complex, width => Float, columns => Integer[2], rows => Integer[2] }]
function steps(Complex $start, Complex $c, Integer[1] $limit, Integer[0] $done = 0) >> Integer[0] {
  [$x, $y] = $start
  if $done == $limit or $x * $x + $y * $y > 4.0 { return $done }
  steps([$x * $x - $y * $y + $c[0], 2.0 * $x * $y + $c[1]], $c, $limit, $done + 1)
}
function points(View $view) >> Array[Array[Complex]] {
  $step = $view['width'] / ($view['columns'] - 1)
  $left = $view['centre'][0] - $view['width'] / 2
  $top = $view['centre'][1] - $step * ($view['rows'] - 1)
  Integer[0, $view['rows'] - 1].map |$row| {
    Integer[0, $view['columns'] - 1].map |$column| { [$left + $step * $column, $top + $step * 2 * $row] }
  }
}
function letter(Integer[0] $count, Integer[1] $limit) >> String[1, 1] {
  $count ? { $limit => '#', Integer[0, 1] => ' ', Integer[2, 3] => '.', Integer[4, 6] => ':', Integer[7, 12] => '+', default => '*' }
}
function draw(Array[Array[Integer]] $counts, Integer $limit) >> Array[String] {
  $counts.map |$row| { $row.map |$count| { letter($count, $limit) }.join.rstrip }
}
function histogram(Array[Integer] $counts, Integer $limit) >> Hash[String, Integer] {
  $counts.reduce({}) |$memo, $count| {
    $key = if $count == $limit { 'inside' } elsif $count < 10 { "0${count}" } else { "${$count / 10}x" }
    $known = $memo[$key].lest || { 0 }
    $memo + { $key => $known + 1 }
  }
}
$limit = 40
$whole = { 'centre' => [-0.6, 0.0], 'width' => 3.2, 'columns' => 56, 'rows' => 22 }
$detail = { 'centre' => [-0.745, 0.11], 'width' => 0.05, 'columns' => 28, 'rows' => 11 }
$mandelbrot = [$whole, $detail].map |$view| { points($view).map |$row| { $row.map |$point| { steps([0.0, 0.0], $point, $limit) } } }
$julia = [[-0.8, 0.156], [0.285, 0.01], [-0.4, -0.59]].map |$c| {
  points($whole + { 'centre' => [0.0, 0.0], 'columns' => 32, 'rows' => 12 }).map |$row| { $row.map |$point| { steps($point, $c, $limit) } }
}
$flat = $mandelbrot[0].flatten
$inside = $flat.filter |$count| { $count == $limit }.length
$cell = $whole['width'] / ($whole['columns'] - 1)
[
  draw($mandelbrot[0], $limit), draw($mandelbrot[1], $limit), $julia.map |$counts| { draw($counts, $limit)[5] },
  sprintf('%.3f', $inside * $cell * $cell * 2), histogram($flat, $limit).map |$key, $count| { "${key}=${count}" }.sort,
  $julia.map |$counts| { $counts.flatten.reduce(0) |$sum, $count| { $sum + $count } },
]
