import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { momentAt } from '../../kit/clock/moments.ts'
import { resultAddress } from '../../kit/exam/result/result-address.ts'
import { NoTrend } from '../../kit/exam/trend/no-trend.tsx'
import { type ListedResult, ResultsTable } from '../../kit/exam/trend/results-table.tsx'
import { TrendCard } from '../../kit/exam/trend/trend-card.tsx'
import { LearningTabs } from '../../kit/learning/learning-tabs.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { FamilyFilter, familyWords } from './family-filter.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import {
  type OwnResults,
  ownResultsQuery,
  type ResultsView,
  readView,
  type SatExam,
  viewAddress,
} from './results-view.ts'

/** Every result of the doctor's, of whatever family, with a picture of how it goes. */
export function ResultsPage() {
  const view = readView(useSearchParams()[0])
  const query = useQuery({ ...ownResultsQuery(view), placeholderData: keepPreviousData })
  return (
    <MyPage title={m.results_title()}>
      <LearningTabs />
      <Loaded query={query} errorTitle={m.results_error()} skeleton={<ResultsSkeleton />}>
        {(data) => <Results data={data} view={view} />}
      </Loaded>
    </MyPage>
  )
}

function Results({ data, view }: { data: OwnResults; view: ResultsView }) {
  const { results, total, per_page, families, trend, sum } = data
  const isEmpty = Object.values(families).every((count) => count === 0)
  if (isEmpty) return <None />
  return (
    <div className="stack-lg">
      <FamilyFilter families={families} chosen={view.family} />
      {sum && <TrendCard sum={sum} results={trend.map((point) => ({ ...point, at: point.finished_at }))} />}
      {results.length > 0 ? <ResultsTable results={results.map(listed)} /> : <NoneHere />}
      <Pager
        page={view.page}
        perPage={per_page}
        total={total}
        pageAddress={(page) => viewAddress({ family: view.family, page })}
      />
    </div>
  )
}

const listed = (exam: SatExam): ListedResult => ({
  key: `${exam.family}/${exam.key}`,
  title: exam.title,
  to: resultAddress(exam),
  at: exam.finished_at,
  of: exam.course?.title ?? familyWords[exam.family](),
  result: exam.result,
  instead: exam.marks_at ? m.timetable_marks_at({ when: momentAt(exam.marks_at, getLocale()) }) : m.result_marks_wait(),
})

function None() {
  return (
    <div className="card">
      <EmptyState
        picture={<NoTrend />}
        title={m.results_none_title()}
        text={m.results_none_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/quiz-list')}>
            {m.results_none_action()}
          </Link>
        }
      />
    </div>
  )
}

/** Nothing of this family, or not on this page. */
function NoneHere() {
  return (
    <div className="card">
      <EmptyState
        title={m.results_none_here()}
        action={
          <Link className="btn btn-line" to={addressOf('/my/results')}>
            {m.results_see_all()}
          </Link>
        }
      />
    </div>
  )
}
