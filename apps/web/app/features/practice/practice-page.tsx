import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { LearningTabs } from '../../kit/learning/learning-tabs.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { BuilderForm } from './builder-form.tsx'
import { type Builder, firstChoices, idsIn, withQuestions } from './choices.ts'
import { builderQuery, countQuery } from './practice-queries.ts'
import { PracticeSkeleton } from './practice-skeleton.tsx'
import { RunningSet, Sets } from './sets.tsx'
import { useMakeSet } from './use-make-set.ts'

/** Sets of one's own from what is out already. `?topic=…&subject=…&source=wrong` chooses beforehand. */
export function PracticePage() {
  const [search] = useSearchParams()
  const query = useQuery(builderQuery(idsIn(search.get('topic'))))
  return (
    <MyPage title={m.practice_title()}>
      <LearningTabs />
      <Loaded query={query} errorTitle={m.practice_error()} skeleton={<PracticeSkeleton />}>
        {(data) => <Practice key={search.toString()} data={data} search={search} />}
      </Loaded>
    </MyPage>
  )
}

function Practice({ data, search }: { data: Builder; search: URLSearchParams }) {
  // Chosen once: what is asked again later changes nothing under the reader's hand.
  const [asked] = useState(() => firstChoices(data, search))
  const making = useMakeSet()
  // The numbers stand in what is chosen by: coming later they would break its lines anew. Whoever cannot have them goes without.
  const counting = useQuery({ ...countQuery(asked), enabled: data.total > 0 })
  const first = withQuestions(asked, counting.data, search)
  const counted = useQuery({ ...countQuery(first), enabled: data.total > 0 })
  const running = data.sets.find(({ exam }) => exam.mine?.state === 'running')
  const others = data.sets.filter((set) => set !== running)
  if (data.total === 0 && data.sets.length === 0) return <Nothing />
  if ([counting, counted].some(({ isLoading, failureCount }) => isLoading && failureCount === 0))
    return <PracticeSkeleton />
  return (
    <div className="stack-lg">
      {running && <RunningSet set={running} />}
      {data.total > 0 && <BuilderForm data={data} first={first} making={making} isMain={running === undefined} />}
      <Sets sets={others} making={making} />
    </div>
  )
}

function Nothing() {
  return (
    <div className="card">
      <EmptyState
        title={m.practice_none_title()}
        text={m.practice_none_text()}
        action={
          <Link className="btn btn-go" to={addressOf('/quiz-list')}>
            {m.practice_none_action()}
          </Link>
        }
      />
    </div>
  )
}
