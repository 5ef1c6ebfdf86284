import { type FieldsOf, referenceBookResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { formatNumber } from '@prostuti/text/numbers'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields, cleanInBoth, plainLine } from '../../rich-text/index.ts'
import { inCourses, type StaffMember } from '../../staff/index.ts'
import { changesMedia } from '../changes-media.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { seesDocument } from './document-store.ts'

const { course, document, referenceBook, referenceBookCourse } = tables

type Fields = FieldsOf<typeof referenceBookResource>

/** Whoever is bound to courses sees the books of those, and books that are of no course yet. */
export function seesBook({ courseIds }: StaffMember) {
  return courseIds === null ? undefined : sql`(${isReadIn(courseIds)} or not exists (${coursesOfBook}))`
}

const coursesOfBook = sql`select from ${referenceBookCourse} where ${referenceBookCourse.bookId} = ${referenceBook.id}`

const isReadIn = (courseIds: number[]): SQL =>
  sql`${referenceBook.id} in (select ${referenceBookCourse.bookId} from ${referenceBookCourse}
    where ${referenceBookCourse.courseId} = any(${sql.param(courseIds)}::int[]))`

export const changesBook = (member: StaffMember): SQL | undefined =>
  changesMedia(member, { createdBy: referenceBook.createdBy, inCourses: isReadIn })

/** A book whose pages explanations point to, by the numbers that are printed on them. */
export const bookStore = tableStore({
  resource: referenceBookResource,
  table: referenceBook,
  sorts: { position: referenceBook.position },
  filters: { active: (active) => eq(referenceBook.isActive, active === 'true') },
  search: (typed) => saysIn(referenceBook.title, typed),
  scope: seesBook,
  changes: changesBook,
  also: {
    pages: beside(sql`select ${document.pages} from ${document} where ${document.id} = ${referenceBook.documentId}`),
    courses: beside(
      sql`select count(*)::int from ${referenceBookCourse} where ${referenceBookCourse.bookId} = ${referenceBook.id}`,
    ),
  },
  more: async (tx, row) => {
    const courses = await tx
      .select({ id: referenceBookCourse.courseId })
      .from(referenceBookCourse)
      .where(eq(referenceBookCourse.bookId, row.id))
      .orderBy(asc(referenceBookCourse.courseId))
    const kept = row.chapters as (typeof referenceBook.$inferSelect)['chapters']
    return {
      chapters: kept.map(({ title, pageNo }) => ({ title, page_no: pageNo })),
      course_ids: courses.map(({ id }) => id),
    }
  },
  async prepare(tx, { fields, before, member, locale }) {
    const scope = seesDocument(member)
    await refuseUnknown(tx, { table: document, id: fields.document_id, field: 'document_id', scope, locale })
    const changed = fields.course_ids.filter((id) => !before?.course_ids.includes(id))
    for (const id of changed)
      await refuseUnknown(tx, { table: course, id, field: 'course_ids', scope: inCourses(member, course.id), locale })
    await refuseStrayChapters(tx, fields, locale)
    const clean = cleanFields(fields, { needed: { title: 200 } }, locale)
    return {
      ...clean,
      author: plainLine(fields.author),
      chapters: fields.chapters.map(({ title, page_no }) => ({ title: cleanInBoth(title, plainLine), page_no })),
    }
  },
  beside: ({ fields }) => ({
    chapters: fields.chapters.map(({ title, page_no }) => ({ title, pageNo: page_no })),
  }),
  after: async (tx, { id, fields, member }) => {
    const { course_ids: wanted } = fields
    const ofBook = eq(referenceBookCourse.bookId, id)
    const rows = await tx.select({ courseId: referenceBookCourse.courseId }).from(referenceBookCourse).where(ofBook)
    const there = rows.map(({ courseId }) => courseId)
    // Courses that are not the member's stay, whether their form named them or not.
    const isTheirs = (courseId: number) => member.courseIds?.includes(courseId) ?? true
    const gone = there.filter((courseId) => !wanted.includes(courseId) && isTheirs(courseId))
    if (gone.length > 0)
      await tx.delete(referenceBookCourse).where(sql`${ofBook} and ${inArray(referenceBookCourse.courseId, gone)}`)
    const added = wanted.filter((courseId) => !there.includes(courseId))
    if (added.length > 0)
      await tx.insert(referenceBookCourse).values(added.map((courseId) => ({ bookId: id, courseId })))
  },
})

/** A chapter begins on a page that the file has. */
async function refuseStrayChapters(tx: Transaction, fields: Fields, locale: 'bn' | 'en'): Promise<void> {
  const [file] = await tx.select({ pages: document.pages }).from(document).where(eq(document.id, fields.document_id))
  const [first, last] = [fields.first_page_no, fields.first_page_no + (file?.pages ?? 0) - 1]
  const stray = fields.chapters.findIndex(({ page_no }) => page_no < first || page_no > last)
  if (stray === -1) return
  const bounds = { first: formatNumber(first, locale), last: formatNumber(last, locale) }
  throw invalidFields({ [`chapters.${stray}.page_no`]: messages.error_book_page(bounds, { locale }) })
}
