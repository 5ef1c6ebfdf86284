import type { Category, ComplaintFile } from '../complaint-queries.ts'

/** What the address asks for: a complaint, or a question about a lecture at its second. */
export type RaiseWish = {
  /** Drafts are kept apart by it: a question about one lecture does not turn up at another. */
  draftName: string
  courseId: number | null
  videoId: number | null
  atSeconds: number | null
}

export function wishOf(query: URLSearchParams): RaiseWish | undefined {
  const number = (name: string) => {
    const text = query.get(name) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : null
  }
  const [videoId, courseId, atSeconds] = [number('lecture'), number('course'), number('at')]
  if (videoId !== null) return { draftName: `lecture-${videoId}`, courseId, videoId, atSeconds }
  return query.has('new') ? { draftName: 'new', courseId, videoId: null, atSeconds: null } : undefined
}

export type RaiseDraft = {
  category: Category | ''
  courseId: number | null
  subject: string
  text: string
  files: ComplaintFile[]
  /** The second of the lecture as it was when the question was begun. */
  atSeconds: number | null
  /** Kept with the words, so that sending again after a lost answer raises nothing twice. */
  clientKey: string
}

export type RaiseDrafts = Readonly<Record<string, RaiseDraft>>
