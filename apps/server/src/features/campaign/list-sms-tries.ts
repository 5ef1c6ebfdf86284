import { type Tx, tables } from '@prostuti/db'
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { StaffMember } from '../staff/index.ts'
import { campaignScope } from './find-campaign.ts'

const { campaign, smsTry } = tables

const perPage = 50
const day = 24 * 3_600_000

type TriesQuery = {
  member: StaffMember
  ok: boolean | undefined
  gateway: string | undefined
  campaignId: number | undefined
  before: number | undefined
  now: Date
}

/** Tries of the whole centre; whoever has bounds sees those of their own campaigns. */
export async function listSmsTries(tx: Tx, { member, ok, gateway, campaignId, before, now }: TriesQuery) {
  const seen = and(
    campaignScope(member),
    ok === undefined ? undefined : eq(smsTry.ok, ok),
    gateway === undefined ? undefined : eq(smsTry.gateway, gateway),
    campaignId === undefined ? undefined : eq(smsTry.campaignId, campaignId),
  )
  const found = await tx
    .select({ tried: smsTry, campaign: { id: campaign.id, title: campaign.title } })
    .from(smsTry)
    .leftJoin(campaign, eq(campaign.id, smsTry.campaignId))
    .where(and(seen, before === undefined ? undefined : lt(smsTry.id, before)))
    .orderBy(desc(smsTry.id))
    .limit(perPage + 1)
  const [counted] = await tx
    .select({
      tries: sql<number>`count(*)::int`,
      failed: sql<number>`count(*) filter (where not ${smsTry.ok})::int`,
      parts: sql<number>`coalesce(sum(${smsTry.parts}) filter (where ${smsTry.ok}), 0)::int`,
    })
    .from(smsTry)
    .leftJoin(campaign, eq(campaign.id, smsTry.campaignId))
    .where(and(seen, gte(smsTry.at, new Date(now.getTime() - day))))
  const rows = found.slice(0, perPage).map(({ tried, campaign: of }) => ({
    id: tried.id,
    at: tried.at.toISOString(),
    gateway: tried.gateway,
    masked_phone: tried.maskedPhone,
    parts: tried.parts,
    ok: tried.ok,
    code: tried.code,
    reference: tried.reference,
    ms: tried.ms,
    campaign: of,
  }))
  return { rows, next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null, day: counted! }
}
