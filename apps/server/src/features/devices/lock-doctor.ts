import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { doctor } = tables

/**
 * Whoever changes a doctor's devices waits here for the one before, so that the limit cannot be passed by two at once.
 * `no key update` leaves the doctor's other rows alone, which only need the key to stay.
 */
export async function lockDoctor(
  tx: Transaction,
  doctorId: number,
): Promise<{ phone: string; deviceReleasedAt: Date | null }> {
  const [row] = await tx
    .select({ phone: doctor.phone, deviceReleasedAt: doctor.deviceReleasedAt })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
    .for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
