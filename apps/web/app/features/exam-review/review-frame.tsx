import * as m from '@prostuti/text/messages'
import type { ReactNode } from 'react'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import type { ExamCard } from '../../kit/exam/exam-types.ts'
import { listOf, wayBack } from '../../kit/exam/way-back.ts'
import { MyPage } from '../../kit/my-page/page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './styles/review.module.css'
import '@prostuti/ui/styles/paper.css'

type ReviewFrameProps = {
  client: ExamClient
  exam: ExamCard | undefined
  /** What stands below the exam's name. */
  ways?: ReactNode
  children: ReactNode
}

/** The head of a review: in the doctor's own area that of its neighbours, elsewhere that of a public page. */
export function ReviewFrame({ client, exam, ways, children }: ReviewFrameProps) {
  // A line is kept for the exam's name, which comes with the answers.
  const name = exam ? <Phrase text={exam.title} /> : '\u00a0'
  if (client.reviewPath.startsWith('/my/'))
    return (
      <MyPage title={m.review_title()} back={wayBack(client, exam)}>
        <div className={`${styles.rv} paper`} data-is="mine">
          <div className={styles.rvHead}>
            <p>{name}</p>
            {ways}
          </div>
          {children}
        </div>
      </MyPage>
    )
  const crumbs = [
    { title: m.page_home(), path: '/' },
    { title: m.review_to_list(), path: listOf(client, exam) },
    { title: m.review_title(), path: client.reviewPath },
  ]
  return (
    <div className={`wrap ${styles.rv} paper`}>
      <PageHead crumbs={crumbs} title={m.review_title()} lead={name}>
        {ways}
      </PageHead>
      {children}
    </div>
  )
}
