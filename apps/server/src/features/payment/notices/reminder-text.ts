import type { Due, OverdueRule } from '@prostuti/payment-rules'
import { formatDate } from '@prostuti/text/dates'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import type { OwingOrder } from './read-owing-orders.ts'

type Reminder = {
  order: Pick<OwingOrder, 'kind' | 'title' | 'parts'>
  due: Due
  kind: 'coming' | 'missed' | 'paused'
  rule: OverdueRule
  /** Where to pay. */
  link: string
}

/** Says what, how much and until when, and where to pay it. Bengali, as doctors are written to. */
export function reminderText({ order, due, kind, rule, link }: Reminder): string {
  const isInParts = order.parts.length > 1
  const what = `${order.title}: ${isInParts ? `${formatOrdinal(due.number, 'bn')} কিস্তি` : 'বাকি টাকা'} ${formatMoney(due.open, 'bn')}`
  const paused = order.kind === 'subscription' ? 'ভিডিও' : 'লেকচার'
  const open = order.kind === 'subscription' ? 'রসিদ' : 'ফলাফল ও রসিদ'
  const texts = {
    coming: `${what}, দেওয়ার শেষ দিন ${dayAfter(due.dueOn, 0)}।`,
    missed: `${what} দেওয়ার দিন ছিল ${dayAfter(due.dueOn, 0)}। ${dayAfter(due.dueOn, rule.pauseLecturesAfterDays)} পর্যন্ত সব খোলা থাকবে, এরপর ${paused} থেমে যাবে।`,
    paused: `${what} ${isInParts ? 'বাকি' : 'দেওয়া হয়নি'}, তাই ${paused} আপাতত থেমে আছে। দিলেই সঙ্গে সঙ্গে খুলে যাবে। ${open} খোলাই আছে।`,
  }
  return `${texts[kind]} দিতে: ${link}`.normalize('NFC')
}

const dayAfter = (day: string, days: number): string =>
  formatDate(new Date(Date.parse(`${day}T00:00:00+06:00`) + days * 86_400_000), 'bn', 'short')
