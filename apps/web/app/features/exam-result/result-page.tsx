import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { addressOf } from '../../kit/address/address-of.ts'
import type { ExamClient } from '../../kit/exam/exam-clients.ts'
import { attemptIn, type MarkedData, type ResultData, resultQuery } from '../../kit/exam/result/result-query.ts'
import { isLapsed, RightLapsed } from '../../kit/exam/result/right-lapsed.tsx'
import { wayBack } from '../../kit/exam/way-back.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Attempts } from './attempts.tsx'
import { Regraded, Voided } from './corrected/regraded.tsx'
import { HandedIn } from './handed-in.tsx'
import { NoResult } from './no-result.tsx'
import { Rank } from './rank.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { Share } from './share.tsx'
import { Subjects } from './subjects.tsx'
import { Sum } from './sum.tsx'
import { ToReview } from './to-review.tsx'
import { Verdict } from './verdict.tsx'
import '@prostuti/ui/styles/paper.css'
import styles from './styles/result.module.css'

type ResultPageProps = {
  client: ExamClient
  /** How that attempt went, below all that the result itself says; asked for once its answers are out. */
  insight?: (attempt: number) => ReactNode
}

/** What an attempt came to. The client says of which exam. */
export function ResultPage({ client, insight }: ResultPageProps) {
  const attempt = attemptIn(useSearchParams()[0])
  const query = useQuery(resultQuery(client, attempt))
  usePageTitle(query.data && m.result_page({ exam: query.data.exam.title }))
  const missing = query.data === undefined && query.error instanceof ApiError && query.error.status === 404
  return (
    <MyPage title={m.result_title()} back={wayBack(client, query.data?.exam)}>
      {missing ? (
        <NoResult client={client} attempt={attempt} />
      ) : query.data === undefined && isLapsed(query.error) ? (
        <RightLapsed />
      ) : (
        <Loaded query={query} errorTitle={m.result_error()} skeleton={<ResultSkeleton />}>
          {(data) => <Result client={client} data={data} insight={insight} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function Result({ client, data, insight }: ResultPageProps & { data: ResultData }) {
  const { exam, result, attempts } = data
  return (
    <div className={`${styles.res} paper`}>
      <Attempts count={attempts} shown={result.attempt} />
      <Voided words={result.void?.reason} />
      {result.marks_released ? (
        <>
          <Marked
            client={client}
            data={{ ...data, result }}
            isAnalysed={insight !== undefined && result.answers_released}
          />
          {result.answers_released && insight?.(result.attempt)}
        </>
      ) : (
        <>
          <HandedIn exam={exam} result={result} />
          <ToReview client={client} data={data} />
        </>
      )}
      {exam.kind !== 'practice' && (
        <p className={`${styles.full} ${styles.resShare}`}>
          <Link className="link" to={addressOf('/my/results')}>
            {m.results_title()}
            <Icon of={arrowRightIcon} size="sm" />
          </Link>
        </p>
      )}
    </div>
  )
}

type MarkedProps = { client: ExamClient; data: MarkedData; isAnalysed: boolean }

function Marked({ client, data, isAnalysed }: MarkedProps) {
  const { exam, property, result } = data
  return (
    <>
      <Regraded result={result} />
      <Verdict exam={exam} result={result} isAnalysed={isAnalysed} />
      {exam.kind !== 'practice' && <Rank data={data} />}
      <Sum property={property} result={result} />
      <Subjects property={property} subjects={result.subjects} />
      <ToReview client={client} data={data} />
      {exam.kind !== 'practice' && <Share client={client} data={data} />}
    </>
  )
}
