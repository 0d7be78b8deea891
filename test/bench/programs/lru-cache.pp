# Replays requests against caches of three sizes, which drop the page that was used least recently.
type Page = Struct[{ bytes => Integer[1], hits => Integer[0] }]
type Cache = Struct[{ limit => Integer[1], used => Integer[0], pages => Hash[String[1], Page], evicted => Array[String[1]], hits => Integer[0], misses => Integer[0] }]
function page_size(String[1] $url) >> Integer[1] {
  $url ? {
    /\.png\?(\d+)\z/  => 40 + Integer($1) * 3 % 25,
    /\.css\b/         => 10,
    /\/(\d+)\z/       => 5 + Integer($1) % 9,
  }
}
function evict(Cache $cache) >> Cache {
  if $cache['used'] <= $cache['limit'] { return($cache) }
  $oldest = $cache['pages'].keys[0]
  evict($cache + {
    'used'    => $cache['used'] - $cache['pages'][$oldest]['bytes'],
    'pages'   => $cache['pages'] - $oldest,
    'evicted' => $cache['evicted'] + [$oldest],
  })
}
function request(Cache $cache, String[1] $url) >> Cache {
  $page = $cache['pages'][$url]
  if $page {
    $used = $page + { 'hits' => $page['hits'] + 1 }
    $cache + { 'pages' => ($cache['pages'] - $url) + { $url => $used }, 'hits' => $cache['hits'] + 1 }
  } else {
    $bytes = page_size($url)
    evict($cache + {
      'pages'  => $cache['pages'] + { $url => { 'bytes' => $bytes, 'hits' => 0 } },
      'used'   => $cache['used'] + $bytes,
      'misses' => $cache['misses'] + 1,
    })
  }
}
function summary(Cache $cache) >> Hash[String, Data] {
  $total = $cache['hits'] + $cache['misses']
  $favourites = $cache['pages'].filter |$url, $page| { $page['hits'] > 1 }
  $summary = {
    'rate'    => sprintf('%.1f%%', 100.0 * $cache['hits'] / $total),
    'pages'   => $cache['pages'].length,
    'used'    => $cache['used'],
    'evicted' => $cache['evicted'].length,
    'last'    => $cache['evicted'][-3, 3],
    'best'    => $favourites.map |$url, $page| { [$page['hits'], $url] }.sort |$a, $b| { compare($b[0], $a[0]) }[0, 2],
  }
  $summary
}
$urls = Integer[1, 240].map |$i| {
  $n = $i * $i % 31
  case $i % 5 {
    0, 3: { "/index/${$n % 7}" }
    1: { "/images/photo.png?${n}" }
    2: { "/style.css?${$n % 4}" }
    default: { "/articles/${n}" }
  }
}
[60, 200, 600].map |$limit| {
  $empty = { 'limit' => $limit, 'used' => 0, 'pages' => {}, 'evicted' => [], 'hits' => 0, 'misses' => 0 }
  summary($urls.reduce($empty) |$cache, $url| { request($cache, $url) })
}
