import {
  lecture_gone_action,
  lecture_gone_text,
  lecture_gone_title,
  lecture_not_enrolled_action,
  lecture_not_enrolled_text,
  lecture_not_enrolled_title,
  player_over_text,
  player_over_title,
  player_overdue_action,
  player_overdue_text,
  player_overdue_title,
  player_soon_text,
  player_soon_title,
} from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { Loaded } from '../my/loaded.tsx'
import { courseAddress, payAddress } from './addresses.ts'
import { ClosedDoor } from './pictures.tsx'

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
        picture={<ClosedDoor />}
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
  const toCourse = { to: courseAddress(courseId), action: lecture_not_enrolled_action(), look: 'btn-line' }
  if (error.code === 'payment_overdue')
    return {
      title: player_overdue_title(),
      text: player_overdue_text(),
      to: payAddress(courseId),
      action: player_overdue_action(),
      look: 'btn-go',
    }
  if (error.code === 'not_enrolled')
    return { title: lecture_not_enrolled_title(), text: lecture_not_enrolled_text(), ...toCourse }
  if (error.code === 'not_published_yet') return { title: player_soon_title(), text: player_soon_text(), ...toCourse }
  if (error.code === 'forbidden') return { title: player_over_title(), text: player_over_text(), ...toCourse }
  if (error.status === 404 || error.status === 422)
    return {
      title: lecture_gone_title(),
      text: lecture_gone_text(),
      to: '/my/courses',
      action: lecture_gone_action(),
      look: 'btn-line',
    }
  return undefined
}
