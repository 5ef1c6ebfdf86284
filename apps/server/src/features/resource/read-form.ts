import type { FieldsOf, Single } from '@prostuti/contract/staff'
import type { Tx } from '@prostuti/db'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'
import { versionOf } from './change-resource.ts'
import type { FormStore, IdOf } from './resource-store.ts'
import { readVersion } from './revisions.ts'
import { shownTo } from './shown-to.ts'

type OpenedForm<R extends Single> = {
  fields: FieldsOf<R>
  version: number
  changed_at: string | null
  changed_by: { id: number; name: string } | null
  may_change?: boolean
}

/** What a form shows, at which version, and who changed it last. */
export async function readForm<R extends Single>(
  tx: Tx,
  resource: R,
  store: FormStore<R>,
  { id, member }: { id: IdOf<R>; member: StaffMember },
): Promise<OpenedForm<R>> {
  const fields = await store.read(tx, { id, member })
  if (fields === undefined) throw new AppError('not_found')
  const { at, by } = await readVersion(tx, { resource: resource.name, resourceId: String(id) })
  const version = await versionOf(tx, resource, store, id)
  return {
    ...{ fields: shownTo(resource, member, fields), version, changed_at: at?.toISOString() ?? null, changed_by: by },
    ...(store.mayChange && { may_change: await store.mayChange(tx, { id, member }) }),
  }
}
