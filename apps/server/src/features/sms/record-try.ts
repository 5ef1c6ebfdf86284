import { type Tx, tables } from '@prostuti/db'
import type { SmsTry } from './send-sms.ts'

/** Writes a try down; `campaignId` is the campaign that it belongs to. */
export async function recordTry(tx: Tx, { to, ...entry }: SmsTry, campaignId: number | null = null): Promise<void> {
  await tx.insert(tables.smsTry).values({ ...entry, maskedPhone: to, ms: Math.round(entry.ms), campaignId })
}
