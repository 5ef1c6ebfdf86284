import { type BijoyProblem, convertBijoy } from './convert-bijoy.ts'
import { hasStrongSign, judgeWord, looksLikeBijoy } from './looks-like-bijoy.ts'

export type PlainConversion = { text: string; problems: BijoyProblem[]; words: { before: string; after: string }[] }

/**
 * Text that lost its fonts, paragraph by paragraph: those that look like Bijoy are converted, the Latin words among them left.
 * Whoever uses it shows the words before anything is kept.
 */
export function convertPlainText(text: string): PlainConversion {
  const whole: PlainConversion = { text: '', problems: [], words: [] }
  const paragraphs = text.split(/(\r?\n)/)
  // One sign among much English is enough beside paragraphs that leave no doubt.
  const isBijoy = paragraphs.some(looksLikeBijoy)
    ? (one: string) => looksLikeBijoy(one) || hasStrongSign(one)
    : () => false
  for (const paragraph of paragraphs) {
    if (!isBijoy(paragraph)) whole.text += paragraph
    else convertParagraph(paragraph, whole)
  }
  whole.text = whole.text.normalize('NFC')
  return whole
}

function convertParagraph(paragraph: string, whole: PlainConversion): void {
  const pieces = paragraph.split(/(\s+)/)
  const kinds = pieces.map(kindOf)
  for (const [index, piece] of pieces.entries()) {
    const kind = kinds[index] === 'number' ? neighbour(kinds, index) : kinds[index]
    if (kind !== 'bijoy') whole.text += piece
    else {
      const { text, problems } = convertBijoy(piece)
      whole.text += text
      whole.problems.push(...problems)
      whole.words.push({ before: piece, after: text })
    }
  }
}

type Kind = 'bijoy' | 'latin' | 'number' | 'blank'

const label = /^\(?[A-Za-z][).]$/
/** ক to ঙ. No paper labels its options from K. */
const bengaliLabel = /^\(?[K-O][).]$/
/** The colon, as Bijoy types it. */
const visarga = /^t$/
/** With a vowel, and a capital only in front. */
const isLatinWord = (piece: string) => /^[("]?[A-Z]?[a-z'-]*[)",.:;?]*$/.test(piece) && /[aeiouyAEIOUY]/.test(piece)
const acronym = /^[("]?[a-z]?(?:[A-Z]\d*){2,}[a-z]{0,2}[)",.:;?]*$/

function kindOf(piece: string): Kind {
  if (/^\s*$/.test(piece)) return 'blank'
  if (label.test(piece)) return bengaliLabel.test(piece) ? 'bijoy' : 'latin'
  if (!/[A-Za-z\u00a1-\u00ff†‡]/.test(piece)) return 'number'
  if (visarga.test(piece)) return 'bijoy'
  const leaning = judgeWord(piece)
  const isLatin =
    leaning === 'latin' ? isLatinWord(piece) || acronym.test(piece) : leaning === 'neither' && acronym.test(piece)
  return isLatin ? 'latin' : 'bijoy'
}

/** A number is written as the words beside it are. */
function neighbour(kinds: Kind[], index: number): Kind | undefined {
  const isWord = (kind: Kind) => kind === 'bijoy' || kind === 'latin'
  return kinds.slice(index).find(isWord) ?? kinds.slice(0, index).findLast(isWord)
}
