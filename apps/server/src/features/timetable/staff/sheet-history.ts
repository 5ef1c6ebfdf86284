import type { ResponseOf } from '@prostuti/contract'
import type { timetableAt, timetableHistory } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { applyDifference, type Difference, invertDifference, type TimetableRow } from '@prostuti/exam-rules'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { readVersion } from '../../resource/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { findBatch } from './find-batch.ts'
import { readSchedules, sheetThing } from './read-sheet.ts'
import { onWire, readSheetRows } from './sheet-rows.ts'

const { resourceRevision, staff } = tables

type OneSheet = { batchId: number; member: StaffMember }

const isOf = (batchId: number) => {
  const { resource, resourceId } = sheetThing(batchId)
  return and(eq(resourceRevision.resource, resource), eq(resourceRevision.resourceId, resourceId))
}

const countOf = (part: string) =>
  sql<number>`jsonb_array_length(${resourceRevision.fields} #> array['difference', ${part}]::text[])`

/** Who saved it, newest first. */
export async function listSheetHistory(tx: Tx, asked: OneSheet): Promise<ResponseOf<typeof timetableHistory>> {
  await findBatch(tx, asked)
  const found = await tx
    .select({
      version: resourceRevision.version,
      at: resourceRevision.at,
      byId: staff.id,
      byName: staff.name,
      added: countOf('added'),
      changed: countOf('changed'),
      removed: countOf('removed'),
    })
    .from(resourceRevision)
    .leftJoin(staff, eq(staff.id, resourceRevision.staffId))
    .where(isOf(asked.batchId))
    .orderBy(desc(resourceRevision.version))
    .limit(100)
  return {
    revisions: found.map(({ at, byId, byName, ...counts }) => ({
      ...counts,
      at: at.toISOString(),
      by: byId === null || byName === null ? null : { id: byId, name: byName },
    })),
  }
}

/** The rows as they stood at a version: today's, with every later save taken back. A row that was removed since has its old id. */
export async function readSheetAt(
  tx: Tx,
  { version, ...asked }: OneSheet & { version: number },
): Promise<ResponseOf<typeof timetableAt>> {
  await findBatch(tx, asked)
  const { version: current } = await readVersion(tx, sheetThing(asked.batchId))
  if (version > current) throw new AppError('not_found')
  const later = await tx
    .select({ fields: resourceRevision.fields })
    .from(resourceRevision)
    .where(and(isOf(asked.batchId), gt(resourceRevision.version, version)))
    .orderBy(desc(resourceRevision.version))
  const today: TimetableRow[] = (await readSheetRows(tx, { batchId: asked.batchId })).map(
    ({ heldBy: _, ...row }) => row,
  )
  const rows = later.reduce(
    (after, { fields }) => applyDifference(after, invertDifference(fields.difference as Difference<TimetableRow>)),
    today,
  )
  const own = new Set((await readSchedules(tx, asked)).map(({ id }) => id))
  return { rows: rows.filter(({ scheduleId }) => own.has(scheduleId)).map(onWire) }
}
