import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import { aheadOf } from '../../kit/clock/use-server-clock.ts'
import { OfCourse } from '../../kit/course/of-course.tsx'
import { courseExamClient } from '../../kit/exam/exam-clients.ts'
import type { MarkedResult } from '../../kit/exam/exam-types.ts'
import { markedIn, resultQuery } from '../../kit/exam/result/result-query.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { type ExamInfo, examInfoQuery } from './course-exam-queries.ts'
import { ExamSkeleton } from './exam-skeleton.tsx'
import { NoExam } from './no-exam.tsx'

export type ExamParams = { id: string; eventId: string }

type ExamTools = {
  now: () => number
  again: () => void
  /** Of an exam whose marks may be known. */
  result: MarkedResult | undefined
}

type ExamFrameProps = {
  params: ExamParams
  title: string
  pageTitle: (about: { exam: string }) => string
  children: (info: ExamInfo, tools: ExamTools) => ReactNode
}

/** What the pages about one exam of a course share: its row, the server's clock, and the ways to fail. */
export function ExamFrame({ params, title, pageTitle, children }: ExamFrameProps) {
  const query = useQuery(examInfoQuery(params))
  // Waited for, where there is one: what stands below it would jump when it came.
  const own = useQuery({
    ...resultQuery(courseExamClient(params), undefined),
    enabled: query.data?.row.exam?.result_ready === true,
  })
  const ahead = query.data ? aheadOf(query.data.server_time, query.dataUpdatedAt) : 0
  const now = useCallback(() => Date.now() + ahead, [ahead])
  usePageTitle(query.data && pageTitle({ exam: query.data.row.title }))
  return (
    <MyPage
      title={title}
      back={{ to: addressOf('/my/courses/:id/full-schedule', { id: params.id }), label: m.courseexam_back() }}
    >
      <OfCourse
        courseId={params.id}
        query={query}
        errorTitle={m.courseexam_error()}
        skeleton={<ExamSkeleton />}
        missing={<NoExam courseId={params.id} />}
      >
        {(info) =>
          own.isLoading ? (
            <ExamSkeleton />
          ) : (
            children(info, { now, again: () => void query.refetch(), result: markedIn(own.data) })
          )
        }
      </OfCourse>
    </MyPage>
  )
}
