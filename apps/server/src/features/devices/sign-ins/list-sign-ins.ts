import type { listSignIns as call, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { shownLabel } from '../shown-label.ts'

const { device, signIn } = tables

const mostShown = 50

type Input = { doctorId: number; signInId: number; locale: Locale; now: Date }

/** Staff who look at the site as the doctor are in the list: nobody is in an account unseen. */
export async function listSignIns(
  tx: Tx,
  { doctorId, signInId, locale, now }: Input,
): Promise<ResponseOf<typeof call>> {
  const isThis = eq(signIn.id, signInId)
  const rows = await tx
    .select({
      id: signIn.id,
      label: device.label,
      createdAt: signIn.createdAt,
      lastUsedAt: signIn.lastUsedAt,
    })
    .from(signIn)
    .leftJoin(device, eq(device.id, signIn.deviceId))
    .where(and(eq(signIn.doctorId, doctorId), isNull(signIn.endedAt), gt(signIn.expiresAt, now)))
    .orderBy(desc(isThis), desc(signIn.lastUsedAt), desc(signIn.id))
    .limit(mostShown)
  return {
    sign_ins: rows.map((row) => ({
      id: row.id,
      device_label: row.label === null ? messages.device_of_staff({}, { locale }) : shownLabel(row.label, locale),
      is_this_sign_in: row.id === signInId,
      created_at: row.createdAt.toISOString(),
      last_used_at: row.lastUsedAt.toISOString(),
    })),
  }
}
