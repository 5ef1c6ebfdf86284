import * as messages from '@prostuti/text/all-messages'
import { formatAtTime } from '@prostuti/text/dates'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { fitSms } from '../../sms/index.ts'

type Coming = { title: LocalizedText; startsAt: Date }

const inBoth = (write: (locale: Locale) => string) => ({
  bn: write('bn').normalize('NFC'),
  en: write('en'),
})

/** The hour is said, not how long until then: it is read later too. */
export const reminderTexts = ({ title, startsAt }: Coming) => ({
  title: inBoth((locale) =>
    messages.class_reminder_title({ time: formatAtTime(startsAt, locale), title: pickText(title, locale) }, { locale }),
  ),
  body: inBoth(
    (locale) => `<p>${messages.class_reminder_body({ time: formatAtTime(startsAt, locale) }, { locale })}</p>`,
  ),
})

const mostParts = 2

/** It leads to the page of the class, never to the class: an SMS is passed on. A title that is too long is left out. */
export function reminderSms({ title, startsAt }: Coming, link: string): string {
  const time = formatAtTime(startsAt, 'bn')
  const inBengali = { locale: 'bn' } as const
  const texts = [
    messages.sms_class({ time, title: title.bn, link }, inBengali),
    messages.sms_class_short({ time, link }, inBengali),
  ]
  return fitSms(texts, mostParts)
}
