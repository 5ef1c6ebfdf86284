import { type Tx, tables } from '@prostuti/db'
import { displayPhone } from '@prostuti/text/display-phone'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { Reader } from './burn-watermark.ts'

const { doctor } = tables

/** Whose name a page bears. The number in the digits that every reader of a found page can dial. */
export async function findReader(tx: Tx, doctorId: number): Promise<Reader> {
  const [row] = await tx.select({ name: doctor.name, phone: doctor.phone }).from(doctor).where(eq(doctor.id, doctorId))
  if (row === undefined) throw new AppError('not_found')
  return { name: row.name, phone: displayPhone(row.phone, 'en') }
}
