import type { ResponseOf } from '@prostuti/contract'
import type { testSms as testSmsCall } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { maskPhone, normalizePhone } from '@prostuti/text/phone'
import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { invalidFields } from '../../input/refuse-fields.ts'
import { spendTry } from '../rate-limit/index.ts'
import { SmsUndeliverable } from '../sms/index.ts'

const hour = 3_600_000

/** A test is a real SMS: enough to find a fault, too few to annoy anybody. */
const ofMember = { name: 'test-sms', tries: 5, windowMs: hour }
const ofNumber = { name: 'test-sms-number', tries: 3, windowMs: hour }
const ofCentre = { name: 'test-sms-centre', tries: 60, windowMs: 24 * hour }

type SmsTest = { typed: string; staffId: number; locale: Locale; now: Date }

/** Sends one SMS and says what each gateway that was tried answered. It is counted, and `note` is told of it, before it goes. */
export async function testSms(
  { database: { db }, sendSms, env }: Pick<Deps, 'database' | 'sendSms' | 'env'>,
  { typed, staffId, locale, now }: SmsTest,
  note: (masked: string) => Promise<void>,
): Promise<ResponseOf<typeof testSmsCall>> {
  const to = normalizePhone(typed)
  if (to === undefined) throw invalidFields({ phone: messages.error_field_invalid_phone({}, { locale }) })
  const masked = maskPhone(to)
  await spendTry(db, ofMember, { who: String(staffId), now })
  await spendTry(db, ofNumber, { who: masked, now })
  await spendTry(db, ofCentre, { who: 'all', now })
  await note(masked)
  const { smsTry } = tables
  const [last] = await db.select({ id: max(smsTry.id) }).from(smsTry)
  const is_sent = await sendSms({ to, text: messages.office_settings_test_sms_text({}, { locale }) }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof SmsUndeliverable) return false
      throw error
    },
  )
  const tries = await db
    .select({ gateway: smsTry.gateway, code: smsTry.code, ms: smsTry.ms })
    .from(smsTry)
    .where(and(gt(smsTry.id, last?.id ?? 0), eq(smsTry.maskedPhone, masked)))
    .orderBy(asc(smsTry.id))
    .limit(5)
  return { is_sent, is_real: env.sms.mode === 'live', tries }
}
