import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { usePageTitle } from '../../page/use-page-title.ts'
import { aheadOf } from '../../page/use-server-clock.ts'
import { MyPage } from '../my/page.tsx'
import { fullScheduleAddress } from '../timetable/addresses.ts'
import { OfCourse } from '../timetable/of-course.tsx'
import { type ExamInfo, examInfoQuery } from './course-exam-queries.ts'
import { ExamSkeleton } from './exam-skeleton.tsx'
import { NoExam } from './no-exam.tsx'
import './course-exams.css'

export type ExamParams = { id: string; eventId: string }

type ExamFrameProps = {
  params: ExamParams
  title: string
  pageTitle: (about: { exam: string }) => string
  children: (info: ExamInfo, tools: { now: () => number; again: () => void }) => ReactNode
}

/** What the pages about one exam of a course share: its row, the server's clock, and the ways to fail. */
export function ExamFrame({ params, title, pageTitle, children }: ExamFrameProps) {
  const query = useQuery(examInfoQuery(params))
  const ahead = query.data ? aheadOf(query.data.server_time, query.dataUpdatedAt) : 0
  const now = useCallback(() => Date.now() + ahead, [ahead])
  usePageTitle(query.data && pageTitle({ exam: query.data.row.title }))
  return (
    <MyPage title={title} back={{ to: fullScheduleAddress(params.id), label: m.courseexam_back() }}>
      <OfCourse
        courseId={params.id}
        query={query}
        errorTitle={m.courseexam_error()}
        skeleton={<ExamSkeleton />}
        missing={<NoExam courseId={params.id} />}
      >
        {(info) => children(info, { now, again: () => void query.refetch() })}
      </OfCourse>
    </MyPage>
  )
}
