import * as m from '@prostuti/text/messages'
import { useEffect } from 'react'
import { addressOf } from '../../../kit/address/address-of.ts'
import { QueryFailed } from '../../../kit/loading/query-failed.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import { useNotebook } from '../engine/use-notebook.ts'
import { useNotebookOffline } from '../engine/use-notebook-offline.ts'
import { Retest } from './retest.tsx'
import { RetestSkeleton } from './retest-skeleton.tsx'

/** Today's cards, one after the other. */
export function RetestPage() {
  const { open, failed, retry } = useNotebook()
  const staff = useStaffView()
  const engine = open?.engine
  const asking = open?.notebook.asking
  const hasDay = open?.notebook.day !== undefined
  useNotebookOffline(open)
  // What this device has is begun with at once; newer cards join behind it.
  useEffect(() => engine?.ask(), [engine])
  // Whoever leaves in the middle has said all there is to say of the last answer.
  useEffect(() => () => engine?.goOn(), [engine])
  const error = failed ? new Error('nobody is known') : asking === 'failed' ? (open?.notebook.error as Error) : null
  return (
    <MyPage title={m.notebook_retest()} back={{ to: addressOf('/my/notebook'), label: m.notebook_retest_back() }}>
      {staff ? (
        <p className="card pad">{m.notebook_staff()}</p>
      ) : open && hasDay ? (
        <Retest open={open} />
      ) : error ? (
        <QueryFailed
          title={m.notebook_retest_error()}
          query={{ error, isFetching: asking === 'yes', refetch: () => (failed ? retry() : engine?.ask()) }}
        />
      ) : (
        <RetestSkeleton />
      )}
    </MyPage>
  )
}
