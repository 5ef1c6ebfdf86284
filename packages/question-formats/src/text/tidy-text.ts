/** Blank in another width, or a tab: a reader of questions makes no difference between them. */
const blanks = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g
/** Byte-order marks and invisible marks without a meaning. Joiners stay: Bengali is spelt with them. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g
/** Also halves of characters, which no file can hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Surrogate}/gu

/** A text in the one form that readers give: NFC, lines ended by LF, no blanks at the ends of lines, nothing invisible but joiners. */
export function tidyText(text: string): string {
  const plain = text
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(invisible, '')
    .replace(unprintable, '')
    .normalize('NFC')
  if (!plain.includes('\n')) return plain.trim()
  return plain
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** The same in one line, for what has no lines: names, tags, file names. */
export const tidyLine = (text: string): string => tidyText(text).replaceAll('\n', ' ')
