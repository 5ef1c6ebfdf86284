import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { AppError } from '../../errors.ts'
import type { PastState } from './resource-store.ts'

const { resourceRevision, staff } = tables

type Thing = { resource: string; resourceId: string }

const isOf = ({ resource, resourceId }: Thing) =>
  and(eq(resourceRevision.resource, resource), eq(resourceRevision.resourceId, resourceId))

/** 0 where nobody changed it in the office yet. */
export async function readVersion(
  tx: Tx,
  thing: Thing,
): Promise<{ version: number; at: Date | null; by: { id: number; name: string } | null }> {
  const [last] = await tx
    .select({ version: resourceRevision.version, at: resourceRevision.at, id: staff.id, name: staff.name })
    .from(resourceRevision)
    .leftJoin(staff, eq(staff.id, resourceRevision.staffId))
    .where(isOf(thing))
    .orderBy(desc(resourceRevision.version))
    .limit(1)
  if (last === undefined) return { version: 0, at: null, by: null }
  const by = last.id === null || last.name === null ? null : { id: last.id, name: last.name }
  return { version: last.version, at: by && last.at, by }
}

/** The version of each row of a list, where rows are saved as they stand there. */
export function versionOfRow(resource: string, id: PgColumn) {
  // Apart, because the column would lose its table's name in the outer text, and be another's.
  const ofRow = sql`from ${resourceRevision} where ${resourceRevision.resource} = ${resource} and ${resourceRevision.resourceId} = ${id}::text`
  return sql<number>`(select coalesce(max(version), 0) ${ofRow})`
}

type Revised = Thing & {
  /** Undefined for a new thing. */
  before: Record<string, unknown> | undefined
  after: Record<string, unknown>
  staffId: number
  now: Date
}

/**
 * Writes down what the thing says from now on. The caller holds the thing itself and has compared versions, so that of two who save
 * at once the second has seen the first.
 */
export async function writeRevision(
  tx: Transaction,
  { before, after, staffId, now, ...thing }: Revised,
): Promise<number> {
  const { version: current } = await readVersion(tx, thing)
  if (current === 0 && before !== undefined)
    await tx
      .insert(resourceRevision)
      .values({ ...thing, version: 0, at: now, fields: before })
      .onConflictDoNothing()
  const next = current + 1
  await tx.insert(resourceRevision).values({ ...thing, version: next, at: now, staffId, fields: after })
  return next
}

/** Newest first; as many as anybody looks back at. */
export async function listRevisions(tx: Tx, thing: Thing): Promise<PastState[]> {
  const revisions = await tx
    .select({
      version: resourceRevision.version,
      at: resourceRevision.at,
      fields: resourceRevision.fields,
      byId: staff.id,
      byName: staff.name,
    })
    .from(resourceRevision)
    .leftJoin(staff, eq(staff.id, resourceRevision.staffId))
    .where(isOf(thing))
    .orderBy(desc(resourceRevision.version))
    .limit(100)
  return revisions.map(({ byId, byName, ...revision }) => ({
    ...revision,
    by: byId === null || byName === null ? null : { id: byId, name: byName },
  }))
}

export async function readRevision(tx: Tx, { version, ...thing }: Thing & { version: number }) {
  const [found] = await tx
    .select({ fields: resourceRevision.fields })
    .from(resourceRevision)
    .where(and(isOf(thing), eq(resourceRevision.version, version)))
  if (found === undefined) throw new AppError('not_found')
  return found.fields
}
