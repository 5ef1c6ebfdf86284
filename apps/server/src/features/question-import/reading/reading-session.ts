import { type FileQuestion, type ReadRow, type ReadSummary, UnreadableFile } from '@prostuti/question-formats'
import { readQuestions } from '@prostuti/question-formats/formats'
import { searchKey } from '@prostuti/text/search-key'
import { createAlikeRows } from '../alike/alike-rows.ts'
import { toImported, wordsOf } from '../rows/imported-question.ts'
import { stateOf } from '../rows/row-state.ts'
import type { FoundPicture, ReadingAnswer, ReadingAsk } from './reading-chunk.ts'

/** A longer text would stay in the memory of the thread that serves exams until all of it is tidied up, while answers wait. */
const rowsAtOnce = 30
const picturesAtOnce = 8
const patienceMs = 300
/** More than anybody looks through; a file that says it has more is no file of questions. */
const rowsAtMost = 20_000
const alikeAtOnce = 1000

export type NamedFile = { name: string; bytes: Uint8Array }

/**
 * One file, read row by row as it is asked for. Rows that are asked for later than they come are passed over: whoever goes on with a
 * file that another process had begun reads it from its beginning.
 */
export function createReadingSession({ name, bytes }: NamedFile) {
  let reader: ReturnType<typeof readQuestions> | undefined
  const alike = createAlikeRows()
  let number = 0
  let files = 0

  async function next(): Promise<{ row: ReadRow } | { summary: ReadSummary }> {
    reader ??= readQuestions(name, bytes)
    const { done, value } = await reader.next()
    if (done) return { summary: value }
    number += 1
    if (number > rowsAtMost) throw new UnreadableFile('too_big')
    alike.add(number, searchKey(wordsOf(value.question)))
    return { row: value }
  }

  async function rowsFrom(from: number): Promise<ReadingAnswer> {
    const rows: object[] = []
    const pictures: FoundPicture[] = []
    const keep = (picture: FileQuestion['pictures'][number]) => {
      files += 1
      pictures.push({ number: files, name: picture.name, bytes: picture.bytes })
      return files
    }
    const answerWith = (summary: ReadSummary | null): ReadingAnswer => ({
      kind: 'rows',
      from,
      rows: toJson(rows),
      count: rows.length,
      pictures,
      summary,
    })
    const until = performance.now() + patienceMs
    while (rows.length < rowsAtOnce && pictures.length < picturesAtOnce) {
      const read = await next()
      if ('summary' in read) return answerWith(read.summary)
      const reading = toImported(read.row.question, keep)
      if (number <= from) {
        pictures.length = 0
        continue
      }
      const { lines, faults } = read.row
      rows.push({ number, state: stateOf({ faults, similar: [] }), reading, lines, faults })
      if (performance.now() > until) break
    }
    return answerWith(null)
  }

  return {
    async answer(ask: ReadingAsk): Promise<ReadingAnswer> {
      try {
        if (ask.kind === 'rows') return await rowsFrom(ask.from)
      } catch (error) {
        if (error instanceof UnreadableFile) return { kind: 'refused', refusal: error.refusal }
        throw error
      }
      if (ask.kind === 'compare') {
        return { kind: 'compared', count: alike.compare(ask.bank, patienceMs) }
      }
      const found = alike.found()
      const rows = found.slice(ask.from, ask.from + alikeAtOnce)
      return { kind: 'alike', rows, isLast: ask.from + alikeAtOnce >= found.length }
    },
  }
}

/** PostgreSQL keeps no letter zero and no half of a letter. */
const toJson = (rows: object[]): string =>
  JSON.stringify(rows, (_name, value) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
