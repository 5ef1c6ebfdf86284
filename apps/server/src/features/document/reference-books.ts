import type { ResponseOf, referenceBook as referenceBookCall } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { type Locale, pickText } from '@prostuti/text/locale'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { findOwnCourse } from '../enrolment/index.ts'

const { batch, document, enrolment, referenceBook, referenceBookCourse } = tables

type Book = ResponseOf<typeof referenceBookCall>['book']
type Found = { book: typeof referenceBook.$inferSelect; document: typeof document.$inferSelect }

/** A book is for everybody who is in one of its courses, whatever the batch. */
export async function findBook(tx: Tx, { doctorId, bookId }: { doctorId: number; bookId: number }): Promise<Found> {
  const [found] = await tx
    .select({ book: referenceBook, document })
    .from(referenceBook)
    .innerJoin(document, eq(document.id, referenceBook.documentId))
    .where(and(eq(referenceBook.id, bookId), eq(referenceBook.isActive, true)))
  if (found === undefined) throw new AppError('not_found')
  const [reads] = await tx
    .select({ id: enrolment.id })
    .from(enrolment)
    .innerJoin(batch, eq(batch.id, enrolment.batchId))
    .innerJoin(referenceBookCourse, eq(referenceBookCourse.courseId, batch.courseId))
    .where(and(eq(enrolment.doctorId, doctorId), eq(enrolment.state, 'active'), eq(referenceBookCourse.bookId, bookId)))
    .limit(1)
  if (reads === undefined) throw new AppError('not_enrolled')
  return found
}

export async function listBooks(
  tx: Tx,
  { doctorId, enrolmentId, locale }: { doctorId: number; enrolmentId: number; locale: Locale },
): Promise<Book[]> {
  const { courseId } = await findOwnCourse(tx, { doctorId, enrolmentId })
  const rows = await tx
    .select({ book: referenceBook, document })
    .from(referenceBook)
    .innerJoin(document, eq(document.id, referenceBook.documentId))
    .innerJoin(referenceBookCourse, eq(referenceBookCourse.bookId, referenceBook.id))
    .where(and(eq(referenceBookCourse.courseId, courseId), eq(referenceBook.isActive, true)))
    .orderBy(asc(referenceBook.position), asc(referenceBook.id))
  return rows.map((row) => presentBook(row, locale))
}

export const presentBook = ({ book, document: pdf }: Found, locale: Locale): Book => ({
  id: book.id,
  title: pickText(book.title, locale),
  author: book.author,
  edition: book.edition,
  pages: pdf.pages,
  first_page_no: book.firstPageNo,
  chapters: book.chapters.map(({ title, pageNo }) => ({ title: pickText(title, locale), page_no: pageNo })),
  width: pdf.widthPoints,
  height: pdf.heightPoints,
})
