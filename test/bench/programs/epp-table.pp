# Renders an EPP template with nested loops over hashes and typed parameters 150 times.
$template = @(TEMPLATE)
  <%- | String[1] $title, Hash[String, Array[Integer]] $rows, Optional[String] $footer = undef | -%>
  # <%= $title %>
  <% $rows.each |$name, $cells| { -%>
  <%= $name %>:<% $cells.each |$cell| { %> <%= $cell * 2 %><% } %> (<%= $cells.length %>)
  <% if $cells.length > 2 and $name != 'beta' { -%>
    sum <%= $cells.reduce |$a, $b| { $a + $b } %>
  <% } -%>
  <% } -%>
  <% unless $footer =~ Undef { -%>
  -- <%= $footer.upcase %>
  <% } -%>
  | TEMPLATE
Integer[1, 150].reduce(0) |$length, $i| {
  $text = inline_epp($template, {
    'title'  => "t${i}",
    'rows'   => { 'alpha' => [$i, 2, 3], 'beta' => [4, 5, 6, 7], 'gamma' => [$i] },
    'footer' => if $i % 3 == 0 { undef } else { "end ${i}" },
  })
  $length + $text.length
}
