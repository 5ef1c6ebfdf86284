import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'

const { upload } = tables

type Facts = NonNullable<(typeof upload.$inferSelect)['facts']>
type Taking<Kind extends Facts['kind']> = { key: string; kind: Kind; staffId: number; locale: Locale; now: Date }

/** A form takes one's own file that was judged good: from now on it belongs to what the form is about, and to nothing else. */
export async function takeUpload<Kind extends Facts['kind']>(
  tx: Transaction,
  { key, kind, staffId, locale, now }: Taking<Kind>,
): Promise<{ facts: Extract<Facts, { kind: Kind }>; bytes: number; name: string }> {
  const [taken] = await tx
    .update(upload)
    .set({ state: 'taken', updatedAt: now })
    .where(and(eq(upload.key, key), eq(upload.kind, kind), eq(upload.staffId, staffId), eq(upload.state, 'good')))
    .returning()
  if (taken?.facts?.kind !== kind) throw invalidFields({ upload: messages.error_upload_not_ready({}, { locale }) })
  return { facts: taken.facts as Extract<Facts, { kind: Kind }>, bytes: taken.bytes, name: taken.name }
}
