import type { FilePicture, FileQuestion } from '../file-question.ts'
import type { Fault, OriginalLine } from '../reading.ts'
import type { DocxPicture } from './picture/find-picture.ts'

/** A question whose lines are read and whose pictures are still in the archive. */
export type FoundQuestion = {
  lines: OriginalLine[]
  /** Its pictures, with the lines on which they stand. */
  pictures: { picture: DocxPicture; line: number }[]
  faults: Fault[]
  make(fetch: (picture: DocxPicture) => FilePicture): FileQuestion
}
