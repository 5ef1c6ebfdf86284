import { splitGraphemes } from '@prostuti/text/graphemes'
import type { PaymentToStart } from '../gateway.ts'
import { toGatewayAmount } from '../gateway-amount.ts'

/** Letters as people see them, so that no sign is torn from its letter at the gateway's limit. */
function atMost(limit: number, text: string): string {
  let kept = ''
  for (const letter of splitGraphemes(text)) {
    if (kept.length + letter.length > limit) break
    kept += letter
  }
  return kept
}

/** What opens a session, without the account. The gateway wants an address even where nothing is sent. */
export function sessionForm(payment: PaymentToStart, publicUrl: string): Record<string, string> {
  const { doctor } = payment
  const callbackUrl = (name: string) => `${publicUrl}/api/v3/web/payments/sslcommerz/${name}`
  const phone = doctor.phone.replace(/^\+?88(?=0)/, '')
  return {
    total_amount: toGatewayAmount(payment.amountPaisa),
    currency: 'BDT',
    tran_id: payment.transaction,
    product_category: 'Course',
    product_name: atMost(255, payment.title),
    product_profile: 'non-physical-goods',
    num_of_item: '1',
    shipping_method: 'NO',
    success_url: callbackUrl('success'),
    fail_url: callbackUrl('fail'),
    cancel_url: callbackUrl('cancel'),
    ipn_url: callbackUrl('ipn'),
    emi_option: '0',
    cus_name: atMost(50, doctor.name),
    // Mandatory there, and few doctors have given one: an address at our own name that belongs to nobody.
    cus_email: atMost(50, doctor.email ?? `${phone}@${new URL(publicUrl).hostname}`),
    cus_phone: atMost(20, phone),
    cus_add1: atMost(50, doctor.address ?? 'Bangladesh'),
    cus_city: 'Bangladesh',
    cus_postcode: '0000',
    cus_country: 'Bangladesh',
    value_a: payment.orderNumber,
  }
}
