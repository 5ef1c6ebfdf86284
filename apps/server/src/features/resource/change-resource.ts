import type { FieldsOf, Single } from '@prostuti/contract/staff'
import type { Transaction } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import type { StaffMember, Written } from '../staff/index.ts'
import type { FormStore, IdOf } from './resource-store.ts'
import { readVersion, writeRevision } from './revisions.ts'

type Saving<R extends Single> = {
  id: IdOf<R>
  /** What it says from now on, from what it says now. */
  change: (before: FieldsOf<R>) => FieldsOf<R>
  /** The version that the form was opened with; left out where a press needs no form. */
  version?: number
  member: StaffMember
  now: Date
  locale: Locale
}

/** Writes a thing that is there, its revision and what the audit needs: by its form, or by one press. */
export async function changeResource<R extends Single>(
  tx: Transaction,
  resource: Pick<R, 'name'>,
  store: FormStore<R>,
  { id, change, version, member, now, locale }: Saving<R>,
): Promise<Written<{ version: number }>> {
  const thing = { resource: resource.name, resourceId: String(id) }
  const before = await store.read(tx, { id, member, hold: true })
  if (before === undefined) throw new AppError('not_found')
  const { version: current } = await readVersion(tx, thing)
  if (version !== undefined && version !== current) throw new AppError('version_conflict')
  await store.write(tx, { id, fields: change(before), before, member, now, locale })
  const after = await readWritten(tx, store, { id, member })
  const next = await writeRevision(tx, { ...thing, before, after, staffId: member.id, now })
  await store.tell?.(tx, { id })
  return { answer: { version: next }, ...thing, before, after }
}

/** What was just written. Nobody writes what is not theirs afterwards: it would be out of their sight, and nothing could be said of it. */
export async function readWritten<R extends Single>(
  tx: Transaction,
  store: FormStore<R>,
  { id, member }: Pick<Saving<R>, 'id' | 'member'>,
): Promise<FieldsOf<R>> {
  const written = await store.read(tx, { id, member })
  if (written === undefined) throw new AppError('not_found')
  return written
}
