/**
 * Text without a font: whether a word leans to Bijoy (above 0) or to a language in Latin letters (below). The weights are how much
 * oftener a letter stands in the one than in the other, as logarithms. ASCII alone decides little in a word and much in a
 * paragraph, which is what is judged.
 */
const leans = 'a-2 b1 d-3 e-1 f-1 h-1 i-1 j2 k1 l-2 n-2 o-4 p-4 q2 r-3 s-3 t-4 u-2 v2 w2 x1 z1'
const lean = new Map(leans.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]))

/** What no language in Latin letters writes. Accents of European names (Ménière, Sjögren) are not among it. */
const strong = [
  /[†‡ˆ‰][A-Za-z`_\u00a1-\u00ffš›™˜]/,
  /[A-Za-z`_][©¨ª«¬¦¡¥¿„ƒ‚¶]/,
  /[a-z`_][À-ÖØ-ÞŠ]|[A-Z][À-ÖØ-Þ][a-z]/,
  /[A-Za-z][³²°±µ·»½¼¾¹º¸][A-Za-z]/,
  /[¯®¤][a-zA-Z^ú‹Œ’‘—Í§¢£œ¿ø]/,
  /š[¿Í—^‘’']|›[U`Ø]|[™˜][¢£MN]|[A-Za-z]Ÿ|[bcdfghjkmnpqvwxz]ÿ/,
]

/** Letters that Bijoy needs so seldom that a word with an accent and one of them is a European name. */
const isEuropean = /[dorpst]/
const conjunct = /[\u00b4-\u00ff]/g

/** Capitals inside of a word are Bijoy's only beside letters that are its own: mRNA, HbA1c and PaCO2 have none. */
const ownLetters = /[vwxyzjq`]/
const innerCapital = /[a-z`](?=[A-Z])/g

const strongLean = 8
const sureOfWord = 3
/** For a word that stands alone. */
const sureAlone = 6

type WordLean = 'bijoy' | 'latin' | 'neither'

export const hasStrongSign = (text: string): boolean => strong.some((pattern) => pattern.test(text))

function leanOfWord(word: string): number {
  if (hasStrongSign(word)) return strongLean
  let sum = 0
  for (const letter of word) sum += lean.get(letter) ?? 0
  if (ownLetters.test(word)) sum += 2 * (word.match(innerCapital)?.length ?? 0)
  if (!isEuropean.test(word)) sum += 2 * (word.match(conjunct)?.length ?? 0)
  // The dari, as Bijoy types it.
  if (/[a-zA-Z]\|$/.test(word)) sum += 2
  return sum
}

export function judgeWord(word: string): WordLean {
  const sum = leanOfWord(word)
  if (sum >= sureOfWord) return 'bijoy'
  return sum <= -sureOfWord ? 'latin' : 'neither'
}

const bengali = /[\u0980-\u09ff]/

/**
 * Whether a paragraph without a font was typed for a Bijoy font. With a margin: a word or two that might be are not enough, and what
 * has Bengali letters already is Unicode. English words among it do not matter.
 */
export function looksLikeBijoy(paragraph: string): boolean {
  if (bengali.test(paragraph)) return false
  const words = paragraph.split(/\s+/).filter((word) => /[A-Za-z\u00a1-\u00ff]/.test(word))
  const sums = words.map(leanOfWord)
  const strongOnes = sums.filter((sum) => sum >= strongLean).length
  const forIt = sums.filter((sum) => sum >= sureOfWord)
  const forIts = forIt.reduce((one, other) => one + other, 0)
  const against = sums.filter((sum) => sum < 0).reduce((one, other) => one - other, 0)
  if (strongOnes >= 2) return true
  if (strongOnes === 1) return forIts * 2 > against
  if (forIt.length === 1) return forIts >= sureAlone && against === 0
  return forIt.length >= 2 && forIts > against * 2
}
