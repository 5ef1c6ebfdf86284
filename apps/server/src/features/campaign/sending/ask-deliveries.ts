import { tables } from '@prostuti/db'
import { and, asc, between, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { GatewayReader } from '../../sms/index.ts'

const { campaignRecipient } = tables

type AskingDeps = Pick<Deps, 'database' | 'clock'> & { readGateways: GatewayReader }

const minute = 60_000
/** Sooner no network knows; later nobody asks any more. */
const notBeforeMs = minute
const givenUpAfterMs = 48 * 60 * minute
const askedAgainAfterMs = 10 * minute
const atOnce = 50

/**
 * Asks the gateways that can tell whether what they took has arrived. We ask, with our own account: nobody can tell us anything that
 * a gateway did not answer.
 */
export async function askDeliveries({ database: { db }, clock, readGateways }: AskingDeps, signal?: AbortSignal) {
  const gateways = (await readGateways()).filter(({ askDelivery }) => askDelivery !== undefined)
  if (gateways.length === 0) return 0
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { campaignId, doctorId, deliveryAskedAt } = campaignRecipient
  const due = await db
    .select()
    .from(campaignRecipient)
    .where(
      and(
        eq(campaignRecipient.state, 'sent'),
        isNull(campaignRecipient.delivery),
        isNotNull(campaignRecipient.reference),
        inArray(
          campaignRecipient.gateway,
          gateways.map(({ name }) => name),
        ),
        between(campaignRecipient.triedAt, ago(givenUpAfterMs), ago(notBeforeMs)),
        or(isNull(deliveryAskedAt), lt(deliveryAskedAt, ago(askedAgainAfterMs))),
      ),
    )
    .orderBy(asc(campaignRecipient.triedAt))
    .limit(atOnce)
  for (const one of due) {
    if (signal?.aborted) break
    const gateway = gateways.find(({ name }) => name === one.gateway)
    const delivery = await gateway?.askDelivery?.(one.reference ?? '', signal)
    await db
      .update(campaignRecipient)
      .set({ deliveryAskedAt: now, ...(delivery && { delivery }) })
      .where(and(eq(campaignId, one.campaignId), eq(doctorId, one.doctorId)))
  }
  return due.length
}
