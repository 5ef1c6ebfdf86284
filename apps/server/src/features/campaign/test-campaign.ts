import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone, normalizePhone } from '@prostuti/text/phone'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { spendTry } from '../rate-limit/index.ts'
import { SmsUndeliverable } from '../sms/index.ts'
import type { StaffMember } from '../staff/index.ts'
import { findCampaign } from './find-campaign.ts'
import { isOpen } from './write-campaign.ts'

const hour = 3_600_000
const ofMember = { name: 'test-campaign', tries: 10, windowMs: hour }
const ofCentre = { name: 'test-campaign-centre', tries: 100, windowMs: 24 * hour }

type Test = { id: number; phone: string; member: StaffMember; locale: Locale; now: Date }

/** Sends the text to a number of the staff. It is counted, and `note` is told of it, before it goes: nothing takes it back. */
export async function testCampaign(
  { database: { db }, sendSms }: Pick<Deps, 'database' | 'sendSms'>,
  { id, phone, member, locale, now }: Test,
  note: (masked: string) => Promise<void>,
): Promise<boolean> {
  const to = normalizePhone(phone)
  if (to === undefined) throw invalidFields({ phone: messages.error_field_invalid_phone({}, { locale }) })
  const { campaign } = await findCampaign(db, { id, member })
  if (!isOpen(campaign)) throw new AppError('campaign_state')
  await spendTry(db, ofMember, { who: String(member.id), now })
  await spendTry(db, ofCentre, { who: 'all', now })
  await note(maskPhone(to))
  try {
    await sendSms({ to, text: campaign.text })
  } catch (error) {
    if (error instanceof SmsUndeliverable) return false
    throw error
  }
  // Only of the text that was sent: somebody may have changed it meanwhile.
  await db
    .update(tables.campaign)
    .set({ testedAt: now })
    .where(and(eq(tables.campaign.id, id), eq(tables.campaign.textHash, campaign.textHash)))
  return true
}
