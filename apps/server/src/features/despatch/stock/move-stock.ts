import type { BodyOf } from '@prostuti/contract'
import type { moveStock as moveStockCall } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import { eq, inArray } from 'drizzle-orm'
import { plainLine } from '../../rich-text/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { findStock } from './list-stock.ts'

const { sheet, stockMovement } = tables

type Move = { id: number; member: StaffMember; given: BodyOf<typeof moveStockCall>; now: Date }

/** Held while copies are counted or taken, so that what two do at once adds up. Always in the same order. */
const lockSheets = (tx: Transaction, ids: readonly number[]) =>
  tx
    .select({ id: sheet.id })
    .from(sheet)
    .where(inArray(sheet.id, [...ids]))
    .orderBy(sheet.id)
    .for('no key update')

/** Copies that came, were counted, or are written off. Answers with what lay on the shelf before and lies there now. */
export async function moveStock(tx: Transaction, { id, member, given, now }: Move) {
  await findStock(tx, { id, member })
  await lockSheets(tx, [id])
  const { onShelf: before } = await findStock(tx, { id, member })
  const by = { sheetId: id, staffId: member.id, at: now }
  const { kind } = given
  const move =
    kind === 'counted'
      ? { quantity: given.quantity - before, counted: given.quantity }
      : { quantity: kind === 'printed' ? given.quantity : -given.quantity }
  const reason = kind === 'written_off' ? plainLine(given.reason) : null
  await tx.insert(stockMovement).values({ ...by, ...move, kind, reason })
  return { before, after: before + move.quantity, reason }
}

type Through = {
  kind: 'packed' | 'unpacked' | 'returned'
  deliveryId: number
  sheetIds: readonly number[]
  staffId: number
  now: Date
}

/** The volumes of a parcel leave the shelf, or lie on it again. Whoever calls this holds the parcel, and says so once. */
export async function moveParcelStock(tx: Transaction, { kind, deliveryId, sheetIds, staffId, now }: Through) {
  if (sheetIds.length === 0) return
  await lockSheets(tx, sheetIds)
  const quantity = kind === 'packed' ? -1 : 1
  await tx
    .insert(stockMovement)
    .values(sheetIds.map((sheetId) => ({ sheetId, kind, quantity, deliveryId, staffId, at: now })))
}

/** Where its copies lie. */
export async function setShelf(
  tx: Transaction,
  { id, member, shelf }: { id: number; member: StaffMember; shelf: string | null },
) {
  const { sheet: row } = await findStock(tx, { id, member })
  const after = shelf === null ? null : plainLine(shelf) || null
  await tx.update(sheet).set({ shelf: after }).where(eq(sheet.id, id))
  return { before: row.shelf, after }
}
