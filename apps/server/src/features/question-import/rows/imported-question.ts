import type { tables } from '@prostuti/db'
import type { FilePicture, FileQuestion } from '@prostuti/question-formats'

export type ImportedQuestion = (typeof tables.questionImportRow.$inferSelect)['reading']
export type ImportedPicture = ImportedQuestion['pictures'][number]

/** The question with its pictures taken out: each is given to `keep`, which says under which number it is kept. */
export function toImported(question: FileQuestion, keep: (picture: FilePicture) => number): ImportedQuestion {
  const imported = (picture: FilePicture): ImportedPicture => ({ file: keep(picture), alt: picture.alt })
  return {
    ...question,
    pictures: question.pictures.map(imported),
    parts: question.parts.map((part) => ({ ...part, picture: part.picture && imported(part.picture) })),
  }
}

/** All pictures of a row, the stem's first. */
export const picturesOf = ({ pictures, parts }: ImportedQuestion): ImportedPicture[] => [
  ...pictures,
  ...parts.flatMap(({ picture }) => (picture === null ? [] : [picture])),
]

/** Stem and parts in both languages: what look-alikes are judged by, and what the question will be found by. */
export const wordsOf = ({
  text,
  parts,
}: Pick<FileQuestion, 'text'> & { parts: { text: FileQuestion['text'] }[] }): string =>
  [text, ...parts.map((part) => part.text)]
    .flatMap(({ bn, en }) => [bn, en ?? ''])
    .filter((words) => words !== '')
    .join(' ')
