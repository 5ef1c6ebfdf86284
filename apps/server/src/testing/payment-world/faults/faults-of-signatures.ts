import { type Db, tables } from '@prostuti/db'
import { signedAbove } from '@prostuti/payment-rules'
import { and, eq, inArray } from 'drizzle-orm'

const { signature } = tables

type Payout = typeof tables.payout.$inferSelect
type Waiver = typeof tables.waiver.$inferSelect
type MoneyLetGo = { payouts: Payout[]; waivers: Waiver[]; doctorOf: (orderId: number) => number }

const isGiven = ({ state }: { state: string }) => state === 'given'

/** What two have to answer for was signed by another than who asked for it. Alone goes a doctor's first refund, of little money. */
export async function faultsOfSignatures(db: Db, { payouts, waivers, doctorOf }: MoneyLetGo) {
  const signed = await signedBy(db, 'money.refund', payouts)
  const signedWaivers = await signedBy(db, 'money.waiver', waivers)
  const alone = payouts.filter((each) => isGiven(each) && !signed.has(each.id))
  const doctors = alone.map(({ orderId }) => doctorOf(orderId))
  const faults = [
    ...alone.filter(({ amountPaisa }) => amountPaisa > signedAbove).map(({ id }) => `payout ${id} is of much money`),
    ...doctors.filter((id, nth) => doctors.indexOf(id) !== nth).map((id) => `a later payout went to doctor ${id}`),
    ...payouts.filter(({ id, askedBy }) => signed.get(id) === askedBy).map(({ id }) => `payout ${id} is signed by one`),
    ...waivers
      .filter((each) => isGiven(each) && (signedWaivers.get(each.id) ?? each.askedBy) === each.askedBy)
      .map(({ id }) => `waiver ${id} is given`),
  ]
  return {
    faults: faults.map((fault) => `${fault} without a second signature`),
    alone: alone.length,
    byTwo: payouts.filter((each) => isGiven(each) && signed.has(each.id)).length,
  }
}

/** By what was signed: who signed it. */
async function signedBy(db: Db, deed: string, rows: { id: number }[]): Promise<Map<number, number | null>> {
  const ids = ['0', ...rows.map(({ id }) => String(id))]
  const found = await db
    .select()
    .from(signature)
    .where(and(eq(signature.deed, deed), inArray(signature.resourceId, ids)))
  return new Map(
    found
      .filter(({ signedAt }) => signedAt !== null)
      .map((each) => [Number(each.resourceId), each.signedBy === each.askedBy ? null : each.signedBy]),
  )
}
