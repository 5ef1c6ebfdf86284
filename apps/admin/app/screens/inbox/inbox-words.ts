import type { ResponseOf } from '@prostuti/contract'
import type { listInbox, readInboxComplaint } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { numberWords } from '../../kit/exam/marks-words.ts'

export const inboxPath: (typeof listInbox)['path'] = '/api/v3/admin/complaints'

export type Inbox = ResponseOf<typeof listInbox>
export type InboxRow = Inbox['rows'][number]
export type Talk = ResponseOf<typeof readInboxComplaint>
export type Complaint = Talk['complaint']
export type Line = Talk['lines'][number]

const states: Record<Complaint['state'], () => string> = {
  open: m.office_inbox_s_open,
  answered: m.office_inbox_s_answered,
  closed: m.office_inbox_s_closed,
}
export const stateWords = (state: Complaint['state']): string => states[state]()

const hour = 3_600_000

/** How long, as short as it can be read: minutes, hours, days. */
export function spanWords(ms: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(ms) / 60_000))
  if (minutes < 60) return m.office_inbox_minutes({ count: numberWords(minutes) })
  const hours = Math.round(Math.abs(ms) / hour)
  return hours < 48
    ? m.office_inbox_hours({ count: numberWords(hours) })
    : m.office_inbox_days({ count: numberWords(Math.round(hours / 24)) })
}

/** What was promised, against the clock: how long is left, or how late it is. */
export function promiseWords(promisedAt: string, now: Date): { text: string; isLate: boolean } {
  const left = new Date(promisedAt).getTime() - now.getTime()
  return left >= 0
    ? { text: m.office_inbox_left({ span: spanWords(left) }), isLate: false }
    : { text: m.office_inbox_late_by({ span: spanWords(left) }), isLate: true }
}
