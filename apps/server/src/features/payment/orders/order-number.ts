import { dhakaParts } from '@prostuti/text/dates'

/** As people say it on the phone: year and month of the order, then its own number. */
export function orderNumber({ id, createdAt }: { id: number; createdAt: Date }): string {
  const { year, month } = dhakaParts(createdAt)
  return `${String(year % 100).padStart(2, '0')}${String(month).padStart(2, '0')}-${String(id).padStart(4, '0')}`
}

/** Receipts are counted without gaps and shown with six digits. */
export const invoiceNumber = (number: number): string => String(number).padStart(6, '0')
