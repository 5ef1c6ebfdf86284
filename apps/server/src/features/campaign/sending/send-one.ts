import type { Db } from '@prostuti/db'
import { recordTry, type SmsGateway, SmsRefused, tryGateway } from '../../sms/index.ts'
import type { CampaignRow } from '../find-campaign.ts'
import type { Claimed } from './claim-chunk.ts'
import { markNextTry, settleRecipient } from './settle-recipient.ts'
import { judgeTry, messageId } from './try-rules.ts'

type Sending = {
  db: Db
  campaign: CampaignRow
  gateways: readonly SmsGateway[]
  clock: () => Date
}

/** After so many refusals nobody takes it. */
const triesAtMost = 8

/**
 * Hands the text to the gateways in turn, for one doctor who is marked. Each call is marked before it is made. Says whether a gateway
 * took it, or at least said something about the doctor; false when the gateways themselves are in trouble.
 */
export async function sendOne({ db, campaign, gateways, clock }: Sending, claimed: Claimed): Promise<boolean> {
  const { doctorId, phone, isAsking } = claimed
  const from = gateways.findIndex(({ name }) => name === claimed.gateway)
  const inTurn = isAsking ? gateways.slice(from, from + 1) : gateways.slice(Math.max(0, from))
  let { tries } = claimed
  let code: string | null = null
  for (const [nth, gateway] of inTurn.entries()) {
    const marked = { campaignId: campaign.id, doctorId, tries }
    if (nth > 0) {
      if (!(await markNextTry(db, marked, { gateway: gateway.name, at: clock() }))) return true
      tries += 1
    }
    const ours = { ...marked, tries }
    const sms = { to: phone, text: campaign.text, id: messageId(campaign.key, doctorId, tries) }
    const { made, error } = await tryGateway(gateway, sms)
    const verdict = judgeTry({ error, knowsOwnIds: gateway.knowsOwnIds === true, isAsking })
    if (error !== undefined && !(error instanceof SmsRefused)) throw error
    await recordTry(db, made, campaign.id)
    code = made.code
    if (verdict === 'sent') {
      await settleRecipient(db, ours, { state: 'sent', reference: made.reference, code: null })
      return true
    }
    if (verdict === 'failed') {
      await settleRecipient(db, ours, { state: 'failed', code })
      return true
    }
    if (verdict === 'doubtful') {
      await settleRecipient(db, ours, { state: 'doubtful', code })
      return false
    }
    // Left as it is marked: after the lease it is asked about.
    if (verdict === 'ask') return false
  }
  const outcome = tries >= triesAtMost ? ('failed' as const) : ('waiting' as const)
  await settleRecipient(db, { campaignId: campaign.id, doctorId, tries }, { state: outcome, code })
  return false
}

/** Back among those who wait: no gateway was called for them. */
export const releaseOne = ({ db, campaign }: Sending, { doctorId, tries, isAsking }: Claimed): Promise<void> =>
  isAsking
    ? Promise.resolve()
    : settleRecipient(db, { campaignId: campaign.id, doctorId, tries }, { state: 'waiting', tries: tries - 1 })
