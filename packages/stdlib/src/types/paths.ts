import { pattern, type TypeTable } from './table.js';

const SLASH = String.raw`[\\\/]`;
const NAME = String.raw`[^\\\/]+`;
const MODE = '([ugoa]*([-+=]([rwxXst]*|[ugo]))+|[-+=][0-7]+)';
const REMOTE_NAME = String.raw`([^\n\/\0]+(\/)?)+\z`;

export const PATHS: TypeTable = {
  Absolutepath: 'Variant[Stdlib::Windowspath, Stdlib::Unixpath]',
  Unixpath: pattern(String.raw`\A\/([^\n\/\0]+\/*)*\z`),
  Windowspath: pattern(
    String.raw`\A(([a-zA-Z]:${SLASH})|(${SLASH}${SLASH}${NAME}${SLASH}${NAME})|(${SLASH}${SLASH}\?${SLASH}${NAME})).*\z`,
  ),
  Filemode: pattern(String.raw`\A(([0-7]{1,4})|(${MODE}(,${MODE})*))\z`),
  Filesource: `Variant[Stdlib::Absolutepath, Stdlib::HTTPUrl, ${pattern(
    String.raw`\Afile:\/\/\/${REMOTE_NAME}`,
    String.raw`\Apuppet:\/\/(([\w-]+\.?)+)?\/${REMOTE_NAME}`,
  )}]`,
};
