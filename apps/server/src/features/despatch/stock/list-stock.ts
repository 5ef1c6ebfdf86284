import type { ResponseOf } from '@prostuti/contract'
import type { listStock as listStockCall, readStock as readStockCall, stockShows } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { type StaffMember, seesBatch } from '../../staff/index.ts'
import { countedAt, onShelf, owed, presentStock, selectStock } from './stock-rows.ts'

const { batch, sheet, sheetDelivery, staff, stockMovement } = tables

const perPage = 50

type StockQuery = {
  show?: (typeof stockShows)[number] | undefined
  batch?: number | undefined
  search?: string | undefined
  page?: number | undefined
  member: StaffMember
  now: Date
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Sheets that are sent at all, by shelf; what has no shelf yet comes last. */
export async function listStock(tx: Tx, asked: StockQuery): Promise<ResponseOf<typeof listStockCall>> {
  const { show, search, member, now, page = 1 } = asked
  const like = search === undefined ? undefined : `%${escaped(search)}%`
  const where = and(
    seesBatch(member),
    eq(sheet.isActive, true),
    asked.batch === undefined ? undefined : eq(batch.id, asked.batch),
    like === undefined
      ? undefined
      : or(
          sql`${sheet.shelf} ilike ${like}`,
          sql`${sheet.title} ->> 'bn' ilike ${like}`,
          sql`${sheet.title} ->> 'en' ilike ${like}`,
          sql`'SH-' || ${sheet.id} = upper(${search})`,
        ),
    show === 'short' ? sql`${owed} > ${onShelf}` : undefined,
    show === 'uncounted' ? sql`${countedAt} is null` : undefined,
  )
  const rows = await selectStock(tx)
    .where(where)
    .orderBy(sql`${sheet.shelf} asc nulls last`, desc(batch.id), asc(sheet.volume), asc(sheet.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [all] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(sheet)
    .innerJoin(batch, eq(batch.id, sheet.batchId))
    .where(where)
  return { rows: rows.map((row) => presentStock(row, now)), total: all!.count }
}

type One = { id: number; member: StaffMember }

/** One that is not the member's does not exist. */
export async function findStock(tx: Tx, { id, member }: One) {
  const [found] = await selectStock(tx).where(and(eq(sheet.id, id), seesBatch(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

const movesPerPage = 50

/** A sheet, and how its copies came and went. */
export async function readStock(
  tx: Tx,
  { before, now, ...one }: One & { before: number | undefined; now: Date },
): Promise<ResponseOf<typeof readStockCall>> {
  const found = await findStock(tx, one)
  const moves = await tx
    .select({
      move: stockMovement,
      by: { id: staff.id, name: staff.name },
      parcel: { id: sheetDelivery.id, invoice: sheetDelivery.invoice },
    })
    .from(stockMovement)
    .innerJoin(staff, eq(staff.id, stockMovement.staffId))
    .leftJoin(sheetDelivery, eq(sheetDelivery.id, stockMovement.deliveryId))
    .where(and(eq(stockMovement.sheetId, one.id), before === undefined ? undefined : lt(stockMovement.id, before)))
    .orderBy(desc(stockMovement.id))
    .limit(movesPerPage + 1)
  const page = moves.slice(0, movesPerPage)
  return {
    sheet: presentStock(found, now),
    moves: page.map(({ move: { id, kind, quantity, counted, reason, at }, by, parcel }) => ({
      ...{ id, kind, quantity, counted, reason, by, parcel },
      at: at.toISOString(),
    })),
    next: moves.length > movesPerPage ? page.at(-1)!.move.id : null,
  }
}
