import { isDeepStrictEqual } from 'node:util'
import type { FieldsOf, Resource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { and, asc, gt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../../errors.ts'
import { messageFor } from '../../../plugins/errors.ts'
import { changedFields, writeAudit } from '../../audit/index.ts'
import { tellStaff, type Written } from '../../staff/index.ts'
import type { JobItem, JobStep, StepOutcome } from '../../staff-jobs/index.ts'
import { changeResource } from '../change-resource.ts'
import { countMatching, matchingOf } from '../list-resource.ts'
import type { IdOf, ResourceStore } from '../resource-store.ts'
import { labelOf } from './label-of.ts'

export type BulkInput = {
  action: string
  filter: Record<string, unknown>
  ofJob: number | undefined
  list: string
  locale: Locale
  /** Of the press, for the audit of each thing. */
  sessionId: number
  requestId: string
}

type BulkGiven<R extends Resource> = JobStep<BulkInput> & { resource: R }

/** Changes one of them, inside a savepoint; undefined where there is nothing to change. */
export type ChangeOne<R extends Resource> = (
  point: Transaction,
  thing: { id: IdOf<R>; before: FieldsOf<R> },
) => Promise<Pick<Written<unknown>, 'before' | 'after'> | undefined>

const { staffJobItem } = tables

const perStep = 25

/**
 * Changes the next few that match, each by the same write that its form uses, with its revision and its line in the audit. In the
 * order of their keys: what no longer matches because it was changed is behind us, and nothing comes twice.
 */
export async function bulkStep<R extends Resource>(
  tx: Transaction,
  store: ResourceStore<R>,
  given: BulkGiven<R>,
  change: ChangeOne<R> = setFields(store, given),
): Promise<StepOutcome> {
  const { input, position, member } = given
  const { table, id: key } = store.list
  const narrowed = { query: input.filter, member }
  const after = position?.after as string | undefined
  const isAfter = after === undefined ? undefined : gt(key, sql`${after}::${sql.raw(key.getSQLType())}`)
  const found = await tx
    .select({ id: sql<IdOf<R>>`${key}` })
    .from(table)
    .where(and(matchingOf(store.list, narrowed), isChangedBy(key, input.ofJob), isAfter))
    .orderBy(asc(key))
    .limit(perStep)
  const items: JobItem[] = []
  for (const { id } of found) items.push(await changeOne(tx, store, { ...given, id, change }))
  if (items.some(({ outcome }) => outcome === 'done'))
    await tellStaff(tx, { kind: 'changed', path: given.resource.path })
  const last = found.at(-1)
  return {
    next: found.length === perStep && last ? { after: String(last.id) } : undefined,
    done: items.length,
    failed: items.filter(({ outcome }) => outcome === 'failed').length,
    ...(position === null && input.ofJob === undefined && { total: await countMatching(tx, store, narrowed) }),
    items,
  }
}

const isChangedBy = (key: PgColumn, jobId: number | undefined) =>
  jobId === undefined
    ? undefined
    : sql`exists (select from ${staffJobItem} where ${staffJobItem.staffJobId} = ${jobId}
        and ${staffJobItem.key} = ${key}::text and ${staffJobItem.outcome} = 'done')`

/** What the action of the contract says, by the write that the form uses. */
function setFields<R extends Resource>(
  store: ResourceStore<R>,
  { resource, input, member, now }: BulkGiven<R>,
): ChangeOne<R> {
  return async (point, { id, before }) => {
    const fields = { ...before, ...resource.many[input.action] } as FieldsOf<R>
    if (isDeepStrictEqual(fields, before)) return undefined
    const by = { member, now, locale: input.locale }
    return changeResource(point, resource, store, { id, change: () => fields, ...by })
  }
}

type OneGiven<R extends Resource> = BulkGiven<R> & { id: IdOf<R>; change: ChangeOne<R> }

/** In a savepoint: what one thing refuses is its own outcome, and the others go on. */
async function changeOne<R extends Resource>(
  tx: Transaction,
  store: ResourceStore<R>,
  { resource, id, input, member, now, change }: OneGiven<R>,
): Promise<JobItem> {
  const { locale } = input
  const item: Pick<JobItem, 'key' | 'label'> = { key: String(id) }
  try {
    return await tx.transaction(async (point) => {
      const before = await store.read(point, { id, member, hold: true })
      if (before === undefined) throw new AppError('not_found')
      item.label = labelOf(before, locale)
      const written = await change(point, { id, before })
      if (written === undefined) return { ...item, outcome: 'skipped' }
      await writeAudit(point, {
        at: now,
        staffId: member.id,
        staffSessionId: input.sessionId,
        action: resource.writes,
        resource: resource.name,
        resourceId: String(id),
        ...changedFields(written.before ?? {}, written.after ?? {}),
        requestId: input.requestId,
      })
      return { ...item, outcome: 'done' }
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...item, outcome: 'failed', words: wordsOf(error, locale) }
  }
}

/** What is wrong with a field says more than that something is. */
const wordsOf = (error: AppError, locale: Locale): string =>
  Object.values(error.fields).flat().join(' ') || messageFor(error, locale)
