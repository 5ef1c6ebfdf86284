import { type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import { displayPhone } from '@prostuti/text/display-phone'
import { type Locale, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { readCentre } from '../../payment/index.ts'
import type { StaffMember } from '../../staff/index.ts'
import { seesParcel } from '../parcels/parcel-scope.ts'
import { sheetsOf } from '../parcels/sheets-of.ts'

const { district, sheetDelivery, upazila } = tables

/** What stands on a label, in the language of whoever carries it. */
export type Label = {
  code: string
  courier: string
  tracking: string | null
  recipient: string
  phone: string
  street: string
  place: string
  note: string | null
  contents: string
  from: string
}

type Wanted = { ids: number[]; locale: Locale; member: StaffMember }

/** Labels of parcels, in the order in which they were asked for. */
export async function readLabels(tx: Tx, { ids, locale, member }: Wanted): Promise<Label[]> {
  const rows = await tx
    .select({
      row: sheetDelivery,
      district: { bn: district.nameBn, en: district.nameEn },
      upazila: { bn: upazila.nameBn, en: upazila.nameEn },
    })
    .from(sheetDelivery)
    .innerJoin(district, eq(district.id, sheetDelivery.districtId))
    .innerJoin(upazila, eq(upazila.id, sheetDelivery.upazilaId))
    .where(and(inArray(sheetDelivery.id, ids), seesParcel(member)))
    .orderBy(asc(sheetDelivery.createdAt), asc(sheetDelivery.id))
  const sheets = await sheetsOf(
    tx,
    rows.map(({ row }) => row.id),
  )
  const from = await readSender(tx, locale)
  return rows.map(({ row, ...where }) => ({
    code: row.invoice,
    courier: courierName(row, locale),
    tracking: row.trackingCode ?? row.consignmentId,
    recipient: row.recipientName,
    phone: displayPhone(row.recipientPhone, locale),
    street: row.address,
    place: `${pickText(where.upazila, locale)}, ${pickText(where.district, locale)}`,
    note: row.note,
    contents: contentsWords(sheets.get(row.id) ?? [], locale),
    from,
  }))
}

export const courierName = (
  { courier, courierName: name }: Pick<typeof sheetDelivery.$inferSelect, 'courier' | 'courierName'>,
  locale: Locale,
): string =>
  courier === 'manual'
    ? (name ?? messages.office_courier_manual({}, { locale }))
    : { steadfast: messages.office_courier_steadfast, pathao: messages.office_courier_pathao }[courier]({}, { locale })

function contentsWords(sheets: readonly { volume: number; weightGrams: number }[], locale: Locale): string {
  const volumes = sheets.map(({ volume }) => formatNumber(volume, locale)).join(', ')
  const grams = sheets.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
  const kilograms = localizeDigits((grams / 1000).toFixed(1), locale)
  return messages.office_label_contents({ volumes, kilograms }, { locale })
}

/** Where it comes from, and where it goes back to. */
async function readSender(tx: Tx, locale: Locale): Promise<string> {
  const { name, address, phone } = await readCentre(tx, locale)
  return [name, address, displayPhone(phone, locale)].filter(Boolean).join(' · ')
}
