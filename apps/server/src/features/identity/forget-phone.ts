import { type Tx, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'

const { joinRecord, otpToken } = tables

/** What is known of a number beside its account. Codes that were sent to it count for a day, whoever has the number, and go by themselves. */
export async function forgetPhone(tx: Tx, phone: string): Promise<void> {
  await tx.delete(joinRecord).where(eq(joinRecord.phone, phone))
  await tx.delete(otpToken).where(eq(otpToken.phone, phone))
}
