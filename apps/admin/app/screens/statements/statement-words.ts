import * as m from '@prostuti/text/messages'
import type { Field, Line, Listed, Preview } from './statement-types.ts'

const fields: Record<Field, () => string> = {
  provider_id: m.office_statement_field_provider_id,
  own_ref: m.office_statement_field_own_ref,
  at: m.office_statement_field_at,
  gross: m.office_statement_field_gross,
  fee: m.office_statement_field_fee,
  tax: m.office_statement_field_tax,
  net: m.office_statement_field_net,
  credit: m.office_statement_field_credit,
  debit: m.office_statement_field_debit,
  kind: m.office_statement_field_kind,
  status: m.office_statement_field_status,
  payer: m.office_statement_field_payer,
  method: m.office_statement_field_method,
  batch: m.office_statement_field_batch,
  count: m.office_statement_field_count,
}
export const fieldNames = Object.keys(fields) as Field[]
export const fieldWords = (field: Field): string => fields[field]()

const kinds: Record<Line['kind'], () => string> = {
  payment: m.office_statement_kind_payment,
  refund: m.office_statement_kind_refund,
  chargeback: m.office_statement_kind_chargeback,
  fee: m.office_statement_kind_fee,
  payout: m.office_statement_kind_payout,
  adjustment: m.office_statement_kind_adjustment,
  other: m.office_statement_kind_other,
}
export const kindWords = (kind: Line['kind']): string => kinds[kind]()

const states: Record<Listed['state'], () => string> = {
  open: m.office_statement_state_open,
  taken: m.office_statement_state_taken,
  dropped: m.office_statement_state_dropped,
}
export const fileStateWords = (state: Listed['state']): string => states[state]()

const missing: Record<Preview['missing'][number], () => string> = {
  id: m.office_statement_missing_id,
  at: m.office_statement_missing_at,
  amount: m.office_statement_missing_amount,
}
export const missingWords = (what: Preview['missing'][number]): string => missing[what]()

/** How a line was matched. */
export function wayWords({ way, decided }: Line): string {
  if (way === 'person') return m.office_statement_way_person({ name: decided?.by.name ?? '' })
  if (way === 'provider_id') return m.office_statement_way_provider_id()
  return way === 'own_ref' ? m.office_statement_way_own_ref() : m.office_statement_way_likeness()
}
