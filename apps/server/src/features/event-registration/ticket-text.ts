import * as messages from '@prostuti/text/all-messages'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { fitSms } from '../sms/index.ts'

type TicketSms = { name: { bn: string }; startsAt: Date; ticketCode: string; link: string }

const mostParts = 3

const inBengali = { locale: 'bn' } as const

/** `3F9A1-C07BE`: in two groups it is easier to read out. */
const spaced = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

/** Says that the doctor is in, when it is, and the ticket. A name that is too long is left to the page. The joining link is never in it. */
export function ticketText({ name, startsAt, ticketCode, link }: TicketSms): string {
  const when = `${formatDate(startsAt, 'bn')}, ${formatTime(startsAt, 'bn')}`
  const texts = [name.bn, messages.sms_event({}, inBengali)].map((what) =>
    messages.sms_ticket({ what, when, code: spaced(ticketCode), link }, inBengali),
  )
  return fitSms(texts, mostParts)
}
