import { latinDigits } from '../text/digits.ts'

const letters = ['a', 'b', 'c', 'd', 'e'] as const
export type PartLetter = (typeof letters)[number]
export const partLetters: readonly PartLetter[] = letters

/** The columns of questions in a sheet, in the order in which they are written. Of a part: its text, what to say about it, its key. */
export type Column =
  | 'id'
  | 'type'
  | 'stem'
  | 'stem_en'
  | PartLetter
  | `${PartLetter}_en`
  | `${PartLetter}_exp`
  | `${PartLetter}_exp_en`
  | `${PartLetter}_key`
  | 'answer'
  | 'explanation'
  | 'explanation_en'
  | 'subject'
  | 'topic'
  | 'reference'
  | 'fixed_order'
  | 'tags'
  | 'image'

/** `a_key` … are read and never written: the answer says the same. */
export const writtenColumns: readonly Column[] = [
  'id',
  'type',
  'stem',
  'stem_en',
  ...letters.flatMap((letter): Column[] => [letter, `${letter}_en`]),
  'answer',
  'explanation',
  'explanation_en',
  ...letters.flatMap((letter): Column[] => [`${letter}_exp`, `${letter}_exp_en`]),
  'subject',
  'topic',
  'reference',
  'fixed_order',
  'tags',
  'image',
]

const spellings: Record<string, Column> = {
  no: 'id',
  sl: 'id',
  ক্রমিক: 'id',
  ধরন: 'type',
  question: 'stem',
  question_text: 'stem',
  text: 'stem',
  প্রশ্ন: 'stem',
  question_en: 'stem_en',
  ans: 'answer',
  key: 'answer',
  correct: 'answer',
  correct_answer: 'answer',
  correct_option: 'answer',
  উত্তর: 'answer',
  সঠিক_উত্তর: 'answer',
  exp: 'explanation',
  ব্যাখ্যা: 'explanation',
  বিষয়: 'subject',
  টপিক: 'topic',
  অধ্যায়: 'topic',
  chapter: 'topic',
  ref: 'reference',
  source: 'reference',
  সূত্র: 'reference',
  picture: 'image',
  ছবি: 'image',
  tag: 'tags',
  ট্যাগ: 'tags',
}
const bySpelling = new Map<string, Column>([
  ...writtenColumns.map((column) => [column, column] as const),
  ...letters.map((letter) => [`${letter}_key`, `${letter}_key`] as const),
  ...Object.entries(spellings).map(([spelling, column]) => [spelling.normalize('NFC'), column] as const),
])
const partNames = /^(?:option|choice|opt|বিকল্প|stem)?_?([a-eক-ঙ1-5])(_(?:en|exp|exp_en|key))?$/

/** Which column a heading names, in whatever letters and with whatever between its words; null for one that we have no use for. */
function columnOf(heading: string): Column | null {
  const folded = latinDigits(heading.normalize('NFC').trim().toLowerCase()).replace(/[\s_.:()-]{1,20}/g, '_')
  const name = folded.replace(/^_|_$/g, '')
  const known = bySpelling.get(name)
  if (known !== undefined) return known
  const [, label, suffix = ''] = partNames.exec(name) ?? []
  if (label === undefined) return null
  const index = Math.max('abcde'.indexOf(label), 'কখগঘঙ'.indexOf(label), '12345'.indexOf(label))
  return `${letters[index]}${suffix}` as Column
}

/** Which columns a row heads; null when it is no row of headings: those name the question and at least two parts. */
export function readHeadings(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map(columnOf)
  return ['stem', 'a', 'b'].every((needed) => columns.includes(needed as Column)) ? columns : null
}
