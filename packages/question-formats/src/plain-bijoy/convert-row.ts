import type { FileText } from '../file-question.ts'
import type { OriginalLine, ReadRow } from '../reading.ts'
import { convertTexts, convertTogether, faultsOf } from './convert-texts.ts'

/** A question from a file without fonts: in Unicode, where it was typed in Bijoy. English beside it is left alone. */
export function convertRow(row: ReadRow): ReadRow {
  const { question } = row
  const texts: FileText[] = [question.text, ...question.parts.map(({ text }) => text)]
  for (const more of [question.explanation, ...question.parts.map(({ note }) => note)])
    if (more !== null) texts.push(more)
  const converted = convertTexts(texts.map(({ bn }) => bn))
  if (converted === null) return row
  const after = new Map(texts.map((text, index) => [text, { ...text, bn: converted.texts[index]! }]))
  const change = <Text extends FileText | null>(text: Text): Text => (text === null ? text : (after.get(text) as Text))
  const mended: ReadRow['question'] = {
    ...question,
    text: change(question.text),
    parts: question.parts.map((part) => ({ ...part, text: change(part.text), note: change(part.note) })),
    explanation: change(question.explanation),
  }
  const line = row.lines[0]?.number ?? null
  return {
    question: mended,
    lines: convertLines(row.lines),
    faults: [...row.faults, ...faultsOf(converted.problems, line)],
  }
}

function convertLines(lines: readonly OriginalLine[]): OriginalLine[] {
  const runs = lines.flatMap((line) => line.runs)
  const converted = convertTogether(runs.map(({ shown }) => shown))
  if (converted === null) return [...lines]
  const shown = new Map(runs.map((run, index) => [run, converted.texts[index]!]))
  return lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => {
      const after = shown.get(run)!
      return { ...run, shown: after, isBijoy: run.isBijoy || after !== run.shown }
    }),
  }))
}
