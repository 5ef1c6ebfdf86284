import { type Tx, tables } from '@prostuti/db'
import { graceMs } from '@prostuti/exam-rules'
import { and, eq, isNotNull, isNull, notExists, type SQL, sql } from 'drizzle-orm'

const { attempt, device } = tables

/** Nobody knows when a pause ends: what an exam holds stays held over any that is thinkable, and is set right when it does. */
const longestPauseHours = 12

/** Until when the device of an attempt must not be locked out. */
export const holdEnd = ({ endsAt, pausedAt }: { endsAt: SQL; pausedAt: SQL }): SQL =>
  sql`(${endsAt} + ${graceMs} * interval '1 millisecond'
    + case when ${pausedAt} is null then interval '0' else ${longestPauseHours} * interval '1 hour' end)`

/** The device on which an exam is begun or resumed is held: a second one as well, from the moment it is resumed there. */
export async function holdDevice(tx: Tx, deviceId: number, attemptId: number): Promise<void> {
  await tx.execute(sql`
    update device set held_until = ${ownHold} from attempt join paper on paper.id = attempt.paper_id
    where device.id = ${deviceId} and attempt.id = ${attemptId} and (held_until is null or held_until < ${ownHold})`)
}

const ownHold = holdEnd({ endsAt: sql`attempt.ends_at`, pausedAt: sql`paper.paused_at` })

/** After ends have moved: what was held for these doctors is held as long as the last of their attempts runs. */
export async function renewHolds(tx: Tx, doctorIds: readonly number[]): Promise<void> {
  if (doctorIds.length === 0) return
  await tx.execute(sql`
    update device set held_until = running.until
    from (
      select doctor_id, max(${ownHold}) as until from attempt join paper on paper.id = attempt.paper_id
      where doctor_id = any(${`{${doctorIds.join()}}`}::int[]) and finished_at is null group by doctor_id) running
    where device.doctor_id = running.doctor_id and held_until is not null`)
}

/** What an exam held may be given up again once none of the doctor's is running. */
export async function letGoOfDevices(tx: Tx, doctorId: number): Promise<void> {
  const running = tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(eq(attempt.doctorId, doctorId), isNull(attempt.finishedAt)))
  await tx
    .update(device)
    .set({ heldUntil: null })
    .where(and(eq(device.doctorId, doctorId), isNotNull(device.heldUntil), notExists(running)))
}
