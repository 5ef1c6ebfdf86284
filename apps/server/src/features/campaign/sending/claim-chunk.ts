import { type Db, type Transaction, tables } from '@prostuti/db'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { SmsGateway } from '../../sms/index.ts'
import type { CampaignRow } from '../find-campaign.ts'
import { hadText } from './had-text.ts'
import { isSameDay } from './try-rules.ts'

const { campaign, campaignRecipient } = tables

export type Claimed = {
  doctorId: number
  phone: string
  tries: number
  gateway: string
  /** It was left without an answer, and is asked about by sending it again with the same id. */
  isAsking: boolean
}

export type Chunk = {
  campaign: CampaignRow
  claimed: Claimed[]
  /** How many were dealt with without a call: held back, or left in doubt. */
  settled: number
  left: number
}

type Part = Pick<Chunk, 'claimed' | 'settled'>

type Claiming = { campaignId: number; gateways: readonly SmsGateway[]; now: Date; leaseMs: number; size: number }

const asksAtMost = 5

/**
 * Marks the next few as being sent, and says who they are. Whatever was marked longer ago than the lease was left by a process that
 * died: where its gateway knows our ids it is asked about, otherwise it is in doubt. Undefined when the campaign is not being sent.
 */
export const claimChunk = (db: Db, given: Claiming): Promise<Chunk | undefined> =>
  db.transaction(async (tx) => {
    // Held, so that a stop that was pressed is seen, and no other process claims the same ones.
    const [held] = await tx
      .select()
      .from(campaign)
      .where(and(eq(campaign.id, given.campaignId), eq(campaign.state, 'sending')))
      .for('update')
    if (held === undefined) return undefined
    // Two campaigns with one text are claimed from one after the other: each sees whom the other writes to.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('campaign_text'), hashtext(${held.textHash}))`)
    const asked = await claimLeft(tx, given)
    const fresh = await claimWaiting(tx, held, { ...given, size: given.size - asked.claimed.length })
    const claimed = [...asked.claimed, ...fresh.claimed]
    const left = claimed.length === 0 ? await countLeft(tx, held.id) : claimed.length
    return { campaign: held, claimed, settled: asked.settled + fresh.settled, left }
  })

const countLeft = (tx: Transaction, id: number): Promise<number> =>
  tx.$count(
    campaignRecipient,
    and(eq(campaignRecipient.campaignId, id), sql`${campaignRecipient.state} in ('waiting', 'sending')`),
  )

/** What a process left behind that died between the mark and the answer, or that no answer came to. */
async function claimLeft(tx: Transaction, { campaignId, gateways, now, leaseMs, size }: Claiming): Promise<Part> {
  const { state, doctorId, triedAt } = campaignRecipient
  const left = await tx
    .select({ recipient: campaignRecipient, phone: tables.doctor.phone, closedAt: tables.doctor.closedAt })
    .from(campaignRecipient)
    .innerJoin(tables.doctor, eq(tables.doctor.id, doctorId))
    .where(
      and(
        eq(campaignRecipient.campaignId, campaignId),
        eq(state, 'sending'),
        lt(triedAt, new Date(now.getTime() - leaseMs)),
      ),
    )
    .orderBy(campaignRecipient.asked, doctorId)
    .limit(size)
  const claimed: Claimed[] = []
  for (const { recipient, phone, closedAt } of left) {
    const { tries, gateway, asked } = recipient
    const canTell = gateways.some((each) => each.name === gateway && each.knowsOwnIds)
    const isKnown = recipient.triedAt !== null && isSameDay(recipient.triedAt, now)
    const isAsked = canTell && isKnown && asked < asksAtMost && closedAt === null
    await tx
      .update(campaignRecipient)
      .set(isAsked ? { asked: asked + 1, triedAt: now } : { state: 'doubtful' })
      .where(and(eq(campaignRecipient.campaignId, campaignId), eq(doctorId, recipient.doctorId)))
    if (isAsked) claimed.push({ doctorId: recipient.doctorId, phone, tries, gateway: gateway ?? '', isAsking: true })
  }
  return { claimed, settled: left.length - claimed.length }
}

/** The next who wait, those who were tried least first. Who has left, turned it off or had the same text is held back. */
async function claimWaiting(
  tx: Transaction,
  { id, textHash }: CampaignRow,
  { gateways, now, size }: Claiming,
): Promise<Part> {
  const [first] = gateways
  if (size <= 0 || first === undefined) return { claimed: [], settled: 0 }
  const had = hadText({ textHash, doctorId: sql`waits.doctor_id`, now, besides: id })
  const { rows } = await tx.execute<{ doctor_id: number; phone: string; tries: number; state: string }>(sql`
    with due as (
      select waits.doctor_id, doctor.phone,
        case when doctor.closed_at is not null then 'closed' when not doctor.news_sms then 'turned_off'
          when ${had} then 'same_text' end as why
      from campaign_recipient waits join doctor on doctor.id = waits.doctor_id
      where waits.campaign_id = ${id} and waits.state = 'waiting'
      order by waits.tries, waits.doctor_id limit ${size})
    update campaign_recipient one set
      state = case when why is null then 'sending' else 'held' end,
      code = why,
      tries = tries + (why is null)::int,
      gateway = case when why is null then ${first.name} else gateway end,
      tried_at = case when why is null then ${now.toISOString()}::timestamptz else tried_at end,
      asked = 0
    from due where one.campaign_id = ${id} and one.doctor_id = due.doctor_id
    returning one.doctor_id, due.phone, one.tries, one.state`)
  const claimed = rows
    .filter(({ state }) => state === 'sending')
    .map(({ doctor_id, phone, tries }) => ({
      doctorId: doctor_id,
      phone,
      tries,
      gateway: first.name,
      isAsking: false,
    }))
  return { claimed, settled: rows.length - claimed.length }
}
