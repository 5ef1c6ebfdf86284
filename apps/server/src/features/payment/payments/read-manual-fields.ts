import * as messages from '@prostuti/text/all-messages'
import { toLatinDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { invalidFields } from '../../../input/refuse-fields.ts'

export type ManualFields = { payerNumber: string; trx: string }

type TypedFields = { payerNumber: string | undefined; trx: string | undefined }

/** What a doctor typed of money sent by hand: from which number, and the wallet's number of it. */
export function readManualFields(typed: TypedFields, locale: Locale): ManualFields {
  const payerNumber = normalizePhone(typed.payerNumber ?? '')
  const trx = toLatinDigits(typed.trx ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  const isTrx = /^[A-Z0-9]{6,20}$/.test(trx)
  if (payerNumber === undefined || !isTrx)
    throw invalidFields({
      payer_number: payerNumber === undefined ? messages.error_field_invalid_phone({}, { locale }) : undefined,
      trx_id: isTrx ? undefined : messages.error_field_invalid_trx({}, { locale }),
    })
  return { payerNumber, trx }
}
