import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError, isNotThere } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { ReviewClosed } from './pictures.tsx'

type OpenCourseProps<T> = {
  courseId: string
  query: UseQueryResult<T>
  errorTitle: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What a course gives to watch, or why it gives nothing now and what to do about it. */
export function OpenCourse<T>({ courseId, query, ...loaded }: OpenCourseProps<T>) {
  const closed = closedFor(query.error, courseId)
  if (!closed) return <Loaded query={query} {...loaded} />
  return (
    <div className="card">
      <EmptyState
        picture={<ReviewClosed />}
        title={closed.title}
        text={closed.text}
        action={
          <Link className={`btn ${closed.look}`} to={closed.to}>
            {closed.action}
          </Link>
        }
      />
    </div>
  )
}

function closedFor(error: Error | null, courseId: string) {
  if (!(error instanceof ApiError)) return undefined
  const toCourse = {
    to: addressOf('/my/courses/:id', { id: courseId }),
    action: m.lecture_not_enrolled_action(),
    look: 'btn-line',
  }
  if (error.code === 'payment_overdue')
    return {
      title: m.player_overdue_title(),
      text: m.player_overdue_text(),
      to: addressOf('/my/courses/:id/payment-option', { id: courseId }),
      action: m.player_overdue_action(),
      look: 'btn-go',
    }
  if (error.code === 'not_enrolled')
    return { title: m.lecture_not_enrolled_title(), text: m.lecture_not_enrolled_text(), ...toCourse }
  if (error.code === 'not_published_yet')
    return { title: m.player_soon_title(), text: m.player_soon_text(), ...toCourse }
  if (error.code === 'forbidden') return { title: m.player_over_title(), text: m.player_over_text(), ...toCourse }
  if (isNotThere(error))
    return {
      title: m.lecture_gone_title(),
      text: m.lecture_gone_text(),
      to: addressOf('/my/courses'),
      action: m.lecture_gone_action(),
      look: 'btn-line',
    }
  return undefined
}
