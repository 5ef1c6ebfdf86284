import { type Tx, tables } from '@prostuti/db'
import { eq, type SQL, sql } from 'drizzle-orm'
import { sheetCode } from './sheet-code.ts'

const { batch, sheet, stockMovement } = tables

const movesOf = (what: SQL): SQL =>
  sql`(select ${what} from ${stockMovement} where ${stockMovement.sheetId} = ${sheet.id})`

/** What lies on the shelf: everything that came, less everything that went. */
export const onShelf = sql<number>`${movesOf(sql`coalesce(sum(quantity), 0)::int`)}`

/** What parcels still need: those that wait to be booked, and those that wait to be packed. */
export const owed = sql<number>`(select count(*)::int from sheet_delivery_item item
  join sheet_delivery parcel on parcel.id = item.delivery_id
  where item.sheet_id = ${sheet.id} and parcel.state in ('draft', 'booked') and parcel.packed_at is null)`

export const countedAt = sql<string | null>`${movesOf(sql`max(at) filter (where kind = 'counted')`)}`

/** Sheets with what is known of their copies. */
export const selectStock = (tx: Tx) =>
  tx
    .select({
      sheet,
      batch: { id: batch.id, title: batch.title },
      printed: sql<number>`${movesOf(sql`coalesce(sum(quantity) filter (where kind = 'printed'), 0)::int`)}`,
      onShelf,
      owed,
      countedAt,
    })
    .from(sheet)
    .innerJoin(batch, eq(batch.id, sheet.batchId))

export type StockRow = Awaited<ReturnType<typeof selectStock>>[number]

export const presentStock = ({ sheet: row, ...known }: StockRow, now: Date) => ({
  id: row.id,
  title: row.title,
  volume: row.volume,
  batch: known.batch,
  shelf: row.shelf,
  code: sheetCode(row.id),
  is_ready: row.readyAt !== null && row.readyAt <= now,
  printed: known.printed,
  on_shelf: known.onShelf,
  owed: known.owed,
  counted_at: known.countedAt === null ? null : new Date(known.countedAt).toISOString(),
})
