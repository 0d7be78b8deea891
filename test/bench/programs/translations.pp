# Translates messages into several languages with fallbacks, plural forms, named values and formatted numbers.
type Message = Variant[String[1], Hash[Enum['zero', 'one', 'few', 'many', 'other'], String[1]]]
type Catalog = Hash[Pattern[/\A[a-z]{2}(-[A-Z]{2})?\z/], Hash[String[1], Message]]
function fallbacks(String[1] $locale) >> Array[String[1]] {
  $language = $locale.split('-')[0]
  [$locale, $language, 'en'].unique
}
function plural_form(String[1] $language, Integer[0] $count) >> String[1] {
  case $language {
    'pl': {
      if $count == 1 {
        'one'
      } elsif ($count % 10) in [2, 3, 4] and !(($count % 100) in [12, 13, 14]) {
        'few'
      } else {
        'many'
      }
    }
    'fr': { if $count < 2 { 'one' } else { 'other' } }
    'ja': { 'other' }
    default: { $count ? { 0 => 'zero', 1 => 'one', default => 'other' } }
  }
}
function find_message(Catalog $catalog, String[1] $locale, String[1] $key) >> Optional[Tuple[String[1], Message]] {
  $found = fallbacks($locale).filter |$name| { $catalog.dig($name, $key) =~ NotUndef }
  if $found.empty { undef } else { [$found[0], $catalog[$found[0]][$key]] }
}
function show_number(String[1] $locale, Numeric $number) >> String {
  $separators = { 'de' => ['.', ','], 'fr' => [' ', ','], 'pl' => [' ', ','], 'de-CH' => ["'", '.'] }
  [$thousands, $point] = $separators[$locale].lest || { $separators[$locale.split('-')[0]].lest || { [',', '.'] } }
  $parts = (if $number =~ Float { sprintf('%.2f', $number) } else { String($number) }).split('[.]')
  $whole = regsubst($parts[0], /(\d)(?=(\d{3})+\z)/, "\\1${thousands}", 'G')
  ([$whole] + $parts[1, -1]).join($point)
}
function translate(Catalog $catalog, String[1] $locale, String[1] $key, Hash[String, Any] $values = {}) >> String {
  $pair = find_message($catalog, $locale, $key)
  if $pair =~ Undef { return "[${key}]" }
  [$language, $message] = $pair
  $text = $message ? {
    String  => $message,
    default => $message[plural_form($language.split('-')[0], $values['count'])].lest || { $message['other'] },
  }
  $values.reduce($text) |$memo, $entry| {
    [$name, $value] = $entry
    $shown = $value ? {
      Numeric => show_number($locale, $value),
      Array   => $value.join(', '),
      default => String($value),
    }
    $memo.regsubst("%\\{${name}\\}", $shown, 'G')
  }
}
$catalog = {
  'en'    => {
    'greeting' => 'Hello %{name}!',
    'files'    => { 'zero' => 'no files', 'one' => '%{count} file', 'other' => '%{count} files' },
    'usage'    => '%{name} uses %{size} MB of %{limit} MB',
    'members'  => { 'one' => 'Member: %{names}', 'other' => 'Members: %{names}' },
    'bye'      => 'Good bye',
  },
  'de'    => {
    'greeting' => 'Hallo %{name}!',
    'files'    => { 'zero' => 'keine Dateien', 'one' => '%{count} Datei', 'other' => '%{count} Dateien' },
    'usage'    => '%{name} belegt %{size} MB von %{limit} MB',
  },
  'de-CH' => { 'greeting' => 'Salü %{name}!' },
  'fr'    => { 'greeting' => 'Bonjour %{name} !', 'files' => { 'one' => '%{count} fichier', 'other' => '%{count} fichiers' }, 'bye' => 'Au revoir' },
  'pl'    => { 'files' => { 'one' => '%{count} plik', 'few' => '%{count} pliki', 'many' => '%{count} plików', 'other' => '%{count} pliku' } },
  'ja'    => { 'files' => { 'other' => 'ファイル%{count}件' }, 'bye' => 'さようなら' },
}
$locales = ['en', 'de', 'de-CH', 'fr', 'pl', 'ja', 'pt-BR']
$greetings = $locales.map |$locale| { translate($catalog, $locale, 'greeting', { 'name' => 'Ann' }) }
$files = $locales.map |$locale| {
  [$locale, [0, 1, 2, 5, 12, 22, 1000].map |$count| { translate($catalog, $locale, 'files', { 'count' => $count }) }]
}
$usage = Integer[1, 30].map |$i| {
  translate($catalog, $locales[$i % 7], 'usage', { 'name' => "user${i}", 'size' => $i * 3517.25, 'limit' => $i * 100000 })
}
$members = $locales.map |$locale| { translate($catalog, $locale, 'members', { 'count' => 2, 'names' => ['Ann', 'Bob'] }) }
$missing = $catalog['en'].keys.map |$key| { [$key, $catalog.keys.filter |$locale| { !($key in $catalog[$locale]) }] }
[$greetings, Hash($files), $usage, $members, Hash($missing), ['bye', 'hello'].map |$key| { $locales.map |$locale| { translate($catalog, $locale, $key) } }]
