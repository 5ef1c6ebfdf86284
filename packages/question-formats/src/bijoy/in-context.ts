import { type Cluster, isHalf } from './cluster.ts'
import { type Code, codes, isLetterCode } from './codes.ts'

/** Where a character stands: what is open before it, and what was typed around it. */
export type Position = {
  cluster: Cluster | null
  /** Whether a word is under way. */
  isInWord: boolean
  /** How many characters of that word came before. */
  wordLength: number
  before: string | undefined
  after: string | undefined
  afterThat: string | undefined
}

/** What a character is in its place. `isUnsure` where it may as well have been meant otherwise. */
export type InContext = Code & { isUnsure?: boolean }

const second = (text: string): InContext => ({ kind: 'second', text })
const first = (text: string): InContext => ({ kind: 'first', text })
const letters = (text: string): InContext => ({ kind: 'consonant', text })
const sign = (text: string): InContext => ({ kind: 'post', text })
const plain = (text: string): InContext => ({ kind: 'punctuation', text })

const hasHalf = ({ cluster }: Position) => cluster !== null && isHalf(cluster)
const isOpen = ({ cluster }: Position) =>
  cluster !== null && cluster.base !== '' && !cluster.post && !cluster.isVisible && !isVowel(cluster.base)
/** Letters that could still take a second half: a chandrabindu is put over whole ones. */
const hasLetters = (at: Position) => isOpen(at) && !at.cluster?.candra
/** Letters that could still take a vowel sign. */
const takesSign = (at: Position) => isOpen(at) && !hasHalf(at) && !at.cluster?.pre
const isVowel = (base: string) => /^[\u0985-\u0994]$/.test(base)
const isOneOf = (character: string | undefined, list: string) => character !== undefined && list.includes(character)
const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character)

/** Letters that no word has ৃ under: what stands behind them is an ellipsis. */
const neverRi = /(?:ৎ|়)$/

/** A sign that needs letters before it. */
const isHanging = (character: string | undefined) =>
  /^(?:post|second|reph)$/.test(codes.get(character ?? '')?.kind ?? '')

/** What ends in র: the two codes for the ু under it mean something else behind every other letter. */
const endsInRa = 'iª«ÖåµÎ¿£Œ'

/**
 * Two generations of the font gave some codes to different pieces, and Word's typing aids use others as punctuation. Their
 * neighbours tell which is meant: no generation has a word in which both readings make sense.
 */
const rules: Record<string, (at: Position) => InContext> = {
  Í: (at) => (hasHalf(at) ? second('্ত') : letters('ত্ম')),
  '—': (at) => {
    if (hasHalf(at)) return second('্ত')
    if (!at.isInWord || isSpace(at.after) || isOneOf(at.after, '0123456789')) return plain('—')
    return { ...letters('ড়'), isUnsure: true }
  },
  '“': (at) => (isOneOf(at.before, endsInRa) && takesSign(at) ? sign('ু') : plain('“')),
  æ: (at) => (isOneOf(at.before, endsInRa) && takesSign(at) ? sign('ু') : letters('ম্ন')),
  ø: (at) => (hasLetters(at) ? second('্ল') : letters('স্ন')),
  ÿ: (at) => (at.before === 'L' && at.wordLength === 1 ? letters('ড়্গ') : letters('ক্ষ')),
  Ð: (at) => (at.isInWord || isHanging(at.after) ? letters('ণ্ড') : { ...plain('-'), isUnsure: isLetterCode(at.after) }),
  '−': (at) => (hasLetters(at) ? second('্ল') : { ...plain('−'), isUnsure: at.isInWord || isLetterCode(at.after) }),
  '\u00ad': (at) => (hasLetters(at) ? second('্ল') : plain('')),
  '”': (at) => (isOneOf(at.after, 'PQT¡') ? first('চ্') : plain('”')),
  '‘': (at) => (hasHalf(at) ? second('্তু') : plain('‘')),
  '’': (at) => (hasHalf(at) ? second('্থ') : plain('’')),
  '•': (at) => (isOneOf(at.after, 'LNKMg¶ÿ') ? first('ঙ্') : plain('•')),
  '–': (at) => {
    if (!takesSign(at) || isSpace(at.after)) return plain('–')
    // Two single letters around it: as well "from ক to ঘ".
    return { ...sign('ু'), isUnsure: at.wordLength === 1 && !isLetterCode(at.afterThat) }
  },
  '…': (at) => {
    if (!takesSign(at) || neverRi.test(at.cluster!.base)) return plain('…')
    return { ...sign('ৃ'), isUnsure: isSpace(at.after) }
  },
  è: (at) => second(isOneOf(at.before, 'Yn¶ÿ') ? '্ণ' : '্ন'),
  // Typographic quotes that were made straight again.
  "'": (at) => (isOneOf(at.before, '¯š') ? second('্থ') : plain("'")),
  '"': (at) => (at.isInWord && isOneOf(at.after, 'PQ') ? first('চ্') : plain('"')),
  // Teachers write it for a colon too; behind letters both look the same, and it stays what was typed.
  t: (at) => (at.isInWord ? { kind: 'mark', text: 'ঃ' } : plain(':')),
}

/** What a character means where it stands; undefined if Bijoy has no such code. */
export function codeInContext(character: string, at: Position): InContext | undefined {
  return rules[character]?.(at) ?? codes.get(character)
}
