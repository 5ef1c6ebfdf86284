/** What a line is by the word it begins with. */
export type WordKind = 'answer' | 'explanation' | 'reference' | 'subject' | 'topic' | 'tags'

const patterns: [WordKind, RegExp][] = [
  [
    'answer',
    /^[[(]?(?:(?:সঠিক\s{0,3})?(?:উত্তর|উ)|(?:correct\s{1,3}|right\s{1,3})?(?:answer|ans|option)|(?:answer\s?)?key)\s{0,3}[:ঃ=.–-]/i,
  ],
  ['explanation', /^[[(]?(?:ব্যাখ্যা|বিশ্লেষণ|সমাধান|explanation|exp|note|rationale|solution)\s{0,3}[:ঃ=.–-]/i],
  ['reference', /^[[(]?(?:তথ্যসূত্র|সূত্র|রেফারেন্স|উৎস|reference|ref|source)\s{0,3}[:ঃ=.–-]/i],
  ['subject', /^[[(]?(?:বিষয়|subject)\s{0,3}[:ঃ=]/i],
  ['topic', /^[[(]?(?:টপিক|অধ্যায়|topic|chapter)\s{0,3}[:ঃ=]/i],
  ['tags', /^[[(]?(?:ট্যাগ|tags?)\s{0,3}[:ঃ=]/i],
]

/** `উত্তর খ`, without any sign between. */
const bareAnswer = /^(?:সঠিক\s{0,3})?(?:উত্তর|answer|ans)\s{1,3}(?=[([]?[a-eA-Eক-ঙ][)\].।]?\s{0,9}$)/i

/** What could be a key: a label, or words for true and false. */
const keyLike = /^[([]?\s?(?:[a-gক-ঙ]|[1-5১-৫]|true|false|সত্য|মিথ্যা|স|মি|[tf]{1,5})(?:[).\]।,;\s-]|$)/i

/** The word at the beginning of a text, and where what it introduces begins. */
export function readWord(text: string): { kind: WordKind; length: number } | null {
  const before = text.length - text.trimStart().length
  const said = text.slice(before)
  for (const [kind, pattern] of patterns) {
    const begins = pattern.exec(said)?.[0]
    if (begins === undefined) continue
    const rest = said.slice(begins.length)
    const length = said.length - rest.trimStart().length
    // উত্তর-পূর্ব, Key. West: only a colon says that an answer follows, whatever it is.
    const isSure = /[:ঃ=]$/.test(begins) || (kind === 'answer' ? keyLike.test(rest.trimStart()) : begins.endsWith('.'))
    if (isSure) return { kind, length: before + length }
  }
  const bare = bareAnswer.exec(said)?.[0].length
  return bare === undefined ? null : { kind: 'answer', length: before + bare }
}

const inside = {
  answer: /[\s([](?=(?:সঠিক\s{0,3})?(?:উত্তর|উ)\s{0,3}[:ঃ]|(?:correct\s{1,3})?ans(?:wer)?\s{0,3}[:.ঃ])/gi,
  explanation: /[\s([](?=(?:ব্যাখ্যা|explanation|exp)\s{0,3}[:ঃ.])/gi,
  reference: /[\s([](?=(?:তথ্যসূত্র|সূত্র|রেফারেন্স|reference|ref)\s{0,3}[:ঃ.])/gi,
}

/** Where an answer, its explanation or its reference begins behind something else on the same line. */
export function findWord(kind: keyof typeof inside, text: string): number | null {
  for (const found of text.matchAll(inside[kind])) {
    const at = found.index + (/\s/.test(found[0]) ? 1 : 0)
    const word = readWord(text.slice(at))
    if (word?.kind !== kind) continue
    if (kind !== 'answer' || keyLike.test(text.slice(at + word.length))) return at
  }
  return null
}

const keyHeading =
  /^(?:সঠিক\s{0,3})?(?:উত্তরমালা|উত্তরপত্র|উত্তরসমূহ|উত্তর|answer\s?keys?|answers?|answer\s?sheet|keys?)\s{0,3}[:ঃ-]?$/i

/** A line that only says that the answers of all questions follow. */
export const isKeyHeading = (text: string): boolean => keyHeading.test(text.trim().replaceAll(/[-*#]/g, '').trim())
