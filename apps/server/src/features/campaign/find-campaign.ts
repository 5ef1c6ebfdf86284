import { type Transaction, type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../staff/index.ts'

const { campaign, staff } = tables
const starter = alias(staff, 'starter')

export type CampaignRow = typeof campaign.$inferSelect
export type FoundCampaign = {
  campaign: CampaignRow
  by: { id: number; name: string }
  starter: { id: number; name: string } | null
}

/** Whoever has bounds sees the campaigns that they made: whom another one reached may be nobody of theirs. */
export const campaignScope = ({ id, courseIds, branchIds }: StaffMember): SQL | undefined =>
  courseIds === null && branchIds === null ? undefined : eq(campaign.createdBy, id)

const select = (tx: Tx) =>
  tx
    .select({
      campaign,
      by: { id: staff.id, name: staff.name },
      starter: { id: starter.id, name: starter.name },
    })
    .from(campaign)
    .innerJoin(staff, eq(staff.id, campaign.createdBy))
    .leftJoin(starter, eq(starter.id, campaign.startedBy))

type OneCampaign = { id: number; member: StaffMember }

export async function findCampaign(tx: Tx, { id, member }: OneCampaign): Promise<FoundCampaign> {
  const [found] = await select(tx).where(and(eq(campaign.id, id), campaignScope(member)))
  if (found === undefined) throw new AppError('not_found')
  return found
}

/** Held until the transaction ends: neither a press nor the sending changes it meanwhile. */
export async function holdCampaign(tx: Transaction, { id, member }: OneCampaign): Promise<CampaignRow> {
  const [held] = await tx
    .select()
    .from(campaign)
    .where(and(eq(campaign.id, id), campaignScope(member)))
    .for('update')
  if (held === undefined) throw new AppError('not_found')
  return held
}

const perPage = 30

type CampaignSearch = {
  member: StaffMember
  state: CampaignRow['state'] | undefined
  month: { from: Date; until: Date } | undefined
  before: number | undefined
}

export async function findCampaigns(tx: Tx, { member, state, month, before }: CampaignSearch) {
  const found = await select(tx)
    .where(
      and(
        campaignScope(member),
        state && eq(campaign.state, state),
        month && and(gte(campaign.createdAt, month.from), lt(campaign.createdAt, month.until)),
        before === undefined ? undefined : lt(campaign.id, before),
      ),
    )
    // Of a month by its days: by their numbers alone all that came later would be gone through.
    .orderBy(...(month ? [desc(campaign.createdAt)] : []), desc(campaign.id))
    .limit(perPage + 1)
  const rows = found.slice(0, perPage)
  return { rows, next: found.length > perPage ? (rows.at(-1)?.campaign.id ?? null) : null }
}
