import type { ResponseOf, readInvoice } from '@prostuti/contract'
import * as messages from '@prostuti/text/all-messages'
import { amountInWords } from '@prostuti/text/amount-in-words'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { localizeDigits } from '@prostuti/text/digits'
import { displayPhone } from '@prostuti/text/display-phone'
import type { Locale } from '@prostuti/text/locale'
import { formatMoney } from '@prostuti/text/money'

export type Receipt = ResponseOf<typeof readInvoice>

type Line = { name: string; detail?: string | null; amount: string }

/** All that a receipt says, in the order in which it stands on paper; what is not known has no line. */
export function receiptWords({ invoice, order, invoices, centre }: Receipt, locale: Locale) {
  const say = { locale }
  const money = (paisa: number) => formatMoney(paisa, locale)
  const digits = (text: string) => localizeDigits(text, locale)
  const paidAt = new Date(invoice.paid_at)
  const nth = invoices.findIndex(({ number }) => number === invoice.number) + 1
  const before = order.total_paisa - invoice.open_paisa - invoice.amount_paisa
  const line = (isThere: boolean, name: string, amount: string): Line[] => (isThere ? [{ name, amount }] : [])
  const facts = (all: [string, string | null][]) =>
    all.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '')
  return {
    centre: centre.name,
    contact: [centre.address, displayPhone(centre.phone, locale)].filter(Boolean).join(' · '),
    head: messages.payment_invoice_head({}, say),
    number: `${messages.payment_invoice_number({ number: digits(invoice.number) }, say)} · ${formatDate(new Date(invoice.issued_at), locale)}`,
    who: facts([
      [messages.payment_invoice_name({}, say), invoice.doctor.name],
      [messages.payment_invoice_phone({}, say), displayPhone(invoice.doctor.phone, locale)],
      [messages.payment_invoice_bmdc({}, say), invoice.doctor.bmdc],
    ]),
    how: facts([
      [messages.payment_invoice_order({}, say), digits(`${order.number}/${nth}`)],
      [messages.payment_invoice_method({}, say), gatewayNames[invoice.gateway]({}, say)],
      [messages.payment_invoice_reference({}, say), invoice.reference],
      [messages.payment_invoice_time({}, say), `${formatDate(paidAt, locale, 'short')}, ${formatTime(paidAt, locale)}`],
    ]),
    columns: [messages.payment_invoice_what({}, say), messages.payment_invoice_taka({}, say)] as const,
    lines: [
      { name: order.title, detail: order.detail, amount: money(order.list_paisa) },
      ...line(order.reduction_paisa > 0, reductionName(order, locale), `− ${money(order.reduction_paisa)}`),
      ...line(
        (order.code?.off_paisa ?? 0) > 0,
        messages.payment_invoice_code({ code: order.code?.code ?? '' }, say),
        `− ${money(order.code?.off_paisa ?? 0)}`,
      ),
    ] satisfies Line[],
    sums: [
      ...line(true, messages.payment_invoice_total({}, say), money(order.total_paisa)),
      ...line(before > 0, messages.payment_invoice_before({}, say), money(before)),
      ...line(invoice.open_paisa > 0, openName(invoice.later_due_on, locale), money(invoice.open_paisa)),
    ],
    received: { name: messages.payment_invoice_received({}, say), amount: money(invoice.amount_paisa) },
    refunded: line(
      invoice.refunded_paisa > 0,
      messages.payment_invoice_refunded({}, say),
      `− ${money(invoice.refunded_paisa)}`,
    ),
    inWords: `${messages.payment_invoice_words({}, say)}: ${amountInWords(invoice.amount_paisa, locale)}`,
    foot: messages.payment_invoice_foot({}, say),
  }
}

const gatewayNames = {
  bkash: messages.payment_gateway_bkash,
  sslcommerz: messages.payment_gateway_sslcommerz,
  manual: messages.payment_gateway_manual,
  cash: messages.payment_gateway_cash,
}

function openName(days: readonly string[], locale: Locale): string {
  if (days.length === 0) return messages.payment_invoice_open({}, { locale })
  const dates = days.map((day) => formatDate(dhakaMidnight(day), locale, 'short')).join(', ')
  return messages.payment_invoice_open_on({ dates }, { locale })
}

function reductionName({ kind, reduction_ends_at }: Receipt['order'], locale: Locale): string {
  if (kind === 'subscription') return messages.subscription_checkout_reduction({}, { locale })
  if (reduction_ends_at === null) return messages.payment_invoice_reduction({}, { locale })
  const date = formatDate(new Date(reduction_ends_at), locale, 'short')
  return messages.payment_invoice_reduction_until({ date }, { locale })
}
