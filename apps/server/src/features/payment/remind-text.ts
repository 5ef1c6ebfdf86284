import type { Due, OverdueRule } from '@prostuti/payment-rules'
import { formatDate } from '@prostuti/text/dates'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'

type Reminder = {
  /** Of what was bought. */
  title: string
  due: Due
  kind: 'coming' | 'missed' | 'paused'
  rule: OverdueRule
  /** Where to pay. */
  link: string
}

/** Says what, how much and until when, and where to pay it. Bengali, as doctors are written to. */
export function reminderText({ title, due, kind, rule, link }: Reminder): string {
  const what = `${title}: ${formatOrdinal(due.number, 'bn')} কিস্তি ${formatMoney(due.open, 'bn')}`
  const texts = {
    coming: `${what}, দেওয়ার শেষ দিন ${dayAfter(due.dueOn, 0)}।`,
    missed: `${what} দেওয়ার দিন ছিল ${dayAfter(due.dueOn, 0)}। ${dayAfter(due.dueOn, rule.pauseLecturesAfterDays)} পর্যন্ত সব খোলা থাকবে, এরপর লেকচার থেমে যাবে।`,
    paused: `${what} বাকি, তাই লেকচার আপাতত থেমে আছে। দিলেই সঙ্গে সঙ্গে খুলে যাবে। ফলাফল ও রসিদ খোলাই আছে।`,
  }
  return `${texts[kind]} দিতে: ${link}`.normalize('NFC')
}

const dayAfter = (day: string, days: number): string =>
  formatDate(new Date(Date.parse(`${day}T00:00:00+06:00`) + days * 86_400_000), 'bn', 'short')
