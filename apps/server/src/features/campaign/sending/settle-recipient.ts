import { type Db, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'

const { campaignRecipient } = tables

type Recipient = typeof campaignRecipient.$inferInsert
type Marked = { campaignId: number; doctorId: number; tries: number }

/** The try is still this one: neither taken over by another process nor decided by somebody. Late news of a doubtful one are welcome. */
const isOwnTry = ({ campaignId, doctorId, tries }: Marked, states: ('sending' | 'doubtful')[]) =>
  and(
    eq(campaignRecipient.campaignId, campaignId),
    eq(campaignRecipient.doctorId, doctorId),
    eq(campaignRecipient.tries, tries),
    inArray(campaignRecipient.state, states),
  )

/** Writes down what became of a try. */
export async function settleRecipient(db: Db, marked: Marked, outcome: Partial<Recipient>): Promise<void> {
  await db
    .update(campaignRecipient)
    .set(outcome)
    .where(isOwnTry(marked, ['sending', 'doubtful']))
}

/** Marks the try with the next gateway, before that is called. Whether it was still ours to try. */
export async function markNextTry(db: Db, marked: Marked, next: { gateway: string; at: Date }): Promise<boolean> {
  const taken = await db
    .update(campaignRecipient)
    .set({ gateway: next.gateway, tries: marked.tries + 1, triedAt: next.at })
    .where(isOwnTry(marked, ['sending']))
    .returning({ doctorId: campaignRecipient.doctorId })
  return taken.length === 1
}
