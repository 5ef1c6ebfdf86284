import type { Resource } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember, Written } from '../staff/index.ts'
import type { IdOf, ResourceStore } from './resource-store.ts'
import { readVersion } from './revisions.ts'

type Removal<R extends Resource> = { id: IdOf<R>; version: number; member: StaffMember }

/** Removes a thing on which nothing hangs, at the version that was seen, and hands on what the audit needs. */
export async function removeResource<R extends Resource>(
  tx: Transaction,
  resource: Pick<R, 'name'>,
  store: ResourceStore<R>,
  { id, version, member }: Removal<R>,
): Promise<Written<undefined>> {
  const thing = { resource: resource.name, resourceId: String(id) }
  const before = await store.read(tx, { id, member, hold: true })
  if (before === undefined) throw new AppError('not_found')
  if ((await readVersion(tx, thing)).version !== version) throw new AppError('version_conflict')
  await tx.delete(store.list.table).where(eq(store.list.id, id))
  return { answer: undefined, ...thing, before }
}
