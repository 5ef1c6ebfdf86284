import { latinDigits } from '../text/digits.ts'

/** What a label is one of: `ক`, `a`, `A`, `i` or a digit. Options of one question are labelled by one family, in its order. */
export type LabelFamily = 'bengali' | 'lower' | 'upper' | 'roman' | 'digit'

export type Label = {
  family: LabelFamily
  /** From 0. */
  index: number
  /** The signs around it: `(…)`, `….`; a line keeps to one of them. */
  style: string
  from: number
  /** Where what it labels begins. */
  to: number
  /** Stands at the beginning, or behind a tab or several blanks, as columns are made. */
  isWide: boolean
  /** A teacher's sign that it is the right one stands before it. */
  isMarked: boolean
}

const alphabets: [LabelFamily, string[]][] = [
  ['bengali', [...'কখগঘঙচ']],
  ['lower', [...'abcdef']],
  ['upper', [...'ABCDEF']],
  ['roman', ['i', 'ii', 'iii', 'iv', 'v', 'vi']],
  ['digit', [...'123456']],
]

const atStart = /([*✓✔√☑]\s?)?[([{]?\s?([কখগঘঙচ]|[a-fA-F]|[ivIV]{1,3}|[1-6১-৬])\s?[)\]}.।|:ঃ]/y
const abbreviation = /^(?:e\.\s?g\.|i\.\s?e\.|a\.\s?m\.|c\.\s?f\.)/i

/** The label that begins at this place of a text. */
export function readLabel(text: string, from: number): Label | null {
  atStart.lastIndex = from
  const [whole, mark = '', sign] = atStart.exec(text) ?? []
  if (whole === undefined || sign === undefined) return null
  const to = from + whole.length
  const rest = text.slice(to)
  // A number, or letters that are short for a word.
  if (/^[\d০-৯]/.test(rest) && /[\d০-৯]/.test(sign)) return null
  if (abbreviation.test(text.slice(from, from + 6))) return null
  const folded = latinDigits(/^[ivIV]+$/.test(sign) ? sign.toLowerCase() : sign)
  for (const [family, letters] of alphabets) {
    const index = letters.indexOf(folded)
    if (index >= 0)
      return {
        family,
        index,
        style: whole.slice(mark.length).replace(sign, '').replaceAll(/\s/g, ''),
        from,
        to,
        isWide: isWide(text, from),
        isMarked: mark !== '',
      }
  }
  return null
}

function isWide(text: string, from: number): boolean {
  const gap = text.slice(Math.max(0, from - 2), from)
  return from === 0 || gap.includes('\t') || gap === '  '
}

/** Every label of a text that begins it or stands behind a blank. */
export function findLabels(text: string, from = 0): Label[] {
  const found: Label[] = []
  for (let at = from; at < text.length; at += 1) {
    if (at > from && !/\s/.test(text[at - 1]!)) continue
    const label = /\s/.test(text[at]!) ? null : readLabel(text, at)
    if (label) found.push(label)
  }
  return found
}

const prefix = /^(?:প্রশ্ন(?:\s?নং)?|question(?:\s?no\.?)?|q(?:ues)?)[\s.:ঃ#-]{0,4}(?=[(\d০-৯])/i
const number = /^(\(?)\s?([\d০-৯]{1,4})\s?(\)?[.।|:ঃ)-]{0,2})\s{0,20}/

/** The number that a question begins with: `১।`, `(1)`, `প্রশ্ন-১`, `Q.1)`. A decimal, a year and a range are none. */
export function readNumber(text: string): { number: number; length: number } | null {
  const before = /^\s*/.exec(text)![0].length
  const said = prefix.exec(text.slice(before))?.[0].length ?? 0
  const [whole, open, digits, close] = number.exec(text.slice(before + said)) ?? []
  if (whole === undefined || digits === undefined || close === undefined) return null
  if (said === 0 && (close === '' || ((open === '(') !== close.startsWith(')') && open === '('))) return null
  const length = before + said + whole.length
  // `2.5 mg`, `১৯৯০-৯৫`, `১০:৩০`
  if (whole.trimEnd() === whole && /^[\d০-৯]/.test(text.slice(length))) return null
  return { number: Number(latinDigits(digits)), length }
}
