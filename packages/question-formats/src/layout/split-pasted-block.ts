import type { FileQuestion } from '../file-question.ts'
import type { Fault } from '../reading.ts'
import { createLayout } from './lay-out.ts'
import { toFileQuestion } from './to-file-question.ts'

/** `others`: how many more questions stand behind it. */
export type PastedQuestion = { question: FileQuestion; faults: Fault[]; others: number }

/** A block that somebody pasted into the editor, "A) … Ans: C", as a question; null if it is just some words. */
export function splitPastedBlock(text: string): PastedQuestion | null {
  const found: Omit<PastedQuestion, 'others'>[] = []
  const layout = createLayout<never>({
    question: (laidOut) => found.push({ question: toFileQuestion(laidOut, () => null), faults: laidOut.faults }),
    pass: () => {},
  })
  for (const [index, line] of text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .entries()) {
    const original = { number: index + 1, page: null, runs: [{ raw: line, shown: line, isBijoy: false }] }
    layout.push({ original, runs: [{ text: line }] })
  }
  layout.end()
  const [first] = found
  return first && first.question.parts.length > 1 ? { ...first, others: found.length - 1 } : null
}
