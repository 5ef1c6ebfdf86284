import { type Db, tables } from '@prostuti/db'
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { quietUntil } from '../../quiet-hours/index.ts'
import type { GatewayReader, SmsGateway } from '../../sms/index.ts'
import { tellStaff } from '../../staff/index.ts'
import { readSmsRules } from '../sms-rules.ts'
import { type Chunk, claimChunk } from './claim-chunk.ts'
import { releaseOne, sendOne } from './send-one.ts'
import { gatewayPauseMs } from './try-rules.ts'

const { campaign } = tables

type SendingDeps = Pick<Deps, 'database' | 'clock'> & { readGateways: GatewayReader }
type Options = { leaseMs?: number; size?: number; atOnce?: number }

/** Longer than the calls of a chunk can take: a chunk that is late calls nobody any more (`callsWithinMs`). */
const usualLeaseMs = 90_000
const callsWithinMs = 30_000
/** So many in a row that no gateway took, and the rest of the chunk is not tried. */
const troublesAtMost = 5

/**
 * Sends what is to be sent, a chunk of each campaign in turn, until there is nothing left to do now. Every process does it: nobody is
 * claimed by two, and what a process leaves that dies is settled by the next.
 */
export async function sendCampaigns(deps: SendingDeps, signal?: AbortSignal, options: Options = {}): Promise<number> {
  const { db } = deps.database
  await beginDue(db, deps.clock())
  let sent = 0
  for (;;) {
    const open = await db
      .select({ id: campaign.id })
      .from(campaign)
      .where(eq(campaign.state, 'sending'))
      .orderBy(asc(campaign.id))
    let stepped = 0
    for (const { id } of open) {
      if (signal?.aborted) return sent
      stepped += await sendChunk(deps, id, options)
    }
    if (stepped === 0) return sent
    sent += stepped
  }
}

/** Fuses that have burnt down, and those who have waited long enough. */
async function beginDue(db: Db, now: Date): Promise<void> {
  const isBurnt = and(eq(campaign.state, 'fuse'), lte(campaign.fuseEndsAt, now))
  const isRested = and(eq(campaign.state, 'paused'), lte(campaign.resumesAt, now))
  const begun = await db
    .update(campaign)
    .set({ state: 'sending', pauseReason: null, resumesAt: null, updatedAt: now })
    .where(or(isBurnt, isRested))
    .returning({ id: campaign.id })
  if (begun.length > 0) await tellChanged(db)
}

/** How many were dealt with; none when it waits, is done, or others are at work on the rest. */
async function sendChunk(deps: SendingDeps, campaignId: number, options: Options): Promise<number> {
  const { db } = deps.database
  const { leaseMs = usualLeaseMs, size = 50, atOnce = 10 } = options
  const now = deps.clock()
  const { quiet } = await readSmsRules(db)
  const nightEnds = quietUntil(quiet, now)
  if (nightEnds !== undefined) {
    await pause(db, campaignId, { reason: 'quiet', until: nightEnds, now })
    return 0
  }
  const gateways = await deps.readGateways()
  const chunk = await claimChunk(db, { campaignId, gateways, now, leaseMs, size })
  if (chunk === undefined) return 0
  const { isTrouble } = await sendAll(deps, gateways, chunk, atOnce)
  await recount(db, campaignId, { isDone: chunk.left === 0, hasRecovered: !isTrouble && chunk.claimed.length > 0, now })
  if (isTrouble) {
    const until = new Date(deps.clock().getTime() + gatewayPauseMs(chunk.campaign.gatewayPauses))
    await pause(db, campaignId, { reason: 'gateway', until, now })
  }
  await tellChanged(db)
  return chunk.claimed.length + chunk.settled
}

/** Some at a time. When one after the other is taken by no gateway, the rest goes back among those who wait. */
async function sendAll(deps: SendingDeps, gateways: SmsGateway[], { campaign: row, claimed }: Chunk, atOnce: number) {
  const given = { db: deps.database.db, campaign: row, gateways, clock: deps.clock }
  const waiting = [...claimed]
  const startedAt = performance.now()
  let taken = 0
  let troubles = 0
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (troubles >= troublesAtMost || performance.now() - startedAt > callsWithinMs) {
        await releaseOne(given, next)
        continue
      }
      const isTaken = await sendOne(given, next)
      taken += isTaken ? 1 : 0
      troubles = isTaken ? 0 : troubles + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { isTrouble: troubles >= troublesAtMost || (taken === 0 && claimed.length > 0) }
}

type Pause = { reason: 'gateway' | 'quiet'; until: Date; now: Date }

async function pause(db: Db, id: number, { reason, until, now }: Pause): Promise<void> {
  await db
    .update(campaign)
    .set({
      state: 'paused',
      pauseReason: reason,
      resumesAt: until,
      updatedAt: now,
      ...(reason === 'gateway' && { gatewayPauses: sql`${campaign.gatewayPauses} + 1` }),
    })
    .where(and(eq(campaign.id, id), eq(campaign.state, 'sending')))
  await tellChanged(db)
}

/** The figures of a campaign, from its recipients. */
export async function recount(
  db: Pick<Db, 'execute' | 'update'>,
  id: number,
  { isDone, hasRecovered, now }: { isDone: boolean; hasRecovered: boolean; now: Date },
): Promise<void> {
  await db.execute(sql`update campaign set sent = counted.sent, failed = counted.failed, doubtful = counted.doubtful, held = counted.held
    from (select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'failed') as failed,
        count(*) filter (where state = 'doubtful') as doubtful, count(*) filter (where state = 'held') as held
      from campaign_recipient where campaign_id = ${id}) counted
    where campaign.id = ${id}`)
  if (hasRecovered) await db.update(campaign).set({ gatewayPauses: 0 }).where(eq(campaign.id, id))
  if (isDone)
    await db
      .update(campaign)
      .set({ state: 'done', endedAt: now, updatedAt: now })
      .where(and(eq(campaign.id, id), inArray(campaign.state, ['sending'])))
}

const tellChanged = (db: Db): Promise<void> => tellStaff(db, { kind: 'changed', path: '/api/v3/admin/campaigns' })
