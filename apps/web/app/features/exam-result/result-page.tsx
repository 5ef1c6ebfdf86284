import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import type { ExamDoor } from '../../kit/exam/exam-doors.ts'
import { attemptIn, type MarkedData, type ResultData, resultQuery } from '../../kit/exam/result/result-query.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { usePageTitle } from '../../kit/page/use-page-title.ts'
import { Attempts } from './attempts.tsx'
import { HandedIn } from './handed-in.tsx'
import { NoResult } from './no-result.tsx'
import { Place } from './place.tsx'
import { Regraded } from './regraded.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { Share } from './share.tsx'
import { Subjects } from './subjects.tsx'
import { Sum } from './sum.tsx'
import { ToReview } from './to-review.tsx'
import { Verdict } from './verdict.tsx'
import '@prostuti/ui/styles/paper.css'
import styles from './styles/result.module.css'

/** What an attempt came to. The door says of which exam. */
export function ResultPage({ door }: { door: ExamDoor }) {
  const attempt = attemptIn(useSearchParams()[0])
  const query = useQuery(resultQuery(door, attempt))
  usePageTitle(query.data && m.result_page({ exam: query.data.exam.title }))
  const missing = query.data === undefined && query.error instanceof ApiError && query.error.status === 404
  return (
    <MyPage title={m.result_title()} back={{ to: door.listPath, label: m.result_back() }}>
      {missing ? (
        <NoResult door={door} attempt={attempt} />
      ) : (
        <Loaded query={query} errorTitle={m.result_error()} skeleton={<ResultSkeleton />}>
          {(data) => <Result door={door} data={data} />}
        </Loaded>
      )}
    </MyPage>
  )
}

function Result({ door, data }: { door: ExamDoor; data: ResultData }) {
  const { exam, result, attempts } = data
  return (
    <div className={`${styles.res} paper`}>
      <Attempts count={attempts} shown={result.attempt} />
      {result.marks_released ? (
        <Marked door={door} data={{ ...data, result }} />
      ) : (
        <>
          <HandedIn exam={exam} result={result} />
          <ToReview door={door} data={data} />
        </>
      )}
    </div>
  )
}

function Marked({ door, data }: { door: ExamDoor; data: MarkedData }) {
  const { exam, property, result } = data
  return (
    <>
      <Regraded result={result} />
      <Verdict exam={exam} result={result} />
      <Place data={data} />
      <Sum property={property} result={result} />
      <Subjects property={property} subjects={result.subjects} />
      <ToReview door={door} data={data} />
      <Share door={door} data={data} />
    </>
  )
}
