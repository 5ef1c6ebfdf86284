import { questionTypes } from '@prostuti/exam-rules'
import type { FilePicture, FileQuestion, FileText } from '../file-question.ts'
import type { Fault } from '../reading.ts'
import { pictureKind } from './picture-kind.ts'

/**
 * What every question of a file is looked through for, whatever the format. A missing key is told only where the reader has not
 * already told what is wrong with it.
 */
export function judgeQuestion(question: FileQuestion, line: number | null, told: readonly Fault[] = []): Fault[] {
  const faults: Fault[] = []
  const { parts, text, key } = question
  if (text.bn === '') faults.push({ code: 'no_text', weight: 'cannot', line })
  const { min, max } = questionTypes[question.type].partCount
  if (parts.length < min || parts.length > max)
    faults.push({
      code: 'part_count',
      weight: 'cannot',
      line,
      found: String(parts.length),
      expected: min === max ? String(min) : `${min}-${max}`,
    })
  for (const [index, part] of parts.entries()) {
    if (part.text.bn === '' && part.picture === null)
      faults.push({ code: 'part_empty', weight: 'cannot', line, found: String(index + 1) })
  }
  for (const { text: written, max } of textsOf(question)) {
    const length = Math.max(written.bn.length, written.en?.length ?? 0)
    if (length > max)
      faults.push({ code: 'too_long', weight: 'cannot', line, found: String(length), expected: String(max) })
  }
  const alike = findAlike(question)
  if (alike !== null) faults.push({ code: 'parts_alike', weight: 'look', line, found: alike })
  if (key === null && !told.some(({ code }) => isAboutKey.has(code)))
    faults.push({ code: 'no_key', weight: 'cannot', line })
  for (const picture of picturesOf(question)) {
    if (pictureKind(picture.bytes) === null)
      faults.push({ code: 'picture_unreadable', weight: 'cannot', line, found: picture.name })
  }
  return faults
}

/** How long the texts of a question may be, as the form of questions has it (`questionFields` of the contract). */
const longest = { text: 6000, part: 2000, note: 2000, explanation: 8000, reference: 300 }

const textsOf = ({ text, parts, explanation, reference }: FileQuestion): { text: FileText; max: number }[] => [
  { text, max: longest.text },
  ...parts.map((part) => ({ text: part.text, max: longest.part })),
  ...parts.flatMap(({ note }) => (note === null ? [] : [{ text: note, max: longest.note }])),
  ...(explanation === null ? [] : [{ text: explanation, max: longest.explanation }]),
  ...(reference === null ? [] : [{ text: { bn: reference }, max: longest.reference }]),
]

const isAboutKey = new Set<Fault['code']>(['no_key', 'key_outside', 'key_count', 'type_unknown'])

/** All pictures of a question, in the order of the file. */
export const picturesOf = ({ pictures, parts }: FileQuestion): FilePicture[] => [
  ...pictures,
  ...parts.flatMap(({ picture }) => (picture === null ? [] : [picture])),
]

function findAlike({ parts }: FileQuestion): string | null {
  const seen = new Set<string>()
  for (const { text, picture } of parts) {
    if (text.bn === '' || picture !== null) continue
    const folded = text.bn.toLowerCase().replaceAll(' ', '')
    if (seen.has(folded)) return text.bn
    seen.add(folded)
  }
  return null
}
