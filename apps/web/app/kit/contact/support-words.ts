import { formatWhen } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { type SupportHours, supportState } from '@prostuti/text/support-hours'

/** Whether somebody answers now, and in words; of who does not, from when. */
export function supportWords(hours: SupportHours, now: Date, locale: Locale): { open: boolean; words: string } {
  const { open, opensAt } = supportState(hours, now)
  if (open) return { open, words: m.shell_contact_open_now({}, { locale }) }
  const words = opensAt
    ? m.shell_contact_closed_opens({ when: formatWhen(opensAt, now, locale) }, { locale })
    : m.shell_contact_closed_now({}, { locale })
  return { open, words }
}
