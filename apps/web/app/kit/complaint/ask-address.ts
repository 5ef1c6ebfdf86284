import { addressOf } from '../address/address-of.ts'

/** The thing of a course that a question is about; `at` is the second that is playing. */
export type AskedAbout =
  | { kind: 'lecture'; eventId: number; at: number }
  | { kind: 'admin_video'; adminVideoId: number; at: number }
  | { kind: 'parcel'; deliveryId: number }
  | { kind: 'sheet'; sheetId: number }

/** The complaint box begins a question with the course and the thing that it is about. */
export function askAddress(courseId: number | string, about?: AskedAbout): string {
  const query = new URLSearchParams({ course: String(courseId) })
  if (about === undefined) query.set('new', '1')
  else if (about.kind === 'parcel') query.set('parcel', String(about.deliveryId))
  else if (about.kind === 'sheet') query.set('sheet', String(about.sheetId))
  else {
    if (about.kind === 'lecture') query.set('lecture', String(about.eventId))
    else query.set('video', String(about.adminVideoId))
    if (about.at > 0) query.set('at', String(about.at))
  }
  return box(query)
}

/** Asks staff to move a course to the next session, as the refund policy offers to who has to stop. */
export const nextSessionAddress = (courseId: number): string =>
  box(new URLSearchParams({ course: String(courseId), new: 'next-session' }))

/** Tells staff that somebody else comes to an event in the doctor's place. */
export const substituteAddress = (eventId: number): string => box(new URLSearchParams({ event: String(eventId) }))

const box = (query: URLSearchParams) => `${addressOf('/my/complain-box')}?${query}`
