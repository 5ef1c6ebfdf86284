import fc from 'fast-check'
import { expect } from 'vitest'
import { judgeQuestion } from '../checks/judge-question.ts'
import type { FileQuestion, FileText } from '../file-question.ts'
import type { Fault, Loss, QuestionReader, QuestionWriter, ReadRow, ReadSummary } from '../reading.ts'
import { arbitraryQuestion } from './arbitrary-question.ts'

export async function write(
  writer: QuestionWriter,
  questions: FileQuestion[],
): Promise<{ file: Uint8Array; losses: Loss[] }> {
  const pieces: Uint8Array[] = []
  const writing = writer(questions)
  for (;;) {
    const step = await writing.next()
    if (step.done) return { file: Buffer.concat(pieces), losses: step.value }
    pieces.push(step.value)
  }
}

export async function read(
  reader: QuestionReader,
  file: Uint8Array | string,
): Promise<{ rows: ReadRow[]; summary: ReadSummary }> {
  const rows: ReadRow[] = []
  const reading = reader(typeof file === 'string' ? new TextEncoder().encode(file) : file)
  for (;;) {
    const step = await reading.next()
    if (step.done) return { rows, summary: step.value }
    rows.push(step.value)
  }
}

const mapText = <Text extends FileText | null>(text: Text, change: (text: FileText) => FileText): Text =>
  (text === null ? null : change(text)) as Text

const mapTexts = (question: FileQuestion, change: (text: FileText) => FileText): FileQuestion => ({
  ...question,
  text: change(question.text),
  parts: question.parts.map((part) => ({ ...part, text: change(part.text), note: mapText(part.note, change) })),
  explanation: mapText(question.explanation, change),
})

const inOneLine = (text: string) => text.replace(/\n+/g, ' ')

/** A question as it is without what got lost; null where it is not in the file. */
const without: Record<Loss['code'], (question: FileQuestion) => FileQuestion | null> = {
  type: () => null,
  name: (question) => ({ ...question, name: null }),
  pictures: (question) => ({
    ...question,
    pictures: [],
    parts: question.parts.map((part) => ({ ...part, picture: null })),
  }),
  english: (question) => mapTexts(question, ({ bn }) => ({ bn })),
  line_breaks: (question) =>
    mapTexts(question, ({ bn, en }) => ({ bn: inOneLine(bn), ...(en !== undefined && { en: inOneLine(en) }) })),
  explanation: (question) => ({ ...question, explanation: null }),
  part_notes: (question) => ({ ...question, parts: question.parts.map((part) => ({ ...part, note: null })) }),
  subject: (question) => ({ ...question, subject: null }),
  topic: (question) => ({ ...question, topic: null }),
  reference: (question) => ({ ...question, reference: null }),
  tags: (question) => ({ ...question, tags: [] }),
  fixed_order: (question) => ({ ...question, fixedOrder: false }),
  grace: ({ key, ...question }) => {
    const { grace: _, ...plain } = key!
    return { ...question, key: plain }
  },
  key: (question) => ({
    ...question,
    key: question.key?.type === 'sba' ? { ...question.key, options: question.key.options.slice(0, 1) } : question.key,
  }),
}

/** Pictures as plain values, so that a difference can be read. */
const comparable = (question: FileQuestion) =>
  JSON.parse(
    JSON.stringify(question, (_, value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)),
  )

type RoundTrip = {
  writer: QuestionWriter
  reader: QuestionReader
  runs?: number
  mayBePicture?: boolean
  /** Faults by which a reader tells of a loss. */
  telling?: Fault['code'][]
}

/**
 * Random questions, written and read again, are the same in everything but what the writer has named; what it names was there to
 * lose; and nothing is wrong with what was read but what was wrong with what was written.
 */
export async function expectRoundTrip({
  writer,
  reader,
  runs = 150,
  mayBePicture,
  telling = [],
}: RoundTrip): Promise<void> {
  const someQuestions = fc.array(arbitraryQuestion({ mayBePicture }), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(someQuestions, async (questions) => {
      const { file, losses } = await write(writer, questions)
      const { rows, summary } = await read(reader, file)
      const expected = questions.flatMap((question, index) => {
        const lost = losses.filter((loss) => loss.questions.includes(index + 1))
        for (const { code } of lost) expect(without[code](question), `lost: ${code}`).not.toEqual(question)
        const left = lost.reduce<FileQuestion | null>((rest, { code }) => rest && without[code](rest), question)
        return left === null ? [] : [left]
      })
      expect(rows.map(({ question }) => comparable(question))).toEqual(expected.map(comparable))
      expect(summary.rows).toBe(expected.length)
      for (const [index, { faults }] of rows.entries()) {
        const codes = faults.map(({ code }) => code).filter((code) => !telling.includes(code))
        const wrong = judgeQuestion(expected[index]!, null).map(({ code }) => code)
        expect(codes.toSorted()).toEqual(wrong.toSorted())
      }
    }),
    { numRuns: Number(process.env.ROUND_TRIPS ?? runs) },
  )
}
