import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq, gt } from 'drizzle-orm'

const { campaignRecipient, doctor } = tables

const perPage = 50

type RecipientsQuery = {
  campaignId: number
  state: (typeof tables.recipientStates)[number] | undefined
  after: number | undefined
}

/** Those whom a campaign is for, and what became of each. */
export async function listRecipients(tx: Tx, { campaignId, state, after }: RecipientsQuery) {
  const found = await tx
    .select({ recipient: campaignRecipient, name: doctor.name })
    .from(campaignRecipient)
    .innerJoin(doctor, eq(doctor.id, campaignRecipient.doctorId))
    .where(
      and(
        eq(campaignRecipient.campaignId, campaignId),
        state && eq(campaignRecipient.state, state),
        after === undefined ? undefined : gt(campaignRecipient.doctorId, after),
      ),
    )
    .orderBy(asc(campaignRecipient.doctorId))
    .limit(perPage + 1)
  const rows = found.slice(0, perPage).map(({ recipient, name }) => ({
    id: recipient.doctorId,
    name,
    state: recipient.state,
    tries: recipient.tries,
    gateway: recipient.gateway,
    reference: recipient.reference,
    code: recipient.code,
    tried_at: recipient.triedAt?.toISOString() ?? null,
    delivery: recipient.delivery,
  }))
  return { rows, next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null }
}
