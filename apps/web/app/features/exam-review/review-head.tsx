import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import type { ExamDoor } from '../../kit/exam/exam-doors.ts'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type ReviewHeadProps = { door: ExamDoor; exam: ExamCard | undefined; children?: ReactNode }

export function ReviewHead({ door, exam, children }: ReviewHeadProps) {
  const crumbs = [
    { title: m.page_home(), path: '/' },
    { title: m.review_to_list(), path: door.listPath },
    { title: m.review_title(), path: door.reviewPath },
  ]
  return (
    // A line is kept for the exam's name, which comes with the answers.
    <PageHead crumbs={crumbs} title={m.review_title()} lead={exam ? <Phrase text={exam.title} /> : '\u00a0'}>
      {children}
    </PageHead>
  )
}
