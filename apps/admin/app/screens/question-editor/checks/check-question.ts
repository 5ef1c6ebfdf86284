import { parseQuestionText, type QuestionNode, writeQuestionText } from '@prostuti/exam-rules'
import { searchKey } from '@prostuti/text/search-key'
import type { QuestionFields } from '../../../kit/question/question-types.ts'
import { isRight, truthOf } from '../model/edit-key.ts'

export type CheckCode =
  | 'no_text'
  | 'part_count'
  | 'part_empty'
  | 'no_key'
  | 'alike'
  | 'longest_is_key'
  | 'no_alt'
  | 'no_explanation'
  | 'no_english'
  | 'brace'
  | 'gap'

/** `fine`: as it should be. `look`: somebody may want it otherwise. `wrong`: it cannot be saved so. */
export type Check = { code: CheckCode; weight: 'fine' | 'look' | 'wrong' | 'note'; parts?: number[]; formula?: string }

/** An option that says much more than every other gives itself away. */
const longer = 1.4
const worthSaying = 20

/** What is to be said of a question while it is written; the look-alikes are asked elsewhere. */
export function checkQuestion(fields: QuestionFields, { keysShown = true } = {}): Check[] {
  const { type, text, parts, images, key } = fields
  const said = parts.map((part) => part.text.bn ?? '')
  const empty = positions(parts, (part) => (part.text.bn ?? '').trim() === '' && part.image === null)
  const alike = alikeAmong(said)
  const lacksKey =
    keysShown &&
    (type === 'sba'
      ? !parts.some(({ id }) => isRight(key, id))
      : parts.some(({ id }) => truthOf(key, id) === undefined))
  const pictures = [...images, ...parts.flatMap(({ image }) => image ?? [])]
  const isShort = type === 'sba' && parts.length < 4
  const lacks = (wrong: boolean, code: CheckCode, at?: number[]): Check[] =>
    wrong ? [{ code, weight: 'wrong', ...(at && { parts: at }) }] : []
  const look = (wrong: boolean, code: CheckCode, at?: number[]): Check[] =>
    wrong ? [{ code, weight: 'look', ...(at && { parts: at }) }] : []
  const written = [text, ...parts.map((part) => part.text), fields.explanation].flatMap((each) => [
    each?.bn ?? '',
    each?.en ?? '',
  ])
  const gap = written.flatMap((each) => gapIn(parseQuestionText(each)) ?? [])[0]
  const isWhole = !(isShort || empty.length > 0 || lacksKey || alike.length > 0)
  return [
    ...(isWhole ? [{ code: 'part_count' as const, weight: 'fine' as const }] : []),
    ...lacks((text.bn ?? '').trim() === '', 'no_text'),
    ...lacks(isShort, 'part_count'),
    ...lacks(empty.length > 0, 'part_empty', empty),
    ...lacks(lacksKey, 'no_key'),
    ...look(alike.length > 0, 'alike', alike),
    ...look(keysShown && longestIsKey(fields), 'longest_is_key'),
    ...look(
      pictures.some(({ alt }) => (alt.bn ?? '').trim() === ''),
      'no_alt',
    ),
    ...look(written.some(hasLooseBrace), 'brace'),
    ...(gap === undefined ? [] : [{ code: 'gap' as const, weight: 'look' as const, formula: gap }]),
    ...(keysShown && isBlank(fields.explanation) ? [{ code: 'no_explanation' as const, weight: 'look' as const }] : []),
    ...(isBlank({ bn: text.en }) ? [{ code: 'no_english' as const, weight: 'note' as const }] : []),
  ]
}

const isBlank = (text: { bn?: string | undefined; en?: string | undefined } | null) =>
  (text?.bn ?? '').trim() === '' && (text?.en ?? '').trim() === ''

const positions = <Item>(items: readonly Item[], is: (item: Item) => boolean): number[] =>
  items.flatMap((item, at) => (is(item) ? [at] : []))

/** Every option that says the same as an earlier one, and that one. */
function alikeAmong(texts: readonly string[]): number[] {
  const keys = texts.map((text) => searchKey(text).replace(/[\s.,;:।]+/g, ''))
  return positions(keys, (key) => key !== '' && keys.filter((other) => other === key).length > 1)
}

function longestIsKey({ type, parts, key }: QuestionFields): boolean {
  if (type !== 'sba') return false
  const lengths = parts.map((part) => (part.text.bn ?? '').trim().length)
  const right = parts.findIndex(({ id }) => isRight(key, id))
  const own = lengths[right] ?? 0
  const others = lengths.filter((_, at) => at !== right)
  return own >= worthSaying && others.length > 0 && own >= longer * Math.max(...others)
}

/** A brace of a formula that never closes is shown as it was typed. */
function hasLooseBrace(text: string): boolean {
  let open = 0
  for (const sign of text.match(/(?:\\frac|\\sqrt|[\^_])\{|[{}]/g) ?? []) open += sign === '}' ? -1 : 1
  return open !== 0 && /(?:\\frac|\\sqrt|[\^_])\{/.test(text)
}

/** The first formula with a place where nothing stands, as it was typed: half a fraction, a root of nothing. */
function gapIn(nodes: readonly QuestionNode[]): string | undefined {
  for (const node of nodes) {
    if (node.kind === 'text' || node.kind === 'link') continue
    const places = node.kind === 'fraction' ? [node.top, node.bottom] : [node.body]
    const isEmpty = places.some((place) => writeQuestionText(place).trim() === '')
    const found = isEmpty ? writeQuestionText([node]) : places.map(gapIn).find((each) => each !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}
