import type { tables } from '@prostuti/db'
import type { FilePart, FilePicture, FileQuestion, FileText } from '@prostuti/question-formats'
import type { QuestionContent } from '../rules/question-content.ts'

type Image = QuestionContent['images'][number]

/** A picture by its address: its bytes are read when the file is put together. */
export type WrittenPicture = Omit<FilePicture, 'bytes'> & { src: string }

/** A question on its way into a file, as a step of the export keeps it. */
export type WrittenQuestion = Omit<FileQuestion, 'pictures' | 'parts'> & {
  pictures: WrittenPicture[]
  parts: (Omit<FilePart, 'picture'> & { picture: WrittenPicture | null })[]
}

type Said = {
  id: number
  type: (typeof tables.question.$inferSelect)['type']
  tags: string[]
  content: QuestionContent
  subject: FileText
  topic: FileText | null
  book: { title: FileText; edition: string | null } | null
  /** Whether key, explanation and notes may leave the server to whoever asks. */
  isKeyShown: boolean
}

/** What a file says of a question. What whoever asks may not know yet is not in it, and nothing that hints at it. */
export function writtenQuestion({ id, type, tags, content, subject, topic, book, isKeyShown }: Said): WrittenQuestion {
  const { text, images, parts, fixedOrder, key, explanation } = content
  return {
    name: String(id),
    type,
    text,
    pictures: images.map((image, at) => pictureOf(image, `${id}-${at + 1}`)),
    parts: parts.map((part, at) => ({
      id: part.id,
      text: part.text,
      picture: part.image ? pictureOf(part.image, `${id}-${'abcde'[at]}`) : null,
      note: isKeyShown ? (part.note ?? null) : null,
    })),
    fixedOrder,
    key: isKeyShown ? key : null,
    explanation: isKeyShown ? explanation : null,
    subject: subject.bn,
    topic: topic?.bn ?? null,
    reference: referenceOf(content, book),
    tags,
  }
}

const pictureOf = ({ src, alt }: Image, name: string): WrittenPicture => ({
  name,
  src,
  alt: alt.bn === '' ? null : alt,
})

/** The page of the book and what else was said, in words: files know no books of ours. */
function referenceOf({ bookPage, source }: QuestionContent, book: Said['book']): string | null {
  const page = bookPage === null ? [] : [`p. ${bookPage}`]
  const inBook =
    book === null ? [] : [[book.title.bn, book.edition, ...page].filter((part) => part !== null).join(', ')]
  return [...inBook, ...(source ? [source] : [])].join('; ') || null
}
