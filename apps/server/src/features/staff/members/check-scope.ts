import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuseFields } from '../../../input/refuse-fields.ts'

type GivenScope = {
  role: string
  course_ids: number[] | null
  branch_ids: number[] | null
  teacher_id?: number | null | undefined
}

type Scope = { courseIds: number[] | null; branchIds: number[] | null; teacherId?: number | null }

/** The courses and branches of a member, and which teacher they are; an owner has no bounds, and what is named must exist. */
export async function checkScope(
  tx: Tx,
  { role, course_ids, branch_ids, teacher_id }: GivenScope,
  locale: Locale,
): Promise<Scope> {
  const unknown = messages.error_field_invalid_choice({}, { locale })
  const { course, contact, teacher } = tables
  const isOwner = role === 'owner'
  refuseFields({
    course_ids: isOwner || (await areKnown(tx, course, course.id, course_ids)) ? undefined : unknown,
    branch_ids: isOwner || (await areKnown(tx, contact, contact.id, branch_ids)) ? undefined : unknown,
    teacher_id: (await areKnown(tx, teacher, teacher.id, teacher_id ? [teacher_id] : null)) ? undefined : unknown,
  })
  return {
    courseIds: isOwner ? null : course_ids,
    branchIds: isOwner ? null : branch_ids,
    ...(teacher_id !== undefined && { teacherId: teacher_id }),
  }
}

async function areKnown(tx: Tx, table: PgTable, id: PgColumn, ids: number[] | null): Promise<boolean> {
  if (ids === null || ids.length === 0) return true
  return (await tx.$count(table, inArray(id, ids))) === new Set(ids).size
}
