import * as messages from '@prostuti/text/all-messages'
import type { Locale } from '@prostuti/text/locale'
import { escapeText } from '../../rich-text/index.ts'

/** What a doctor is told when a member of staff looks at the site as they see it; the list of sign-ins has the same. */
export function lookedAtWords({ staff, reason }: { staff: string; reason: string | null }) {
  const inBoth = (say: (locale: Locale) => string) => ({ bn: say('bn'), en: say('en') })
  const body = (locale: Locale) =>
    [
      messages.notices_looked_at_text({ staff }, { locale }),
      ...(reason === null ? [] : [messages.notices_looked_at_reason({ reason }, { locale })]),
    ]
      .map((line) => `<p>${escapeText(line)}</p>`)
      .join('')
  return {
    title: inBoth((locale) => messages.notices_looked_at({ staff }, { locale })),
    body: inBoth(body),
    link: '/my/devices',
  }
}
