import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LearningTabs } from '../../../kit/learning/learning-tabs.tsx'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { overviewQuery } from '../../../kit/notebook/notebook-api.ts'
import { type OpenNotebook, useNotebook } from '../engine/use-notebook.ts'
import { useNotebookOffline } from '../engine/use-notebook-offline.ts'
import { DueOffline } from './due-offline.tsx'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

/** The mistake notebook at a glance; today's cards are laid by for a time without network. */
export function NotebookPage() {
  const { open } = useNotebook()
  const query = useQuery(overviewQuery)
  useAskToday(open)
  useAskAgain(open?.notebook.waiting, query.refetch)
  const kept = open?.notebook.day
  useNotebookOffline(open)
  return (
    <MyPage title={m.notebook_title()}>
      <LearningTabs />
      {query.data === undefined && query.error && open && kept ? (
        <DueOffline open={open} day={kept} query={query} />
      ) : (
        <Loaded query={query} errorTitle={m.notebook_error()} skeleton={<OverviewSkeleton />}>
          {(overview) => <Overview overview={overview} open={open} />}
        </Loaded>
      )}
    </MyPage>
  )
}

/** Once for a visit. */
function useAskToday(open: OpenNotebook | undefined): void {
  const engine = open?.engine
  useEffect(() => engine?.ask(), [engine])
}

/** When the last of what waited has arrived, the figures are no longer what they were. */
function useAskAgain(waiting: number | undefined, ask: () => unknown): void {
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting === 0 && (before.current ?? 0) > 0) ask()
    before.current = waiting
  }, [waiting, ask])
}
