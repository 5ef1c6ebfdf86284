/**
 * Controls and format characters: NUL, byte order marks, marks that turn the direction of writing, halves of emoji.
 * Line ends and tabs become spaces below, and ZWJ and ZWNJ stay, because র‍্যাব needs them.
 */
const invisible = /(?![\t\n\v\f\r\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A person's, place's or title's text as it is stored: NFC, one space between words, nothing invisible that could deceive. */
export function normalizeName(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim().normalize('NFC')
}
