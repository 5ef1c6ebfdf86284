import type { AnswerKey, QuestionTypeName } from '@prostuti/exam-rules'

/** In Bengali with optional English; a file that knows one language only has all of it in `bn`. */
export type FileText = { bn: string; en?: string }

/** A picture as it stands in the file; what its bytes are is judged by whoever keeps it. */
export type FilePicture = {
  name: string
  bytes: Uint8Array
  /** What it shows, for those who cannot see it. */
  alt: FileText | null
}

/** An option or a stem. Ids count from 1 in the order of the file. */
export type FilePart = { id: number; text: FileText; picture: FilePicture | null; note: FileText | null }

/**
 * A question as a file says it: what every reader makes and every writer takes. Texts are in the stored notation of questions
 * (`^{…}`, `_{…}`, `\frac{…}{…}`, `\sqrt{…}`), in NFC.
 */
export type FileQuestion = {
  /** What the file calls it: an id number, a title. */
  name: string | null
  type: QuestionTypeName
  text: FileText
  pictures: FilePicture[]
  parts: FilePart[]
  /** Options that make sense in one order only. */
  fixedOrder: boolean
  /** Null where the file does not say what is right, or says what cannot be. */
  key: AnswerKey | null
  explanation: FileText | null
  subject: string | null
  topic: string | null
  /** Which page of which book, in the file's own words. */
  reference: string | null
  tags: string[]
}
