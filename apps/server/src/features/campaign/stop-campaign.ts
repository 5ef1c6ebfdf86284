import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'
import { isTooMany } from './campaign-limits.ts'
import { holdCampaign } from './find-campaign.ts'

const { campaign, campaignRecipient } = tables

type Pressed = { id: number; member: StaffMember; now: Date }

/** While the fuse burns nothing has happened, and it is a draft again; later it stands where it was stopped. */
export async function stopCampaign(tx: Transaction, { id, member, now }: Pressed) {
  const held = await holdCampaign(tx, { id, member })
  const { state } = held
  if (state === 'fuse') {
    await tx.delete(campaignRecipient).where(eq(campaignRecipient.campaignId, id))
    const after = held.rehearsal === null ? ('draft' as const) : ('rehearsed' as const)
    const nothing = { startedBy: null, startedAt: null, fuseEndsAt: null, partPaisa: null, recipients: 0 }
    await tx
      .update(campaign)
      .set({ state: after, ...nothing, updatedAt: now })
      .where(eq(campaign.id, id))
    return { before: state, after }
  }
  if (state !== 'sending' && state !== 'paused') throw new AppError('campaign_state')
  await tx
    .update(campaign)
    .set({ state: 'stopped', pauseReason: null, resumesAt: null, updatedAt: now })
    .where(eq(campaign.id, id))
  return { before: state, after: 'stopped' as const }
}

/** Whoever has it stays as they are; the others get it from here on. The night is kept all the same. */
export async function resumeCampaign(tx: Transaction, { id, member, now }: Pressed) {
  const { state, recipients } = await holdCampaign(tx, { id, member })
  if (state !== 'stopped' && state !== 'paused') throw new AppError('campaign_state')
  if (isTooMany(recipients, member)) throw new AppError('campaign_too_large')
  await tx
    .update(campaign)
    .set({ state: 'sending', pauseReason: null, resumesAt: null, gatewayPauses: 0, updatedAt: now })
    .where(eq(campaign.id, id))
  return { before: state, after: 'sending' as const }
}
