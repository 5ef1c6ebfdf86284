import { writeQuestions } from '../../packages/question-formats/src/formats/index.ts'
import type { FileQuestion } from '../../packages/question-formats/src/index.ts'

const syllables = [
  'কার',
  'ডিও',
  'নিউ',
  'রো',
  'থাই',
  'লি',
  'ভার',
  'pul',
  'mon',
  'ary',
  'ven',
  'ous',
  'ren',
  'al',
  'gas',
  'tri',
]

/** Words that follow from a number, as different as those of two questions. */
export function wordsNo(nth: number, count: number): string {
  let seed = (nth + 7) * 2_654_435_761
  const next = () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return syllables[seed % syllables.length]!
  }
  return Array.from({ length: count }, () => next() + next() + next())
    .join(' ')
    .normalize('NFC')
}

const part = (id: number, bn: string) => ({ id, text: { bn }, picture: null, note: null })

/** Every third one true/false, each with an explanation; one in a hundred lacks its answer. */
function questionNo(nth: number): FileQuestion {
  const isMtf = nth % 3 === 0
  const key = isMtf
    ? { type: 'mcq' as const, stems: { 1: 'T', 2: 'F', 3: 'T', 4: 'F', 5: 'T' } as const }
    : { type: 'sba' as const, options: [1 + (nth % 4)] }
  return {
    name: null,
    type: isMtf ? 'mcq' : 'sba',
    text: { bn: `${wordsNo(nth, 12)} কোনটি?` },
    pictures: [],
    parts: Array.from({ length: isMtf ? 5 : 4 }, (_, at) => part(at + 1, wordsNo(nth * 11 + at + 1, 4))),
    fixedOrder: false,
    key: nth % 100 === 99 ? null : key,
    explanation: { bn: wordsNo(nth * 5, 30) },
    subject: null,
    topic: null,
    reference: 'Guyton, ১২',
    tags: [],
  }
}

export async function largeFile(
  format: 'xlsx' | 'docx' | 'moodle_xml',
  count: number,
  from: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const questions = Array.from({ length: count }, (_, nth) => questionNo(from + nth))
  const pieces = await Array.fromAsync(writeQuestions(format, questions))
  return new Uint8Array(Buffer.concat(pieces))
}
