import type { PaperOrder } from '@prostuti/exam-rules'
import type { Locale } from '@prostuti/text/locale'
import { oncePerPaper } from './once-per-paper.ts'
import type { LoadedQuestion, Paper } from './paper-store.ts'
import { presentExamQuestion } from './present-exam-question.ts'

/** A question's JSON in pieces of bytes, so that another order is only another way to join them. */
type Pieces = { before: Buffer; parts: Map<number, Buffer>; asWritten: readonly number[] }

/** `size`: how long any order of the whole paper is. */
type Cut = { pieces: Map<number, Pieces>; size: number }

/**
 * The questions of an attempt as JSON, between what comes before and after them in an answer. Thousands begin in the same minute: each
 * question is written once for all of them, and each answer is put together in one piece of memory.
 */
export function questionsJson(paper: Paper, order: PaperOrder, locale: Locale, before: string, after: string): Buffer {
  const { pieces, size } = cutOf(paper, locale)
  const json = Buffer.allocUnsafe(Buffer.byteLength(before) + size + after.length)
  let end = json.write(`${before}[`)
  const add = (piece: Buffer) => {
    json.set(piece, end)
    end += piece.length
  }
  for (const id of order.questions) {
    const question = pieces.get(id)
    if (question === undefined) continue
    add(question.before)
    for (const part of order.parts[id] ?? question.asWritten) add(question.parts.get(part) ?? nothing)
    // Over the comma behind the last part.
    end += json.write(']},', end - 1) - 1
  }
  end += json.write(`]${after}`, end - 1) - 1
  return json.subarray(0, end)
}

const nothing = Buffer.alloc(0)

const cutOf = oncePerPaper(({ questions }, locale): Cut => {
  const pieces = new Map(questions.map((question) => [question.id, cutQuestion(question, locale)]))
  let size = '[]'.length
  for (const { before, parts } of pieces.values()) {
    size += before.length + ']},'.length
    for (const part of parts.values()) size += part.length
  }
  return { pieces, size }
})

function cutQuestion(question: LoadedQuestion, locale: Locale): Pieces {
  const { parts, ...rest } = presentExamQuestion(question, locale)
  return {
    before: Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"parts":[`),
    parts: new Map(parts.map((part) => [part.id, Buffer.from(`${JSON.stringify(part)},`)])),
    asWritten: parts.map(({ id }) => id),
  }
}
