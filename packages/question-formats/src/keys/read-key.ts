import type { AnswerKey } from '@prostuti/exam-rules'
import type { Fault } from '../reading.ts'
import { partOfLabel } from './part-labels.ts'

/** The key, or what is wrong with what was written for it. */
export type KeyReading = { key: AnswerKey } | { key: null; fault: Pick<Fault, 'code' | 'found' | 'expected'> }

const refuse = (code: Fault['code'], found: string, expected: string): KeyReading => ({
  key: null,
  fault: { code, found, expected },
})

/**
 * The right option of a single choice, as people write it: `B`, `(খ)`, `২.`, `গ) যকৃৎ`, `a, c` where several are accepted, or the
 * text of the option itself. A label counts first: of the options 2, 4, 6, 8 the answer `2` is the second.
 */
export function readSbaKey(written: string, options: readonly string[]): KeyReading {
  const said = written.trim()
  const expected = `a-${'abcde'[options.length - 1] ?? 'e'}`
  if (said === '') return refuse('no_key', '', expected)
  const named = readLabels(said)
  if (named?.every((id) => id <= options.length)) return { key: { type: 'sba', options: named } }
  const same = options.flatMap((option, index) => (fold(option) === fold(said) ? [index + 1] : []))
  if (same.length === 1) return { key: { type: 'sba', options: same } }
  return refuse('key_outside', said, expected)
}

const between = /[,;/&+]|\s(?:or|and|ও|এবং|বা|অথবা)\s/i

function readLabels(said: string): number[] | null {
  const pieces = said.split(between)
  const ids = pieces.map((piece) => partOfLabel(piece.trim().replace(/^[([{]|[)\]}.:।ঃ]{1,2}$/g, '')))
  if (ids.every((id) => id !== null)) return [...new Set(ids)].sort((one, other) => one - other)
  // The label with the option's text behind it.
  const [, label] = /^[([{]?([^\s([{])[)\]}.:।ঃ]{1,2}\s/.exec(said) ?? []
  const id = label === undefined ? null : partOfLabel(label)
  return id === null ? null : [id]
}

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s{1,9}/g, ' ')

const truths: Record<string, 'T' | 'F' | 'either'> = {
  t: 'T',
  true: 'T',
  yes: 'T',
  '✓': 'T',
  '✔': 'T',
  সত্য: 'T',
  স: 'T',
  হ্যাঁ: 'T',
  f: 'F',
  false: 'F',
  no: 'F',
  '✗': 'F',
  '✘': 'F',
  মিথ্যা: 'F',
  মি: 'F',
  না: 'F',
  '*': 'either',
}
const truthByWord = new Map(Object.entries(truths).map(([word, truth]) => [word.normalize('NFC'), truth]))
/** Longer words first, so that `true` is not read as `t`. */
const truthWords = [...truthByWord.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => word.replace('*', '\\*'))
const oneTruth = new RegExp(
  `[\\s,;|/]{0,9}(?:\\(?[a-eক-ঙ1-5১-৫][-:.)=ঃ] ?)?\\(?(${truthWords.join('|')})(?![a-z])\\)?`,
  'iy',
)
const run = /^[tf*]+$/i

/** What was written of each stem: `TFTTF`, `T, F, …`, `a-T, b-F`, `সত্য, মিথ্যা`, `স মি`; `*` where both are accepted. Null for what says no such thing. */
export function readTruths(written: string): ('T' | 'F' | 'either')[] | null {
  const said = written.normalize('NFC').trim()
  const found: ('T' | 'F' | 'either')[] = []
  if (run.test(said)) return [...said.toLowerCase()].map((letter) => truthByWord.get(letter)!)
  oneTruth.lastIndex = 0
  for (;;) {
    const start = oneTruth.lastIndex
    const word = oneTruth.exec(said)?.[1]
    if (word === undefined) return /^[\s,;.|/।]*$/.test(said.slice(start)) && found.length > 0 ? found : null
    found.push(truthByWord.get(word.toLowerCase())!)
  }
}

/** The truth of each stem; never fewer or more than there are stems. */
export function readMtfKey(written: string, stemCount: number): KeyReading {
  const said = written.trim()
  const expected = 'T/F'.concat(` × ${stemCount}`)
  if (said === '') return refuse('no_key', '', expected)
  const found = readTruths(said)
  if (found === null) return refuse('key_outside', said, expected)
  if (found.length !== stemCount) return refuse('key_count', said, expected)
  return { key: { type: 'mcq', stems: Object.fromEntries(found.map((truth, index) => [index + 1, truth])) } }
}
