import type { BodyOf, raiseComplaint } from '@prostuti/contract'
import type { Category, ComplaintFile } from '../complaint-queries.ts'

export type RaisedAbout = NonNullable<BodyOf<typeof raiseComplaint>['about']>

/** What the address asks for: a complaint, or a question about one thing of a course or an event. */
export type RaiseWish = {
  /** Drafts are kept apart by it: a question about one lecture does not turn up at another. */
  draftName: string
  courseId: number | null
  about: RaisedAbout | null
  /** What the doctor asks for, where the address says so: its subject is written already. */
  topic: 'next-session' | 'substitute' | null
}

/** The counterpart of `kit/complaint/ask-address.ts`, which writes these addresses. */
export function wishOf(query: URLSearchParams): RaiseWish | undefined {
  const number = (name: string) => {
    const text = query.get(name) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  const named = ['course', 'lecture', 'video', 'parcel', 'sheet'].map(number)
  const [courseId, event_id, admin_video_id, delivery_id, sheet_id] = named
  const at_seconds = number('at')
  const wish = (draftName: string, about: RaisedAbout | null, topic: RaiseWish['topic'] = null) => ({
    draftName,
    courseId: courseId ?? null,
    about,
    topic,
  })
  const attended = number('event')
  if (attended)
    return { ...wish(`event-${attended}`, { kind: 'event', event_id: attended }, 'substitute'), courseId: null }
  if (courseId) {
    if (event_id) return wish(`lecture-${event_id}`, { kind: 'lecture', event_id, at_seconds })
    if (admin_video_id) return wish(`video-${admin_video_id}`, { kind: 'admin_video', admin_video_id, at_seconds })
    if (delivery_id) return wish(`parcel-${delivery_id}`, { kind: 'parcel', delivery_id })
    if (sheet_id) return wish(`sheet-${sheet_id}`, { kind: 'sheet', sheet_id })
  }
  if (!query.has('new')) return undefined
  if (courseId && query.get('new') === 'next-session') return wish(`next-session-${courseId}`, null, 'next-session')
  return wish(courseId ? `course-${courseId}` : 'new', null)
}

export type RaiseDraft = {
  category: Category | ''
  courseId: number | null
  subject: string
  text: string
  files: ComplaintFile[]
  /** To be told of answers by SMS as well; a draft of before there was such a wish has none. */
  wantsSms?: boolean
  /** The thing it is about, with the second of the lecture as it was when the question was begun. */
  about: RaisedAbout | null
  /** Kept with the words, so that sending again after a lost answer raises nothing twice. */
  clientKey: string
}

export type RaiseDrafts = Readonly<Record<string, RaiseDraft>>
