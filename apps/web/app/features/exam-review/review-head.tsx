import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { PageHead } from '../../page/page-head.tsx'
import { Phrase } from '../../page/phrase.tsx'
import type { ExamDoor } from '../exams/exam-doors.ts'
import type { ExamCard } from '../exams/exam-types.ts'

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
