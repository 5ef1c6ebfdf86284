import { hash, randomBytes } from 'node:crypto'
import type { BodyOf, requestDelivery as requestDeliveryCall } from '@prostuti/contract'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Couriers } from '../../couriers/index.ts'
import { findOwnCourse } from '../../enrolment/index.ts'
import { loadSheets } from '../load-sheets.ts'
import { readDestination } from './delivery-address.ts'
import { thinkingMs } from './delivery-machine.ts'
import type { DeliveryRow } from './lock-delivery.ts'
import { moveDelivery } from './move-delivery.ts'

const { enrolment, sheetDelivery, sheetDeliveryItem, site } = tables

type Wish = {
  doctorId: number
  enrolmentId: number
  given: BodyOf<typeof requestDeliveryCall>
  couriers: Couriers
  locale: Locale
  now: Date
}

/**
 * Puts sheets into a parcel, one parcel for each sheet. The doctor's enrolment is locked meanwhile, so that pressing twice, or on
 * two phones, cannot pack a sheet twice; with the same key it is even the same answer.
 */
export async function requestDelivery(tx: Transaction, wish: Wish): Promise<number> {
  const { doctorId, enrolmentId, given, locale, now } = wish
  const course = await findOwnCourse(tx, { doctorId, enrolmentId })
  await tx.select({ id: enrolment.id }).from(enrolment).where(eq(enrolment.id, enrolmentId)).for('no key update')
  const invoice = invoiceOf(enrolmentId, given.client_key)
  const [made] = await tx.select({ id: sheetDelivery.id }).from(sheetDelivery).where(eq(sheetDelivery.invoice, invoice))
  if (made !== undefined) return made.id

  const sheets = await loadSheets(tx, { batchId: course.batchId, enrolmentId, locale, now })
  const ready = sheets.filter(({ state }) => state === 'ready').map(({ id }) => id)
  const wanted = [...new Set(given.sheet_ids ?? ready)]
  if (wanted.length === 0 || wanted.some((id) => !ready.includes(id)))
    throw invalidFields({ sheet_ids: messages.sheet_error_not_ready({}, { locale }) })
  const destination = await readDestination(tx, { doctorId, given, locale })
  const courier = await chooseCourier(tx, wish.couriers)
  const [row] = await tx
    .insert(sheetDelivery)
    .values({
      ...destination,
      enrolmentId,
      courier,
      invoice,
      createdAt: now,
      nextAskAt: courier === 'manual' ? null : new Date(now.getTime() + thinkingMs),
    })
    .returning()
  await tx.insert(sheetDeliveryItem).values(wanted.map((sheetId) => ({ deliveryId: row!.id, sheetId })))
  await moveDelivery(tx, { row: row!, doctorId }, { state: 'draft', said: 'requested', source: 'doctor', at: now })
  return row!.id
}

/** Letters, digits and hyphens, as couriers take them. The same key gives the same number, and the number is unique. */
const invoiceOf = (enrolmentId: number, clientKey: string | undefined): string => {
  const tail = clientKey === undefined ? randomBytes(6).toString('hex') : hash('sha256', clientKey, 'hex').slice(0, 12)
  return `PS-${enrolmentId}-${tail}`
}

/** The one the centre works with; without an account there, staff send the parcel by whomever they like. */
async function chooseCourier(tx: Tx, couriers: Couriers): Promise<DeliveryRow['courier']> {
  const [settings] = await tx.select({ courier: site.courier }).from(site).limit(1)
  const chosen = settings?.courier ?? 'manual'
  return chosen !== 'manual' && couriers[chosen].available ? chosen : 'manual'
}
