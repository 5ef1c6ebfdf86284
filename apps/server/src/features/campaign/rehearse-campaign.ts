import { type Transaction, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { countAudience } from './audience/count-audience.ts'
import { requireOpen } from './write-campaign.ts'

const { campaign } = tables

type Rehearsed = { id: number; member: StaffMember; now: Date }

/** Everything but the sending: who would get it, who is left out, and what it would cost. */
export async function rehearseCampaign(tx: Transaction, { id, member, now }: Rehearsed) {
  const { audience, textHash } = await requireOpen(tx, { id, member })
  const { recipients, turned_off, held_back, sample } = await countAudience(tx, { audience, member, now, textHash })
  const rehearsal = { recipients, turnedOff: turned_off, heldBack: held_back }
  await tx
    .update(campaign)
    .set({ state: 'rehearsed', rehearsal, rehearsedAt: now, updatedAt: now })
    .where(eq(campaign.id, id))
  return { rehearsal, sample }
}
