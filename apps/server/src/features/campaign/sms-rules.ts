import { type Tx, tables } from '@prostuti/db'
import type { QuietHours } from '../quiet-hours/index.ts'

const { site } = tables

/** What the centre has set: what a part costs, and when nobody is written to. */
export async function readSmsRules(tx: Tx): Promise<{ partPaisa: number | null; quiet: QuietHours }> {
  const [row] = await tx
    .select({ partPaisa: site.smsPartPaisa, from: site.quietFromHour, until: site.quietUntilHour })
    .from(site)
  return { partPaisa: row?.partPaisa ?? null, quiet: { from: row?.from ?? 22, until: row?.until ?? 8 } }
}
