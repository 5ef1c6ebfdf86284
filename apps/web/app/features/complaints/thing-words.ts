import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import type { Complaint } from './complaint-queries.ts'
import { lectureMoment } from './complaint-words.ts'

type About = NonNullable<Complaint['about']>
type Named<Kind extends About['kind'], Name extends string> = Pick<
  Extract<About, { kind: Kind }>,
  Name & keyof Extract<About, { kind: Kind }>
>

/** Of what a complaint is about, as much as its words need. */
export type ComplaintSubject =
  | Named<'lecture', 'kind' | 'title' | 'at_seconds'>
  | Named<'admin_video', 'kind' | 'title' | 'at_seconds'>
  | Named<'parcel', 'kind' | 'sheets'>
  | Named<'sheet', 'kind' | 'title' | 'volume'>
  | Named<'event', 'kind' | 'title'>

/** What kind of thing it is, and its name: a lecture with the second that was playing, a parcel with what is in it. */
export function thingWords(thing: ComplaintSubject): { label: string; name: string } {
  if (thing.kind === 'parcel') return { label: m.complaint_about_parcel(), name: thing.sheets.join(', ') }
  if (thing.kind === 'event') return { label: m.complaint_about_event(), name: thing.title }
  if (thing.kind === 'sheet') {
    const volume = m.sheet_volume({ n: localizeDigits(thing.volume, getLocale()) })
    return { label: m.complaint_about_sheet(), name: `${volume}: ${thing.title}` }
  }
  const { title, at_seconds } = thing
  return {
    label: thing.kind === 'lecture' ? m.complaint_about_lecture() : m.complaint_about_video(),
    name: at_seconds === null ? title : m.complaint_lecture_at({ title, time: lectureMoment(at_seconds) }),
  }
}
