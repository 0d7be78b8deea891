const FORMAT = String.raw`Pattern[/^%([\s\[+#0{<(|-]*)([1-9][0-9]*)?(?:\.([0-9]+))?([a-zA-Z])$/]`;

/** The types of the arguments of `String.new`, by the names that messages show. */
export const FORMAT_TYPES = {
  Format: FORMAT,
  ContainerFormat:
    "Struct[{Optional['format'] => Format, Optional['separator'] => String, Optional['separator2'] => String, Optional['string_formats'] => Hash[Type, Format]}]",
  TypeMap: 'Hash[Type, Variant[Format, ContainerFormat]]',
  Formats: 'Variant[Default, String[1], TypeMap]',
};
