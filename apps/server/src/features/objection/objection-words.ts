import * as messages from '@prostuti/text/all-messages'
import { type Locale, type LocalizedText, pickText } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import { escapeText } from '../rich-text/index.ts'

type Told = { exam: LocalizedText; position: number; verdict: 'accepted' | 'declined'; answer: LocalizedText }

/** What a doctor is told when their objection was answered. */
export function objectionWords({ exam, position, verdict, answer }: Told) {
  const inBoth = (say: (locale: Locale) => string) => ({ bn: say('bn'), en: say('en') })
  const title = verdict === 'accepted' ? messages.notices_objection_accepted : messages.notices_objection_declined
  return {
    title: inBoth((locale) => title({ exam: pickText(exam, locale), n: formatNumber(position, locale) }, { locale })),
    body: inBoth((locale) => `<p>${escapeText(pickText(answer, locale)).replaceAll('\n', '<br>')}</p>`),
  }
}
