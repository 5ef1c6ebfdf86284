import type { CorrectionKind } from '@prostuti/exam-rules'
import type { FilePart, FileQuestion, OriginalLine } from '@prostuti/question-formats'
import type { LocalizedText } from '../localized-text.ts'

/** A picture that belongs to a question; its words are for those who cannot see it. */
export type QuestionImage = { src: string; width: number; height: number; alt: LocalizedText }

/** An option or a stem. Ids count from 1 and outlive every shuffle and every correction. `note` is said of it after the release. */
export type QuestionPartText = { id: number; text: LocalizedText; image?: QuestionImage; note?: LocalizedText }

/** Where a question was read from: the file's lines as they stood there, and equations in Word's own words. */
export type QuestionOrigin = { fileName: string; lines: OriginalLine[]; equations?: string[] }

/** A picture of an import that is not taken yet: its number among the import's files. */
type ImportedPicture = { file: number; alt: LocalizedText | null }

/** A question of a file as it was read, and mended since; its pictures stand beside it. */
export type ImportedQuestion = Omit<FileQuestion, 'pictures' | 'parts'> & {
  pictures: ImportedPicture[]
  parts: (Omit<FilePart, 'picture'> & { picture: ImportedPicture | null })[]
}

/** A paper that a correction touches: which version of the question it had, and at which revision its keys were. */
export type CorrectedPaper = { paperId: number; versionId: number; keysRevision: number }

/** What a correction does to one paper, by its rehearsal; marks in hundredths. */
export type PaperEffect = {
  paperId: number
  /** At which revision its keys were, and how many ranked attempts it had: of other ones it says nothing. */
  keysRevision: number
  ranked: number
  attempts: number
  /** Whose mark grows and whose shrinks, and by how much the least and the most. */
  rising: number
  falling: number
  gain: { least: number; most: number } | null
  loss: { least: number; most: number } | null
  newlyPassed: number
  newlyFailed: number
  /** Of those who are ranked; null where the rules have no pass mark, or nobody is ranked. */
  passedBefore: number | null
  passedAfter: number | null
  averageBefore: number | null
  averageAfter: number | null
  outOfBefore: number
  outOfAfter: number
  /** How many are among the first hundred who were not. */
  newInTop: number
  /** What was answered; without a part for those who left it blank. */
  choices: { partId: number | null; said: 'T' | 'F' | null; count: number }[]
}

/** What the other ways of setting it right would do to the paper where it was noticed. */
export type CorrectionAlternative = { kind: CorrectionKind; rising: number; falling: number; outOf: number }

export type CorrectionSummary = { papers: PaperEffect[]; alternatives: CorrectionAlternative[]; tookMs: number }

/** One bar of the picture of all marks, in hundredths: `to` belongs to the next bar, in the last one to itself. */
export type MarkBin = { from: number; to: number; count: number }
