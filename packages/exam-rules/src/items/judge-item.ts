import type { AnswerKey } from '../questions/question-types.ts'
import type { ChoiceFigures, ItemAnalysis, StemAnalysis } from './item-analysis.ts'

/** How much so few or so many sittings allow to be said. */
export type Evidence = 'counts' | 'facility' | 'provisional' | 'full'

export function evidenceOf(sittings: number): Evidence {
  if (sittings < 10) return 'counts'
  if (sittings < 30) return 'facility'
  return sittings < 100 ? 'provisional' : 'full'
}

/** From so many on, a fifth has ten people and may be drawn. */
export const fifthsFrom = 50

/** Why somebody should look at a question. `partId` and `said` name what else may be right. */
export type ItemDoubt =
  /** Of the best third most chose this, and few the key. */
  | { readonly code: 'top_third'; readonly partId: number; readonly said: 'T' | 'F' | null }
  /** The better somebody is, the less they choose the key and the more this. */
  | { readonly code: 'wrong_key'; readonly partId: number; readonly said: 'T' | 'F' | null }
  /** Chosen more often than the key, and the more the better somebody is. */
  | { readonly code: 'chosen_more'; readonly partId: number; readonly said: 'T' | 'F' | null }
  | { readonly code: 'two_right'; readonly partIds: readonly number[] }
  | { readonly code: 'negative' }
  | { readonly code: 'below_chance' }
  | { readonly code: 'objections'; readonly count: number }
  | { readonly code: 'weak' }
  | { readonly code: 'too_easy' }
  | { readonly code: 'idle'; readonly partIds: readonly number[] }

export type ItemVerdict =
  | 'wrong_key'
  | 'two_right'
  | 'dubious'
  | 'below_chance'
  | 'weak'
  | 'too_easy'
  | 'idle'
  | 'fine'
  /** Nothing is known against it, but too few have sat it to call it good. */
  | 'too_few'
  /** A correction has given it to everybody or to nobody: there is no key to judge. */
  | 'settled'

export type ItemJudgement = { readonly verdict: ItemVerdict; readonly doubts: readonly ItemDoubt[] }

/** Below it a question does not tell who knows more from who knows less. */
export const dividesFrom = 0.1

/** A key is asked about when so many doctors object. */
export const objectionsAreMany = 3

type Judged = {
  readonly item: ItemAnalysis
  readonly sittings: number
  readonly key: AnswerKey
  readonly objections: number
}

/** What the figures of a question give reason to look at. Nobody's key is ever changed by this: staff decide. */
export function judgeItem(judged: Judged): ItemJudgement {
  const { item, objections, key } = judged
  if (key.grace) return { verdict: 'settled', doubts: [] }
  const many: ItemDoubt[] = objections >= objectionsAreMany ? [{ code: 'objections', count: objections }] : []
  const ofParts =
    item.stems.length > 0
      ? item.stems.flatMap((stem) => [...doubtKey(stem.choices, judged, stem)])
      : doubtKey(item.choices, judged, item)
  const doubts = [...ofParts, ...many, ...doubtItem(judged)]
  return { verdict: verdictOf(doubts, judged.sittings), doubts }
}

/** Most serious first. */
function verdictOf(doubts: readonly ItemDoubt[], sittings: number): ItemVerdict {
  const has = (...codes: ItemDoubt['code'][]) => doubts.some(({ code }) => codes.includes(code))
  if (has('top_third', 'wrong_key')) return 'wrong_key'
  if (has('two_right')) return 'two_right'
  if (has('negative', 'chosen_more', 'objections')) return 'dubious'
  for (const code of ['below_chance', 'weak', 'too_easy', 'idle'] as const) if (has(code)) return code
  return sittings < 30 ? 'too_few' : 'fine'
}

export const isDubious = (verdict: ItemVerdict): boolean =>
  verdict === 'wrong_key' || verdict === 'two_right' || verdict === 'dubious'

/** What speaks against the key of a single choice, or of one stem. */
function* doubtKey(
  choices: readonly ChoiceFigures[],
  { sittings }: Judged,
  { discrimination }: Pick<StemAnalysis, 'discrimination'>,
): Generator<ItemDoubt> {
  const keys = choices.filter(({ isKey }) => isKey)
  const others = choices.filter(
    (choice): choice is ChoiceFigures & { partId: number } => !choice.isKey && choice.partId !== null,
  )
  const keyCount = sum(keys.map(({ count }) => count))
  const keyInTop = sum(keys.map(({ topThird }) => topThird))
  if (sittings >= 10)
    for (const { partId, said, topThird } of others)
      if (topThird > 0.5 && keyInTop < 0.25) yield { code: 'top_third', partId, said }
  if (sittings < 30) return
  const keyFalls = keys.some(({ correlation }) => (correlation ?? 0) < 0)
  for (const { partId, said, correlation, count } of others) {
    if (keyFalls && (correlation ?? 0) > 0.2) yield { code: 'wrong_key', partId, said }
    else if (count > keyCount && (correlation ?? 0) > 0) yield { code: 'chosen_more', partId, said }
  }
  if (discrimination !== null && discrimination < 0) yield { code: 'negative' }
  if (sittings >= fifthsFrom) {
    const options = choices.filter(({ partId, said }) => partId !== null && said === null)
    const rising = options.filter((option) => risesToTop(option, sittings))
    if (rising.length > 1 && rising.some(({ isKey }) => !isKey))
      yield { code: 'two_right', partIds: rising.map(({ partId }) => partId!) }
  }
}

/** Chosen by more than a quarter of the best fifth, and the more the better somebody is. */
function risesToTop({ correlation, fifths }: ChoiceFigures, sittings: number): boolean {
  const best = sittings - Math.ceil((4 * sittings) / 5)
  return (correlation ?? 0) > 0 && fifths[4]! > fifths[0]! && fifths[4]! > 0.25 * best
}

/** What speaks against the question as it is written. */
function* doubtItem({ item, sittings, key }: Judged): Generator<ItemDoubt> {
  const { facility, efficiency, restCorrelation } = item.byRight
  if (facility === null) return
  if (sittings >= 30 && isBelowChance(item, key)) yield { code: 'below_chance' }
  const isMiddling = facility >= 0.2 && facility <= 0.9
  if (sittings >= 50 && isMiddling && ((efficiency ?? 1) < 0.15 || (restCorrelation ?? 1) < dividesFrom))
    yield { code: 'weak' }
  if (sittings >= 30 && facility > 0.95) yield { code: 'too_easy' }
  if (sittings >= 100) {
    const idle = item.choices.filter(({ partId, isKey, count }) => partId !== null && !isKey && count < 0.05 * sittings)
    if (idle.length > 0) yield { code: 'idle', partIds: idle.map(({ partId }) => partId!) }
  }
}

/** Worse than somebody who knows nothing and guesses: of a stem, where more are wrong than right. */
function isBelowChance({ choices, stems, correct }: ItemAnalysis, key: AnswerKey): boolean {
  if (key.type === 'mcq') return stems.some((stem) => stem.wrong > stem.correct)
  const options = choices.filter(({ partId }) => partId !== null).length
  return correct / sum(choices.map(({ count }) => count)) < key.options.length / options
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0)
