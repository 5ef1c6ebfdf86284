import * as messages from '@prostuti/text/all-messages'
import { toLatinDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { normalizePhone } from '@prostuti/text/phone'
import { AppError } from '../../../errors.ts'

export type ManualFields = { payerNumber: string; trx: string }

type TypedFields = { payerNumber: string | undefined; trx: string | undefined }

/** What a doctor typed of money sent by hand: from which number, and the wallet's number of it. */
export function readManualFields(typed: TypedFields, locale: Locale): ManualFields {
  const payerNumber = normalizePhone(typed.payerNumber ?? '')
  const trx = toLatinDigits(typed.trx ?? '')
    .replace(/[\s-]/g, '')
    .toUpperCase()
  const fields: Record<string, string[]> = {}
  if (payerNumber === undefined) fields.payer_number = [messages.error_field_invalid_phone({}, { locale })]
  if (!/^[A-Z0-9]{6,20}$/.test(trx)) fields.trx_id = [messages.error_field_invalid_trx({}, { locale })]
  if (payerNumber === undefined || Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return { payerNumber, trx }
}
