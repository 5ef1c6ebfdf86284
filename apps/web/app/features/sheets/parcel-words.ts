import { localizeDigits } from '@prostuti/text/digits'
import { displayPhone } from '@prostuti/text/display-phone'
import * as text from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Delivery, DeliveryAddress, DeliveryState, Parcel } from './sheet-queries.ts'

const chips: Record<DeliveryState, readonly [() => string, string]> = {
  draft: [text.sheet_chip_draft, 'chip-line'],
  booked: [text.sheet_chip_booked, 'chip-brand'],
  picked: [text.sheet_chip_picked, 'chip-brand'],
  in_transit: [text.sheet_chip_in_transit, 'chip-brand'],
  out_for_delivery: [text.sheet_chip_out_for_delivery, 'chip-brand'],
  delivered: [text.sheet_chip_delivered, 'chip-ok'],
  returned: [text.sheet_chip_returned, 'chip-bad'],
  cancelled: [text.sheet_chip_cancelled, ''],
  on_hold: [text.sheet_chip_on_hold, 'chip-bad'],
}

export const parcelChip = (state: DeliveryState) => {
  const [name, look] = chips[state]
  return { name: name(), look }
}

export const volumeWords = (volume: number): string => text.sheet_volume({ n: localizeDigits(volume, getLocale()) })

/** `খণ্ড ১, খণ্ড ২` */
export const insideWords = ({ sheets }: Pick<Parcel, 'sheets'>): string =>
  sheets.map(({ volume }) => volumeWords(volume)).join(', ')

export const addressWords = ({ address, upazila, district }: DeliveryAddress): string =>
  [address, upazila.name, district.name].join(', ')

export const phoneWords = (phone: string): string => displayPhone(phone, getLocale())

/** Staff name a courier that we do not speak with. */
export function courierWords({ courier, courier_name }: Pick<Delivery, 'courier' | 'courier_name'>): string {
  if (courier === 'manual') return courier_name ?? text.sheet_courier_manual()
  return courier === 'pathao' ? text.sheet_courier_pathao() : text.sheet_courier_steadfast()
}
