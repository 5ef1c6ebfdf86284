import * as m from '@prostuti/text/messages'
import type { RaiseWish } from './raise-wish.ts'

/** The form is called after what is asked about. */
export function raiseTitle({ about, topic }: Pick<RaiseWish, 'about' | 'topic'>): string {
  if (topic === 'next-session') return m.complaint_subject_next_session()
  if (topic === 'substitute') return m.complaint_subject_substitute()
  switch (about?.kind) {
    case 'lecture':
      return m.complaint_ask_title()
    case 'admin_video':
      return m.complaint_video_title()
    case 'sheet':
      return m.complaint_sheet_title()
    case 'parcel':
      return m.complaint_parcel_title()
    default:
      return m.complaint_raise_title()
  }
}
