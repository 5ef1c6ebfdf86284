import type { Transaction } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import { may } from '../staff/index.ts'
import { findPreview } from './keep-preview.ts'
import { findPreviewable } from './previewables.ts'

type PreviewQuery = { token: string; now: Date; locale: Locale }

/** Writes the draft by the very function that would save it, and gives the page on which it stands. */
export async function applyPreview(tx: Transaction, { token, now, locale }: PreviewQuery): Promise<string> {
  const found = await findPreview(tx, { token, now })
  const previewable = found && findPreviewable(found.draft.resource)
  if (found === undefined || previewable === undefined) throw new AppError('not_found')
  const { draft, member } = found
  const { resource, store, pageOf } = previewable
  if (!may(member, resource.writes)) throw new AppError('not_found')
  const id = draft.resourceId === null ? undefined : resource.params.parse({ id: draft.resourceId }).id
  const before = id === undefined ? undefined : await store.read(tx, { id: id as never, member, hold: true })
  if (id !== undefined && before === undefined) throw new AppError('not_found')
  // What is hidden as yet is looked at as if it were shown.
  const shown = 'is_active' in draft.fields && { is_active: true }
  const fields = resource.fields.parse({ ...draft.fields, ...shown })
  const written = await store.write(tx, { id: id as never, fields, before, member, now, locale })
  return pageOf({ id: String(written), fields })
}
