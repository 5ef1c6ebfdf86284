import { latinDigits } from '../text/digits.ts'

const alphabets = ['abcde', 'কখগঘঙ', '12345']

/** Which part a label names, from 1: `B`, `খ`, `2` and `২` are all the second. Null for what is no label. */
export function partOfLabel(label: string): number | null {
  const folded = latinDigits(label.trim().toLowerCase())
  if (folded.length !== 1) return null
  for (const alphabet of alphabets) if (alphabet.includes(folded)) return alphabet.indexOf(folded) + 1
  return null
}

/** The label that files are written with. */
export const labelOfPart = (id: number): string => 'abcde'[id - 1] ?? ''
