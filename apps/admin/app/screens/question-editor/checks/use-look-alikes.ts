import type { ResponseOf } from '@prostuti/contract'
import type { findLookAlikes } from '@prostuti/contract/staff'
import { useEffect, useState } from 'react'
import { post } from '../../../api/call.ts'
import type { QuestionFields } from '../../../kit/question/question-types.ts'

export type LookAlike = ResponseOf<typeof findLookAlikes>['look_alikes'][number]

type Search = {
  found: LookAlike[]
  /** One more is nearly the same, and not to be seen by whoever types. */
  hasHidden: boolean
  state: 'quiet' | 'late' | 'failed' | 'done'
}

const nothing: Search = { found: [], hasHidden: false, state: 'quiet' }

const pauseMs = 600
/** Longer than this, and it says that it is still looking. */
const lateMs = 2500
/** Of a few words everything is alike. */
const fewestLetters = 25

const path: (typeof findLookAlikes)['path'] = '/api/v3/admin/questions/look-alikes'

/** Without the languages that nobody wrote, of which their boxes have made null. */
const written = ({ bn, en }: QuestionFields['text']) => ({ bn: bn ?? '', ...(en && { en }) })

/** Questions that say nearly what is being typed, once the typing pauses. */
export function useLookAlikes(fields: QuestionFields, id: number | undefined): Search {
  const [search, setSearch] = useState<Search>(nothing)
  const asked = JSON.stringify({ text: written(fields.text), parts: fields.parts.map(({ text }) => written(text)) })
  const letters = fields.parts.reduce((sum, { text }) => sum + (text.bn ?? '').length, (fields.text.bn ?? '').length)
  useEffect(() => {
    if (letters < fewestLetters) return setSearch(nothing)
    const leaving = new AbortController()
    let late: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(async () => {
      late = setTimeout(() => setSearch((now) => ({ ...now, state: 'late' })), lateMs)
      try {
        const { text, parts } = JSON.parse(asked) as Pick<QuestionFields, 'text'> & {
          parts: { bn: string; en?: string }[]
        }
        const { look_alikes, has_hidden } = await post<typeof findLookAlikes>(
          path,
          { text, parts, ...(id !== undefined && { except: id }) },
          { signal: leaving.signal },
        )
        if (!leaving.signal.aborted) setSearch({ found: look_alikes, hasHidden: has_hidden, state: 'done' })
      } catch {
        if (!leaving.signal.aborted) setSearch((now) => ({ ...now, state: 'failed' }))
      } finally {
        clearTimeout(late)
      }
    }, pauseMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
      clearTimeout(late)
    }
  }, [asked, letters, id])
  return search
}
