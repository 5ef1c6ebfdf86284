import { type Transaction, tables } from '@prostuti/db'
import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import type { StaffMember } from '../../staff/index.ts'
import { isTooMany } from '../campaign-limits.ts'
import { holdCampaign } from '../find-campaign.ts'
import { recount } from '../sending/send-campaigns.ts'

const { campaign, campaignRecipient } = tables

type Decision = {
  id: number
  verdict: 'sent' | 'again'
  /** Null: all of them. */
  doctorIds: number[] | null
  member: StaffMember
  now: Date
}

/** Somebody decides what no gateway could say. Sent again, a campaign that was done goes on. */
export async function decideDoubtful(tx: Transaction, { id, verdict, doctorIds, member, now }: Decision) {
  const { state, recipients } = await holdCampaign(tx, { id, member })
  if (state === 'draft' || state === 'rehearsed' || state === 'fuse') throw new AppError('campaign_state')
  if (verdict === 'again' && isTooMany(recipients, member)) throw new AppError('campaign_too_large')
  const decided = await tx
    .update(campaignRecipient)
    .set({ state: verdict === 'sent' ? 'sent' : 'waiting' })
    .where(
      and(
        eq(campaignRecipient.campaignId, id),
        eq(campaignRecipient.state, 'doubtful'),
        doctorIds === null ? undefined : inArray(campaignRecipient.doctorId, doctorIds),
      ),
    )
    .returning({ doctorId: campaignRecipient.doctorId })
  if (verdict === 'again' && state === 'done' && decided.length > 0)
    await tx.update(campaign).set({ state: 'sending', endedAt: null, updatedAt: now }).where(eq(campaign.id, id))
  await recount(tx, id, { isDone: false, hasRecovered: false, now })
  return decided.length
}
