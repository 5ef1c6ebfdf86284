import type { FieldsOf, Single } from '@prostuti/contract/staff'
import type { Transaction, Tx } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import type { Fields } from '../audit/index.ts'
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
  const current = await versionOf(tx, resource, store, id)
  if (version !== undefined && version !== current) throw new AppError('version_conflict')
  await store.write(tx, { id, fields: change(before), before, member, now, locale })
  const after = await readWritten(tx, store, { id, member })
  const kept = { before: auditedIn(store, before), after: auditedIn(store, after) }
  await writeRevision(tx, { ...thing, ...kept, staffId: member.id, now })
  await store.tell?.(tx, { id })
  return { answer: { version: await versionOf(tx, resource, store, id) }, ...thing, ...kept }
}

export const auditedIn = <R extends Single>(store: FormStore<R>, fields: FieldsOf<R>): Fields =>
  store.audited?.(fields) ?? fields

/** What a form is opened at: the number grows with every change, whoever makes it. */
export async function versionOf<R extends Single>(
  tx: Tx,
  { name }: Pick<R, 'name'>,
  store: FormStore<R>,
  id: IdOf<R>,
): Promise<number> {
  const { version } = await readVersion(tx, { resource: name, resourceId: String(id) })
  return version + ((await store.changedElsewhere?.(tx, { id })) ?? 0)
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
