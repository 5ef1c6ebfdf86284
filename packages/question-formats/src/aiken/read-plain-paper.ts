import { judgeQuestion } from '../checks/judge-question.ts'
import { createLayout, type LaidOutQuestion, toFileQuestion } from '../layout/index.ts'
import type { ReadRow } from '../reading.ts'
import type { SummaryGatherer } from '../summary/gather-summary.ts'
import { originalLine, readPlainLines } from './plain-lines.ts'

/** Questions from a text that is laid out as teachers do: with numbers, several options on a line, explanations, answers at the end. */
export function* readPlainPaper(text: string, summary: SummaryGatherer): Generator<ReadRow, void, void> {
  const ready: LaidOutQuestion<never>[] = []
  const layout = createLayout<never>({
    question: (question) => ready.push(question),
    pass: ({ original }) => summary.pass(original),
  })
  const rows = () => ready.splice(0).map(makeRow)
  for (const line of readPlainLines(text)) {
    layout.push({ original: originalLine(line), runs: [{ text: line.text }] })
    yield* rows()
  }
  layout.end()
  yield* rows()
}

function makeRow(laidOut: LaidOutQuestion<never>): ReadRow {
  const question = toFileQuestion(laidOut, () => null)
  const lines = [...new Set(laidOut.lines.map(({ original }) => original))]
  const judged = judgeQuestion(question, lines[0]?.number ?? null, laidOut.faults)
  return { question, lines, faults: [...laidOut.faults, ...judged] }
}
