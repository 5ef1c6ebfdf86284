import type { BodyOf, setRota as setRotaCall } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { and, eq, gte } from 'drizzle-orm'
import { refuseFields } from '../../input/refuse-fields.ts'

const { rotaException, studyRota } = tables

type NewRota = { doctorId: number; rota: BodyOf<typeof setRotaCall>; today: string; locale: Locale }

/** The duty that repeats. Single days from today on were painted over the one before: they go by the new one. */
export async function setRota(tx: Transaction, { doctorId, rota, today, locale }: NewRota): Promise<void> {
  const invalid = messages.error_field_invalid({}, { locale })
  refuseFields({ latest_minute: rota.latest_minute - rota.earliest_minute < 60 ? invalid : undefined })
  const row = {
    startsOn: rota.starts_on,
    shifts: rota.shifts,
    hours: rota.hours,
    earliestMinute: rota.earliest_minute,
    latestMinute: rota.latest_minute,
    dailyMinutes: rota.daily_minutes,
  }
  await tx
    .insert(studyRota)
    .values({ doctorId, ...row })
    .onConflictDoUpdate({ target: studyRota.doctorId, set: row })
  await tx.delete(rotaException).where(and(eq(rotaException.doctorId, doctorId), gte(rotaException.day, today)))
}
