import type { ResponseOf } from '@prostuti/contract'
import type { listImports } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { findImport, isOwn } from './find-import.ts'
import { countRowsOf } from './rows/count-rows.ts'

const { paperQuestion, question, questionImport, staff } = tables

type Page = ResponseOf<typeof listImports>
type Listed = Page['imports'][number]

const perPage = 20

export async function showImports(
  tx: Tx,
  { member, before }: { member: StaffMember; before: number | undefined },
): Promise<Page> {
  const found = await tx
    .select({ id: questionImport.id })
    .from(questionImport)
    .where(and(isOwn(member), ne(questionImport.state, 'dropped'), before ? lt(questionImport.id, before) : undefined))
    .orderBy(desc(questionImport.id))
    .limit(perPage + 1)
  const ids = found.slice(0, perPage).map(({ id }) => id)
  return { imports: await presentImports(tx, ids), next: found.length > perPage ? (ids.at(-1) ?? null) : null }
}

export async function showOneImport(tx: Tx, asked: { id: number; member: StaffMember }) {
  const found = await findImport(tx, asked)
  const [listed] = await presentImports(tx, [found.id])
  return { found, listed: listed! }
}

async function presentImports(tx: Tx, ids: number[]): Promise<Listed[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ row: questionImport, by: { id: staff.id, name: staff.name } })
    .from(questionImport)
    .innerJoin(staff, eq(staff.id, questionImport.staffId))
    .where(inArray(questionImport.id, ids))
    .orderBy(desc(questionImport.id))
  const counts = await countRowsOf(tx, ids)
  const made = await countMade(tx, ids)
  return found.map(({ row, by }) => ({
    id: row.id,
    file_name: row.fileName,
    format: row.format,
    state: row.state,
    by,
    created_at: row.createdAt.toISOString(),
    taken_at: row.takenAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    counts: counts.get(row.id)!,
    questions: made.get(row.id)?.questions ?? 0,
    used: made.get(row.id)?.used ?? 0,
  }))
}

async function countMade(tx: Tx, ids: number[]) {
  const isUsed = sql`exists (select from ${paperQuestion} where ${paperQuestion.questionId} = ${question.id})`
  const found = await tx
    .select({ id: question.importId, questions: count(), used: sql<number>`(count(*) filter (where ${isUsed}))::int` })
    .from(question)
    .where(inArray(question.importId, ids))
    .groupBy(question.importId)
  return new Map(found.map((each) => [each.id!, each]))
}
