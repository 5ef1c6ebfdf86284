import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import { isSettled, type LockedDelivery, recordStep } from '../../sheet/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { lockParcel } from '../parcels/parcel-scope.ts'
import { mayComeBack, stageOf } from '../parcels/parcel-stage.ts'
import { sheetsOf } from '../parcels/sheets-of.ts'
import { moveParcelStock } from '../stock/move-stock.ts'
import { sheetCode } from '../stock/sheet-code.ts'

const { sheetDelivery } = tables

type Deed = { id: number; member: StaffMember; now: Date }

/** Whether what was scanned is what belongs in: everything, each once, nothing else. In whatever case a scanner types. */
function isComplete(codes: readonly string[], expected: readonly string[]): boolean {
  const inOrder = (of: readonly string[]) => of.map((code) => code.toUpperCase()).toSorted()
  return inOrder(codes).join() === inOrder(expected).join()
}

/** Everything is in: the parcel waits for its courier, and its volumes are off the shelf. */
export async function packParcel(tx: Transaction, { codes, ...deed }: Deed & { codes: string[] }) {
  const { row, doctorId } = await lockParcel(tx, deed)
  if (stageOf(row) !== 'to_pack') throw new AppError('parcel_elsewhere')
  const sheetIds = await sheetIdsOf(tx, row.id)
  if (!isComplete(codes, sheetIds.map(sheetCode))) throw invalidFields({ codes: codes.join() })
  await set(tx, row, { packedAt: deed.now, packedBy: deed.member.id })
  await moveStockOf(tx, 'packed', sheetIds, deed)
  return { doctorId, volumes: sheetIds.length }
}

/** Taken apart again before the courier has it. */
export async function unpackParcel(tx: Transaction, deed: Deed) {
  const { row, doctorId } = await lockParcel(tx, deed)
  if (stageOf(row) !== 'to_hand_over') throw new AppError('parcel_elsewhere')
  const sheetIds = await sheetIdsOf(tx, row.id)
  await set(tx, row, { packedAt: null, packedBy: null })
  await moveStockOf(tx, 'unpacked', sheetIds, deed)
  return { doctorId, volumes: sheetIds.length }
}

/** It lies on our table again: what was in it is on the shelf, once, whoever said first that it came back. */
export async function receiveBack(tx: Transaction, deed: Deed) {
  const { row, doctorId } = await lockParcel(tx, deed)
  if (!mayComeBack(row)) throw new AppError('parcel_elsewhere')
  if (!isSettled(row.state))
    await recordStep(tx, { deliveryId: row.id, state: 'returned', detail: null, now: deed.now })
  const sheetIds = await sheetIdsOf(tx, row.id)
  await set(tx, row, { receivedBackAt: deed.now })
  await moveStockOf(tx, 'returned', sheetIds, deed)
  return { doctorId, volumes: sheetIds.length }
}

const set = (tx: Transaction, { id }: LockedDelivery['row'], values: Partial<LockedDelivery['row']>) =>
  tx.update(sheetDelivery).set(values).where(eq(sheetDelivery.id, id))

const sheetIdsOf = async (tx: Transaction, id: number): Promise<number[]> =>
  ((await sheetsOf(tx, [id])).get(id) ?? []).map((sheet) => sheet.id)

const moveStockOf = (
  tx: Transaction,
  kind: 'packed' | 'unpacked' | 'returned',
  sheetIds: number[],
  { id, member, now }: Deed,
) => moveParcelStock(tx, { kind, deliveryId: id, sheetIds, staffId: member.id, now })
