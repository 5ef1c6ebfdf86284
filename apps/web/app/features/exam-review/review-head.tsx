import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import { addressOf } from '../../kit/address/address-of.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { listOf } from '../../kit/exam/way-back.ts'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'

type ReviewHeadProps = { client: ExamClient; exam: ExamCard | undefined; children?: ReactNode }

export function ReviewHead({ client, exam, children }: ReviewHeadProps) {
  const isPractice = client.listPath === addressOf('/my/practice')
  const crumbs = [
    { title: m.page_home(), path: '/' },
    { title: isPractice ? m.practice_title() : m.review_to_list(), path: listOf(client, exam) },
    { title: m.review_title(), path: client.reviewPath },
  ]
  return (
    // A line is kept for the exam's name, which comes with the answers.
    <PageHead crumbs={crumbs} title={m.review_title()} lead={exam ? <Phrase text={exam.title} /> : '\u00a0'}>
      {children}
    </PageHead>
  )
}
