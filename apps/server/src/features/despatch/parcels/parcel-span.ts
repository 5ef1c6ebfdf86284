import { type Tx, tables } from '@prostuti/db'
import { asc, inArray } from 'drizzle-orm'

const { sheetDelivery } = tables

/** So many are named one by one. */
const namedAtMost = 10

/** Which parcels, in few words: each by its number, or of many the first and the last. */
export async function spanOf(tx: Tx, ids: number[]): Promise<string> {
  const rows = await tx
    .select({ invoice: sheetDelivery.invoice })
    .from(sheetDelivery)
    .where(inArray(sheetDelivery.id, ids))
    .orderBy(asc(sheetDelivery.id))
  const names = rows.map(({ invoice }) => invoice)
  return names.length > namedAtMost ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}
