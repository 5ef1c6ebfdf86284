import type { Due, OverdueRule } from '@prostuti/payment-rules'
import * as messages from '@prostuti/text/all-messages'
import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import { formatMoney } from '@prostuti/text/money'
import { formatOrdinal } from '@prostuti/text/numbers'
import type { OwingOrder } from './read-owing-orders.ts'

type Reminder = {
  order: Pick<OwingOrder, 'pauses' | 'title' | 'parts'>
  due: Due
  kind: 'coming' | 'missed' | 'paused'
  rule: OverdueRule
  /** Where to pay. */
  link: string
}

const inBengali = { locale: 'bn' } as const

/** Says what, how much and until when, and where to pay it. Bengali, as doctors are written to. */
export function reminderText({ order, due: owed, kind, rule, link }: Reminder): string {
  const isInParts = order.parts.length > 1
  const hasVideos = order.pauses === 'videos'
  const { title } = order
  const amount = formatMoney(owed.open, 'bn')
  const due = isInParts
    ? messages.sms_due_instalment({ title, ordinal: formatOrdinal(owed.number, 'bn'), amount }, inBengali)
    : messages.sms_due_rest({ title, amount }, inBengali)
  const day = dayAfter(owed.dueOn, 0)
  const texts = {
    coming: () => messages.sms_due_coming({ due, day, link }, inBengali),
    missed: () => {
      const until = dayAfter(owed.dueOn, rule.pauseLecturesAfterDays)
      const text = hasVideos ? messages.sms_due_missed_videos : messages.sms_due_missed_lectures
      return text({ due, day, until, link }, inBengali)
    },
    paused: () => {
      const open = (isInParts ? messages.sms_due_open_instalment : messages.sms_due_open_rest)({ due }, inBengali)
      const text = hasVideos ? messages.sms_due_paused_videos : messages.sms_due_paused_lectures
      return text({ open, link }, inBengali)
    },
  }
  return texts[kind]().normalize('NFC')
}

const dayAfter = (day: string, days: number): string =>
  formatDate(new Date(dhakaMidnight(day).getTime() + days * 86_400_000), 'bn', 'short')
