import { type Tx, tables } from '@prostuti/db'
import type { Hours, Rota } from '@prostuti/learning-rules/plan/rota'
import { eq } from 'drizzle-orm'

const { rotaException, studyRota } = tables

export type OwnRota = { rota: Rota; wished: Hours; dailyMinutes: number; laidAt: Date | null }

/** What the doctor has painted; undefined where nothing was. `lock` keeps a second change waiting until this one is written. */
export async function loadRota(tx: Tx, doctorId: number, { lock = false } = {}): Promise<OwnRota | undefined> {
  const rows = tx.select().from(studyRota).where(eq(studyRota.doctorId, doctorId))
  const [row] = await (lock ? rows.for('update') : rows)
  if (row === undefined) return undefined
  const painted = await tx.select().from(rotaException).where(eq(rotaException.doctorId, doctorId))
  const { startsOn, shifts, hours, earliestMinute, latestMinute, dailyMinutes, laidAt } = row
  const exceptions = new Map(painted.map(({ day, shift }) => [day, shift]))
  return {
    rota: { startsOn, shifts, hours, exceptions },
    wished: { from: earliestMinute, to: latestMinute },
    dailyMinutes,
    laidAt,
  }
}
