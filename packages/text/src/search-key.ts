import { toLatinDigits } from './numbers/digits.ts'

/**
 * What search compares. The database's search_key function says the same in SQL: NFC, zero-width characters removed,
 * Bengali digits to Latin, lower case. Change both together.
 */
export function searchKey(text: string): string {
  const visible = text.normalize('NFC').replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
  return toLatinDigits(visible).replace(/\p{Changes_When_Lowercased}/gu, lowerLetter)
}

/** One letter for one letter, as the database lowers: toLowerCase() of a whole text treats İ and a final Σ specially. */
function lowerLetter(letter: string): string {
  return String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0)
}

/** Spellings and letters that readers take for the same, folded in this order. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/ক্যানসার/g, 'ক্যান্সার'],
  [/্যা/g, 'ে'],
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ণ/g, 'ন'],
  [/[শষ]/g, 'স'],
]

/** A second, looser key: `মেডিক্যাল কলেজ` finds `মেডিকেল কলেজ`. Rank its finds below those of searchKey. */
export function looseKey(text: string): string {
  const folded = folds.reduce((key, [found, instead]) => key.replace(found, instead), searchKey(text))
  // য sounds like জ, but neither with its dot (য়) nor joined below another letter (্য).
  return folded.replace(/্?য(?!\u09bc)/g, (letter) => (letter.length === 1 ? 'জ' : letter))
}
