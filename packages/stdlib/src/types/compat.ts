import { pattern, type TypeTable } from './table.js';

const SLASH = String.raw`[\\\/]`;
const NAME = String.raw`[^\\\/]+`;
const WHOLE = String.raw`^-?(?:(?:[1-9]\d*)|0)`;
const EXPONENT = String.raw`(?:[eE]-?\d+)?$`;

const INTEGER = pattern(`${WHOLE}$`);
const NUMERIC = pattern(String.raw`${WHOLE}(?:\.\d+)?${EXPONENT}`);

/** The types of the values that the legacy functions `is_…` and `validate_…` accept. */
export const COMPAT: TypeTable = {
  'Compat::Absolute_path': `Variant[${pattern(
    String.raw`^(([a-zA-Z]:${SLASH})|(${SLASH}${SLASH}${NAME}${SLASH}${NAME})|(${SLASH}${SLASH}\?${SLASH}${NAME}))`,
  )}, ${pattern(String.raw`^\/`)}]`,
  'Compat::Array': 'Array[Any]',
  'Compat::Bool': 'Boolean',
  'Compat::Float': `Variant[Float, ${pattern(String.raw`${WHOLE}(?:\.\d+)${EXPONENT}`)}]`,
  'Compat::Hash': 'Hash[Any, Any]',
  'Compat::Integer': `Variant[Integer, ${INTEGER}, Array[Variant[Integer, ${INTEGER}]]]`,
  'Compat::Numeric': `Variant[Numeric, ${NUMERIC}, Array[Variant[Numeric, ${NUMERIC}]]]`,
  'Compat::String': 'Optional[String]',
};
