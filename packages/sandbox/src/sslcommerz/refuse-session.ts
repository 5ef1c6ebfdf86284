import type { Sessions } from './sessions.ts'

/** The longest each mandatory field may be. */
const mandatory: Record<string, number> = {
  total_amount: 13,
  currency: 3,
  tran_id: 30,
  product_category: 100,
  success_url: 255,
  fail_url: 255,
  cancel_url: 255,
  cus_name: 50,
  cus_email: 50,
  cus_add1: 50,
  cus_city: 50,
  cus_postcode: 30,
  cus_country: 50,
  cus_phone: 20,
  shipping_method: 50,
  num_of_item: 4,
  product_name: 255,
  product_profile: 100,
}

/** Why a session is not opened, in the gateway's words; undefined when it is. */
export function refuseSession(fields: Record<string, string>, sessions: Sessions): string | undefined {
  for (const [name, limit] of Object.entries(mandatory)) {
    const value = fields[name] ?? ''
    if (value === '') return `Invalid Information! '${name}' is missing or empty.`
    if ([...value].length > limit) return `Invalid Information! '${name}' is longer than ${limit}.`
  }
  const amount = fields.total_amount ?? ''
  if (!/^\d+\.\d\d$/.test(amount) || Number(amount) < 10 || Number(amount) > 500_000)
    return 'Invalid Information! total_amount must be from 10.00 to 500000.00.'
  if (fields.currency !== 'BDT') return 'Invalid Information! currency is not supported here.'
  if (sessions.byTransaction(fields.tran_id ?? '')) return 'Invalid Information! tran_id was used before.'
  return undefined
}
