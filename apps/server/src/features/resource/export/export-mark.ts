import * as messages from '@prostuti/text/all-messages'
import { formatDate, formatTime } from '@prostuti/text/dates'
import type { Locale } from '@prostuti/text/locale'
import { formatNumber } from '@prostuti/text/numbers'
import type { StaffMember } from '../../staff/index.ts'

type Exported = { title: string; count: number; member: StaffMember; now: Date; locale: Locale }

/** The first line of every file that leaves the office: what it is, how long, who took it and when. */
export const exportMark = ({ title, count, member, now, locale }: Exported): string =>
  messages.office_export_mark(
    {
      title,
      name: member.name,
      when: `${formatDate(now, locale)}, ${formatTime(now, locale)}`,
      count: formatNumber(count, locale),
    },
    { locale },
  )
