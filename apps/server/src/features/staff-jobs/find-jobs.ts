import { type Tx, tables } from '@prostuti/db'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'

const { staff, staffJob, staffJobItem } = tables

const perPage = 30
const itemsPerPage = 100

/** Everybody has their own; the owner may see each. */
const whoseOf = ({ id, role }: StaffMember, whose: 'own' | 'all') =>
  role === 'owner' && whose === 'all' ? undefined : eq(staffJob.staffId, id)

const jobs = (tx: Tx) =>
  tx
    .select({ job: staffJob, by: { id: staff.id, name: staff.name } })
    .from(staffJob)
    .innerJoin(staff, eq(staff.id, staffJob.staffId))

type JobsAsked = { member: StaffMember; whose: 'own' | 'all'; before: number | undefined }

export async function findJobs(tx: Tx, { member, whose, before }: JobsAsked) {
  const found = await jobs(tx)
    .where(and(whoseOf(member, whose), before === undefined ? undefined : lt(staffJob.id, before)))
    .orderBy(desc(staffJob.id))
    .limit(perPage + 1)
  const page = found.slice(0, perPage)
  return { found: page, next: found.length > perPage ? (page.at(-1)?.job.id ?? null) : null }
}

export async function findJob(tx: Tx, { member, id }: { member: StaffMember; id: number }) {
  const [found] = await jobs(tx).where(and(whoseOf(member, 'all'), eq(staffJob.id, id)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

type ItemsAsked = { id: number; outcome: 'done' | 'skipped' | 'failed' | undefined; after: string | undefined }

export async function findJobItems(tx: Tx, { id, outcome, after }: ItemsAsked) {
  const { key, label, words } = staffJobItem
  const found = await tx
    .select({ key, label, outcome: staffJobItem.outcome, words })
    .from(staffJobItem)
    .where(
      and(
        eq(staffJobItem.staffJobId, id),
        outcome && eq(staffJobItem.outcome, outcome),
        after === undefined ? undefined : gt(key, after),
      ),
    )
    .orderBy(asc(key))
    .limit(itemsPerPage + 1)
  const items = found.slice(0, itemsPerPage)
  return { items, next: found.length > itemsPerPage ? (items.at(-1)?.key ?? null) : null }
}

/** For what another job of the same member builds upon. */
export async function findOwnJob(tx: Tx, own: { id: number; staffId: number; kind: string }): Promise<void> {
  const isOwn = [eq(staffJob.id, own.id), eq(staffJob.staffId, own.staffId), eq(staffJob.kind, own.kind)]
  const count = await tx.$count(staffJob, and(...isOwn))
  if (count === 0) throw new AppError('not_found')
}
