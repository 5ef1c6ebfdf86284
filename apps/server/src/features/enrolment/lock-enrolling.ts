import type { Transaction } from '@prostuti/db'
import { sql } from 'drizzle-orm'

/** A doctor who presses twice, or on two devices, enrols or moves one after the other. Settling never waits for this lock. */
export const lockEnrolling = (tx: Transaction, doctorId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('enrol'), ${doctorId}::int)`)
