import type { BodyOf, paintDays as paintDaysCall } from '@prostuti/contract'
import { type Transaction, tables } from '@prostuti/db'
import { shownEnd } from '@prostuti/learning-rules/plan/week'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { loadRota } from './load-rota.ts'

const { rotaException } = tables

/** The oldest make room: what lies ahead is less, since nobody paints behind the weeks that are shown. */
const daysAtMost = 750

type Painting = { doctorId: number; days: BodyOf<typeof paintDaysCall>['days']; today: string }

/** Single days that differ from the rota. Of a day that is named twice the last word counts. */
export async function paintDays(tx: Transaction, { doctorId, days, today }: Painting): Promise<void> {
  if ((await loadRota(tx, doctorId, { lock: true })) === undefined) throw new AppError('rota_missing')
  const end = shownEnd(today)
  if (days.some(({ day }) => day >= end)) throw new AppError('plan_too_far')
  const last = new Map(days.map(({ day, shift }) => [day, shift]))
  await tx
    .delete(rotaException)
    .where(and(eq(rotaException.doctorId, doctorId), inArray(rotaException.day, [...last.keys()])))
  const painted = [...last].flatMap(([day, shift]) => (shift === null ? [] : { doctorId, day, shift }))
  if (painted.length > 0) await tx.insert(rotaException).values(painted)
  await tx.execute(sql`delete from rota_exception where doctor_id = ${doctorId} and day in (
    select day from rota_exception where doctor_id = ${doctorId} order by day desc offset ${daysAtMost})`)
}
