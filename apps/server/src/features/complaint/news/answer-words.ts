import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { fitSms } from '../../sms/index.ts'

/** What a phone shows of an answer: that there is one and to what, never what it says. */
export const answerPush = (complaintId: number) => (locale: Locale) => ({
  title: messages.complaint_push_title({}, { locale }),
  body: messages.complaint_push_body({ n: formatNumber(complaintId, locale) }, { locale }),
})

/** One part, as every SMS that somebody pays for. */
export const answerSmsText = (link: string): string =>
  fitSms([messages.sms_complaint_answered({ link }, { locale: 'bn' })], 2)
