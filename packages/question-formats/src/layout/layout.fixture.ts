import type { LaidOutQuestion } from './finish-block.ts'
import { createLayout } from './lay-out.ts'
import type { LayoutLine } from './layout-line.ts'

const bn = (text: string) => text.normalize('NFC')

/** A line of text, or of pieces that look different. */
export function lineOf(
  runs: string | LayoutLine<string>['runs'],
  more: Partial<LayoutLine<string>> = {},
): LayoutLine<string> {
  const pieces = typeof runs === 'string' ? [{ text: bn(runs) }] : runs.map((run) => ({ ...run, text: bn(run.text) }))
  return { original: { number: 0, page: null, runs: [] }, runs: pieces, ...more }
}

/** The questions of some lines, which are counted from 1, and the lines that belong to none. */
export function layOut(lines: string | LayoutLine<string>[]): {
  questions: LaidOutQuestion<string>[]
  passed: string[]
} {
  const questions: LaidOutQuestion<string>[] = []
  const passed: string[] = []
  const layout = createLayout<string>({
    question: (question) => questions.push(question),
    pass: (line) => passed.push(line.text),
  })
  const all = typeof lines === 'string' ? lines.split('\n').map((line) => lineOf(line.trim())) : lines
  for (const [index, line] of all.entries()) layout.push({ ...line, original: { ...line.original, number: index + 1 } })
  layout.end()
  return { questions, passed }
}

export const partsOf = ({ parts }: LaidOutQuestion<string>): string[] => parts.map(({ text }) => text)

/** The right options by their order, or the truth of each stem. */
export function keyOf({ key }: LaidOutQuestion<string>): string | null {
  if (key === null) return null
  return key.type === 'sba' ? key.options.join(',') : Object.values(key.stems).join('')
}
