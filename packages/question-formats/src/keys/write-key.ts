import type { AnswerKey } from '@prostuti/exam-rules'
import type { FileQuestion } from '../file-question.ts'
import { labelOfPart } from './part-labels.ts'

const letters = { T: 'T', F: 'F', either: '*' }

/** The key as `readSbaKey` and `readMtfKey` take it: `b`, `a, c`, `TFTTF`; empty where there is none. */
export function writeKey({ key, parts }: Pick<FileQuestion, 'key' | 'parts'>): string {
  if (key === null) return ''
  if (key.type === 'sba') return key.options.map((id) => labelOfPart(positionOf(parts, id))).join(', ')
  return parts.map(({ id }) => letters[key.stems[id] ?? 'either']).join('')
}

/** A key by where its parts stand: in a file they are named by their order. */
export const positionOf = (parts: FileQuestion['parts'], id: number): number =>
  parts.findIndex((part) => part.id === id) + 1

/** Whether an option or a stem is right by the key; `either` where a correction accepts both. */
export function truthOf(key: AnswerKey | null, id: number): 'T' | 'F' | 'either' | null {
  if (key === null) return null
  if (key.type === 'sba') return key.options.includes(id) ? 'T' : 'F'
  return key.stems[id] ?? null
}
