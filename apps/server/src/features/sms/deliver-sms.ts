import type { SmsSender } from './create-sms-sender.ts'
import { SmsUndeliverable } from './send-sms.ts'

const minute = 60_000
const usualRetryMs = 10 * minute
/** After so long the doctor has seen it on the site, or has asked. */
const lateMs = 6 * 60 * minute

type Delivery = {
  sms: { to: string; text: string }
  /** When what it tells of has happened. */
  since: Date
  now: Date
  retryAfterMs?: number
  /** Marks it as one to be sent at that moment. */
  sendAgainAt: (moment: Date) => Promise<unknown>
}

/** Sends an SMS whose mark was taken off; the mark comes back when no gateway took it and it is still worth something. */
export async function deliverSms({ sendSms }: { sendSms: SmsSender }, given: Delivery): Promise<void> {
  const { sms, since, now, retryAfterMs = usualRetryMs, sendAgainAt } = given
  try {
    await sendSms(sms)
  } catch (error) {
    if (!(error instanceof SmsUndeliverable)) throw error
    // A number that takes no SMS will take none later; a gateway that is away will be back.
    if (error.permanent || now.getTime() - since.getTime() > lateMs) return
    await sendAgainAt(new Date(now.getTime() + retryAfterMs))
  }
}
