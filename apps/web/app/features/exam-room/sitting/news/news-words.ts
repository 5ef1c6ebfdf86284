import { formatAtTime } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { SittingMessage } from '../../../../kit/exam/exam-types.ts'

/** What a doctor reads of one deed of the control room. */
export function newsWords({ kind, words, minutes, ends_at }: SittingMessage): string {
  const locale = getLocale()
  if (kind === 'message' || ends_at === null) return words ?? ''
  const time = formatAtTime(new Date(ends_at), locale)
  switch (kind) {
    case 'extend':
      return m.room_news_extended({ n: formatNumber(minutes ?? 0, locale), time })
    case 'reopen':
      return m.room_news_reopened({ time })
    case 'resume':
      return m.room_news_resumed({ time })
    case 'withdraw':
      return m.room_news_withdrawn({ time })
  }
}
