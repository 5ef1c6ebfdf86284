import type { FileQuestion } from './file-question.ts'

export const questionFormats = ['docx', 'xlsx', 'csv', 'aiken', 'gift', 'moodle_xml'] as const
export type QuestionFormat = (typeof questionFormats)[number]

/** A piece of a line: what was written, as it was written. `shown` is how it reads once converted. */
export type OriginalRun = { raw: string; shown: string; isBijoy: boolean }

/** A line of the file, by its number: a paragraph of Word, a row of a sheet, a line of a text. */
export type OriginalLine = { number: number; page: number | null; runs: OriginalRun[] }

/** `cannot`: it is no question before somebody mends it. `look`: it can be taken, and somebody should look at it first. */
export type FaultWeight = 'cannot' | 'look'

export type Fault = {
  code:
    | 'no_text'
    | 'part_count'
    | 'part_empty'
    | 'parts_alike'
    | 'no_key'
    | 'key_outside'
    | 'key_count'
    | 'type_unsure'
    | 'type_unknown'
    | 'picture_unreadable'
    | 'picture_lost'
    | 'equation_as_picture'
    | 'bijoy_unsure'
    | 'bijoy_unknown'
    | 'foreign_ansi_font'
    | 'hidden_text'
    | 'text_box'
    | 'markup_lost'
    | 'encoding_unsure'
    | 'cell_changed'
    | 'too_long'
  weight: FaultWeight
  /** The line where it shows, and what of it is meant. */
  line: number | null
  /** What was found and what was expected, for the words on the screen. */
  found?: string
  expected?: string
}

/** One question that a file holds, with the lines that it was read from. */
export type ReadRow = { question: FileQuestion; lines: OriginalLine[]; faults: Fault[] }

/** What is known of the whole file once it was read. */
export type ReadSummary = {
  format: QuestionFormat
  rows: number
  words: number
  bijoyWords: number
  /** Every word that was converted, once, with how often it stood there. */
  converted: { before: string; after: string; count: number }[]
  /** Where no question was found: the first lines, for whoever wonders why. */
  firstLines: OriginalLine[]
}

/** Why a file was not read at all. */
export type FileRefusal =
  | 'unknown_format'
  | 'protected'
  | 'legacy_word'
  | 'too_big'
  | 'broken'
  | 'dangerous'
  | 'no_header'
  | 'not_text'

export class UnreadableFile extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(`the file cannot be read: ${refusal}`)
    this.refusal = refusal
  }
}

/** Reads a file question by question, so that ten thousand of them need not be in memory at once; returns the summary at the end. */
export type QuestionReader = (file: Uint8Array) => AsyncGenerator<ReadRow, ReadSummary, void>

/**
 * What a format cannot carry of a question, named so that whoever exports knows. `type`: the format knows no such questions, and
 * these are not in the file. `key`: of several right options only the first is in it. `grace`: that everybody gets the marks of a
 * question, or nobody.
 */
export type Loss = {
  code:
    | 'name'
    | 'pictures'
    | 'english'
    | 'line_breaks'
    | 'explanation'
    | 'part_notes'
    | 'type'
    | 'subject'
    | 'tags'
    | 'topic'
    | 'reference'
    | 'key'
    | 'grace'
    | 'fixed_order'
  /** The positions of the questions that lose it, from 1. */
  questions: number[]
}

/** Writes questions into one file; answers what got lost beside it. */
export type QuestionWriter = (
  questions: AsyncIterable<FileQuestion> | Iterable<FileQuestion>,
) => AsyncGenerator<Uint8Array, Loss[], void>
