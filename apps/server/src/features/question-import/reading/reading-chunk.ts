import type { FileRefusal, ReadSummary } from '@prostuti/question-formats'
import type { Alike } from '../alike/alike-rows.ts'

/** What the thread that reads a file is asked for. */
export type ReadingAsk =
  /** The rows behind this one. */
  | { kind: 'rows'; from: number }
  /** To compare the rows with questions of the bank. */
  | { kind: 'compare'; bank: { id: number; key: string }[] }
  /** What was found alike, from this place in the list of it. */
  | { kind: 'alike'; from: number }

export type FoundPicture = { number: number; name: string; bytes: Uint8Array }

export type ReadingAnswer =
  | {
      kind: 'rows'
      from: number
      /** JSON, ready for the database: number, state, reading, lines, faults. */
      rows: string
      count: number
      pictures: FoundPicture[]
      /** With the last of them. */
      summary: ReadSummary | null
    }
  /** With the first so many of those it was asked for. */
  | { kind: 'compared'; count: number }
  | { kind: 'alike'; rows: { number: number; similar: Alike[] }[]; isLast: boolean }
  | { kind: 'refused'; refusal: FileRefusal }
