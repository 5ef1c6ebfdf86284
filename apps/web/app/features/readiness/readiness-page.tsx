import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { LearningTabs } from '../../kit/learning/learning-tabs.tsx'
import { readinessQuery } from '../../kit/learning/readiness-query.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { ReadinessSkeleton } from './readiness-skeleton.tsx'
import { Standing } from './standing.tsx'
import { StepPart } from './step-part.tsx'
import { useStepKnown } from './use-step-known.ts'

/** How far the doctor has come: what is next, where they stand, and what it may be enough for. */
export function ReadinessPage() {
  const query = useQuery(readinessQuery)
  const isStepKnown = useStepKnown()
  return (
    <MyPage title={m.readiness_title()}>
      <LearningTabs />
      {/* Both at once: a step that comes later would push away what is being read. */}
      {isStepKnown && (query.data || query.error) && <StepPart />}
      <Loaded query={query} errorTitle={m.readiness_error()} skeleton={<ReadinessSkeleton />}>
        {(data) => (isStepKnown ? <Standing {...data} /> : <ReadinessSkeleton />)}
      </Loaded>
    </MyPage>
  )
}
