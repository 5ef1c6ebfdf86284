import type { BodyOf } from '@prostuti/contract'
import type { mendParcel as mendParcelCall } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Couriers } from '../../couriers/index.ts'
import { tellLive } from '../../live/index.ts'
import { plainLine } from '../../rich-text/index.ts'
import { canChange, thinkingMs } from '../../sheet/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { lockParcel } from './parcel-scope.ts'

const { sheetDelivery } = tables

type Mend = {
  id: number
  member: StaffMember
  given: BodyOf<typeof mendParcelCall>
  couriers: Couriers
  locale: Locale
  now: Date
}

/** Sets right what a courier could not use. It is booked by itself after a while, or when somebody says so. */
export async function mendParcel(tx: Transaction, { id, member, given, couriers, locale, now }: Mend) {
  const { row, doctorId } = await lockParcel(tx, { id, member })
  if (!canChange(row)) throw new AppError('delivery_booked')
  const phone = given.phone === undefined ? row.recipientPhone : normalizePhone(given.phone)
  if (phone === undefined) throw invalidFields({ phone: messages.office_parcel_phone_wrong({}, { locale }) })
  const { courier } = given
  if (courier !== 'manual' && !couriers[courier].available)
    throw invalidFields({ courier: messages.office_parcel_courier_closed({}, { locale }) })
  const set = {
    recipientName: plainLine(given.recipient),
    recipientPhone: phone,
    address: plainLine(given.street),
    note: given.note === null || given.note === '' ? null : plainLine(given.note),
    courier,
  }
  const nextAskAt = courier === 'manual' ? null : new Date(now.getTime() + thinkingMs)
  await tx
    .update(sheetDelivery)
    .set({ ...set, nextAskAt, refusal: null, updatedAt: now })
    .where(eq(sheetDelivery.id, id))
  await tellLive(tx, { doctor: doctorId }, { kind: 'delivery', id })
  return {
    doctorId,
    // Who it is for and where it goes is the doctor's own matter: the audit says what was changed, not to what.
    before: { courier: row.courier, recipient: false, phone: false, address: false },
    after: {
      courier,
      recipient: set.recipientName !== row.recipientName,
      phone: phone !== row.recipientPhone,
      address: set.address !== row.address,
    },
  }
}
