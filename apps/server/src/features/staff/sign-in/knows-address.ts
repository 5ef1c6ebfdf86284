import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt } from 'drizzle-orm'
import { addressBlock } from '../../../network/address-block.ts'

const { staffSession } = tables

/** For so long a member's own address is told apart from strangers'. */
const knownForMs = 60 * 24 * 3_600_000

/** Whether the member has had a session from there lately: a password alone makes no address known. */
export async function knowsAddress(
  tx: Tx,
  { staffId, address, now }: { staffId: number; address: string; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - knownForMs)
  const rows = await tx
    .selectDistinct({ address: staffSession.address })
    .from(staffSession)
    .where(and(eq(staffSession.staffId, staffId), gt(staffSession.createdAt, since)))
  const block = addressBlock(address)
  return rows.some((row) => addressBlock(row.address) === block)
}
