import type { BodyOf, ResponseOf } from '@prostuti/contract'
import type { askMerge as askCall, readMerge as readCall } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../../../errors.ts'
import { type DoctorRow, describeDoctors, findOpenDoctor } from '../../../doctor-desk/index.ts'
import { requireKnownPhone } from '../../../identity/index.ts'
import { lockOrdersOf } from '../../../payment/index.ts'
import { plainLine } from '../../../rich-text/index.ts'
import { askSignature, endSignature, signOpen } from '../../../signature/index.ts'
import type { StaffMember } from '../../../staff/index.ts'
import { requireWholeCentre } from '../../../statement/index.ts'
import type { Pair } from './find-clashes.ts'
import { mergeDoctors } from './merge-doctors.ts'
import { lockDoctors, type MergePreview, readPreview } from './read-preview.ts'

const { doctorMerge, staff } = tables

type By = { member: StaffMember; now: Date }
type MergeRow = typeof doctorMerge.$inferSelect
type MergeLine = ResponseOf<typeof readCall>['merge']

const deedOf = (id: number) => ({ deed: 'doctor.merge', resource: 'doctor_merge', resourceId: String(id) })

/** Two open accounts, of which the member sees everything: a merge moves all of what they have, of whichever course. */
export async function requirePair(tx: Tx, { kept, gone }: Pair, member: StaffMember): Promise<void> {
  requireWholeCentre(member)
  if (kept === gone) throw new AppError('not_found')
  for (const id of [kept, gone])
    if ((await findOpenDoctor(tx, { id, member })).id !== id) throw new AppError('not_found')
}

/** The preview without what only the server needs. */
export function showPreview({ found: _, ...shown }: Awaited<ReturnType<typeof readPreview>>): MergePreview {
  return shown
}

/** The first of two proposes what they have seen. */
export async function askMerge(
  tx: Transaction,
  { kept, gone, phone_of: phoneOf, reason, fingerprint, member, now }: BodyOf<typeof askCall> & By,
): Promise<{ id: number; reason: string }> {
  await requirePair(tx, { kept, gone }, member)
  const rows = await lockDoctors(tx, { kept, gone })
  if (!(rows.kept && rows.gone)) throw new AppError('not_found')
  for (const row of [rows.kept, rows.gone]) requireKnownPhone(row, now)
  const preview = await readPreview(tx, { kept, gone, phoneOf, member, now })
  requireUnblocked(preview)
  if (preview.fingerprint !== fingerprint) throw new AppError('merge_changed')
  const words = plainLine(reason)
  const [made] = await tx
    .insert(doctorMerge)
    .values({ keptId: kept, goneId: gone, phoneOf, reason: words, fingerprint, askedBy: member.id, askedAt: now })
    .returning({ id: doctorMerge.id })
  await askSignature(tx, { ...deedOf(made!.id), member, words, now })
  return { id: made!.id, reason: words }
}

function requireUnblocked({ blocks }: MergePreview): void {
  if (blocks.includes('exam_running')) throw new AppError('exam_running')
  if (blocks.length > 0) throw new AppError('merge_blocked')
}

export type Merged = { row: MergeRow; kept: DoctorRow; gone: DoctorRow; moved: Record<string, number> }

/**
 * The second signs. What would be done is worked out anew once everything that it is about is held; where it is other than what was
 * asked, nothing is done.
 */
export async function signMerge(tx: Transaction, { id, member, now }: By & { id: number }): Promise<Merged> {
  requireWholeCentre(member)
  const row = await lockAsked(tx, id)
  const pair = { kept: row.keptId, gone: row.goneId }
  await requirePair(tx, pair, member)
  await signOpen(tx, { ...deedOf(id), member, now })
  await lockOrdersOf(tx, [pair.kept, pair.gone])
  const { kept, gone } = await lockDoctors(tx, pair)
  if (!(kept && gone)) throw new AppError('not_found')
  for (const each of [kept, gone]) requireKnownPhone(each, now)
  const preview = await readPreview(tx, { ...pair, phoneOf: row.phoneOf, member, now, except: id })
  requireUnblocked(preview)
  if (preview.fingerprint !== row.fingerprint) throw new AppError('merge_changed')
  const moved = await mergeDoctors(tx, { kept, gone, phoneOf: row.phoneOf, clashes: preview.found, now })
  await tx
    .update(doctorMerge)
    .set({ state: 'done', decidedBy: member.id, decidedAt: now, moved })
    .where(eq(doctorMerge.id, id))
  return { row, kept, gone, moved }
}

/** Declined by another, or taken back by whoever asked. */
export async function endMerge(
  tx: Transaction,
  { id, words, member, now }: By & { id: number; words: string },
): Promise<MergeRow> {
  requireWholeCentre(member)
  const row = await lockAsked(tx, id)
  await endSignature(tx, { ...deedOf(id), member, words, now })
  await tx
    .update(doctorMerge)
    .set({ state: 'ended', decidedBy: member.id, decidedAt: now })
    .where(eq(doctorMerge.id, id))
  return row
}

async function lockAsked(tx: Transaction, id: number): Promise<MergeRow> {
  const [row] = await tx
    .select()
    .from(doctorMerge)
    .where(and(eq(doctorMerge.id, id), eq(doctorMerge.state, 'asked')))
    .for('update')
  if (row === undefined) throw new AppError('not_found')
  return row
}

export async function readMerge(
  tx: Tx,
  { id, member, now }: By & { id: number },
): Promise<ResponseOf<typeof readCall>> {
  requireWholeCentre(member)
  const [merge] = await listMerges(tx, { where: eq(doctorMerge.id, id), member, now })
  const [row] = await tx.select().from(doctorMerge).where(eq(doctorMerge.id, id))
  if (merge === undefined || row === undefined) throw new AppError('not_found')
  if (row.state !== 'asked') return { merge, preview: null, is_changed: false }
  const wanted = { kept: row.keptId, gone: row.goneId, phoneOf: row.phoneOf, member, now, except: id }
  const preview = showPreview(await readPreview(tx, wanted))
  return { merge, preview, is_changed: preview.fingerprint !== row.fingerprint }
}

export async function listMerges(tx: Tx, { where, member, now }: By & { where: SQL }): Promise<MergeLine[]> {
  const asker = alias(staff, 'asker')
  const decider = alias(staff, 'decider')
  const rows = await tx
    .select({
      row: doctorMerge,
      askedBy: { id: asker.id, name: asker.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(doctorMerge)
    .innerJoin(asker, eq(asker.id, doctorMerge.askedBy))
    .leftJoin(decider, eq(decider.id, doctorMerge.decidedBy))
    .where(where)
    .orderBy(asc(doctorMerge.id))
    .limit(100)
  const ids = [...new Set(rows.flatMap(({ row }) => [row.keptId, row.goneId]))]
  const lines = new Map((await describeDoctors(tx, { ids, member, now })).map((line) => [line.id, line]))
  return rows.map(({ row, askedBy, decidedBy }) => ({
    ...{ id: row.id, state: row.state, phone_of: row.phoneOf, reason: row.reason },
    kept: lines.get(row.keptId)!,
    gone: lines.get(row.goneId)!,
    asked_by: askedBy,
    asked_at: row.askedAt.toISOString(),
    decided_by: decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    is_own: row.askedBy === member.id,
  }))
}
