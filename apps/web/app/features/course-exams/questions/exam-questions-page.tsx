import { ListedQuestion } from '@prostuti/exam-ui/listed-question'
import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import { courseExamClient, type ExamClient } from '../../../kit/exam/exam-clients.ts'
import { ReviewClosed } from '../../../kit/exam/result/review-closed.tsx'
import { lookQuery, type ReviewData, reviewQuery } from '../../../kit/exam/result/review-query.ts'
import { whyClosed } from '../../../kit/exam/result/why-closed.ts'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import styles from '../course-exams.module.css'
import type { ExamParams } from '../exam-frame.tsx'
import { NoExam } from '../no-exam.tsx'
import { type Depth, depths } from './depths.ts'
import '@prostuti/ui/styles/filters.css'

type PageProps = { params: ExamParams; depth: Depth; loginPath: string }

/** The questions of an exam that is over: bare, with the right answers, or with the explanations too. */
export function ExamQuestionsPage({ params, depth, loginPath }: PageProps) {
  const client = courseExamClient(params)
  const query = useQuery(reviewQuery(client, undefined))
  const refused = query.data === undefined && isRefusal(query.error)
  const look = useQuery({ ...lookQuery(client), enabled: refused })
  const exam = query.data?.exam ?? look.data?.exam
  const title = depths.find((each) => each.depth === depth)?.words() ?? ''
  usePageTitle(exam && m.courseexam_questions_page({ exam: exam.title, what: title }))
  return (
    <MyPage
      title={title}
      back={{ to: addressOf('/my/courses/:id/exams/results', { id: params.id }), label: m.courseexam_results_title() }}
    >
      {refused && isRefusal(look.error) ? (
        <NoExam courseId={params.id} />
      ) : refused && look.data ? (
        <ReviewClosed client={client} why={whyClosed(look.data, true, new Date())} loginPath={loginPath} />
      ) : (
        <Loaded query={query} errorTitle={m.courseexam_questions_error()}>
          {(data) => <Questions data={data} client={client} params={params} depth={depth} />}
        </Loaded>
      )}
    </MyPage>
  )
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && [403, 404, 422].includes(error.status)

type QuestionsProps = { data: ReviewData; client: ExamClient; params: ExamParams; depth: Depth }

function Questions({ data: { exam, answers }, client, params, depth }: QuestionsProps) {
  return (
    <div className={styles.cxQuestions}>
      <p className="meta">
        <Phrase text={exam.title} />
      </p>
      <nav className="filters" aria-label={m.courseexam_depth()}>
        {depths.map(({ depth: other, page, words }) => (
          <Link
            key={page}
            to={addressOf(page, { id: params.id, eventId: params.eventId })}
            replace
            preventScrollReset
            aria-current={other === depth ? 'page' : undefined}
          >
            {words()}
          </Link>
        ))}
      </nav>
      <p className={styles.cxWays}>
        {answers.some(({ state }) => state !== null) && (
          <Link className="link" to={client.reviewPath}>
            {m.courseexam_own_answers()}
            <Icon of={arrowRightIcon} size="sm" />
          </Link>
        )}
        <button type="button" className="link" onClick={() => print()}>
          {m.result_print()}
        </button>
      </p>
      {depth === 'questions' && <p className="muted">{m.courseexam_questions_text()}</p>}
      <div className={styles.cxList}>
        {answers.map((answer) => (
          <ListedQuestion key={answer.question.id} answer={answer} depth={depth} />
        ))}
      </div>
    </div>
  )
}
