import { documentResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { holds } from '../../../input/typed-text.ts'
import { beside, type ResourceStore, tableStore } from '../../resource/index.ts'
import { plainLine } from '../../rich-text/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { changesMedia } from '../changes-media.ts'
import { takeUpload } from '../video/take-upload.ts'

const { batch, document, material, referenceBook, referenceBookCourse } = tables

const inMaterials = sql`select 1 from ${material} where ${material.documentId} = ${document.id}`
const inBooks = sql`select 1 from ${referenceBook} where ${referenceBook.documentId} = ${document.id}`
/** `offset 0` keeps PostgreSQL from reading all places of all documents first: a page asks about few. */
const isUsed: SQL = sql`(exists (${inMaterials} offset 0) or exists (${inBooks} offset 0))`

/** A condition on `document`: whoever is bound to courses sees what stands in one of them, and what stands nowhere yet. */
export function seesDocument({ courseIds }: Pick<StaffMember, 'courseIds'>): SQL | undefined {
  return courseIds === null ? undefined : sql`(${isReadIn(courseIds)} or not ${isUsed})`
}

/** In one of these courses, as a material or a book that is not this member's. Asked once, from the courses on, for all together. */
function isReadIn(courseIds: number[], without?: number): SQL {
  const isOthers = (createdBy: AnyPgColumn) => sql`${createdBy} is distinct from ${without ?? null}::int`
  const theirs = sql`any(${sql.param(courseIds)}::int[])`
  return sql`${document.id} in (
    select ${material.documentId} from ${batch} join ${material} on ${material.batchId} = ${batch.id}
      where ${batch.courseId} = ${theirs} and ${isOthers(material.createdBy)}
    union all select ${referenceBook.documentId} from ${referenceBookCourse}
      join ${referenceBook} on ${referenceBook.id} = ${referenceBookCourse.bookId}
      where ${referenceBookCourse.courseId} = ${theirs} and ${isOthers(referenceBook.createdBy)})`
}

const base = tableStore({
  resource: documentResource,
  table: document,
  sorts: { newest: document.id },
  filters: { used: (used) => (used === 'true' ? isUsed : sql`not ${isUsed}`) },
  search: (typed) => holds(sql`search_key(${document.name})`, typed),
  scope: seesDocument,
  changes: (member) => changesMedia(member, { createdBy: document.createdBy, inCourses: isReadIn }),
  also: { uses: beside(sql`select count(*)::int from (${inMaterials} union all ${inBooks}) as places`) },
  more: () => ({ upload: null }),
})

/** A PDF. One that gets another file keeps its number: whatever names it shows the new pages. */
export const documentStore: ResourceStore<typeof documentResource> = {
  ...base,
  async write(tx, { id, fields, member, locale, now }) {
    const name = plainLine(fields.name)
    const { upload } = fields
    if (id === undefined && upload === null)
      throw invalidFields({ upload: messages.error_document_no_file({}, { locale }) })
    const taken =
      upload === null
        ? undefined
        : await takeUpload(tx, { key: upload, kind: 'document', staffId: member.id, locale, now })
    const { kind: _, ...facts } = taken?.facts ?? { kind: 'document' }
    const values = { name, ...(taken && { ...facts, bytes: taken.bytes }), updatedAt: now }
    if (id !== undefined) {
      await tx.update(document).set(values).where(eq(document.id, id))
      return id
    }
    const [made] = await tx
      .insert(document)
      .values({ ...values, createdBy: member.id, createdAt: now } as typeof document.$inferInsert)
      .returning({ id: document.id })
    return made!.id
  },
}
