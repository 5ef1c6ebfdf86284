import * as m from '@prostuti/text/messages'
import { lazy, Suspense } from 'react'

// Hardly anybody ever sees it, so it is fetched when it is needed; when even that fails, a way to try again remains.
const CrashPage = lazy(() => import('./crash-page.tsx').catch(() => ({ default: TryAgain })))

export function Crash() {
  return (
    <Suspense>
      <CrashPage />
    </Suspense>
  )
}

const TryAgain = () => (
  <main className="void">
    <button type="button" className="btn btn-go" onClick={() => location.reload()}>
      {m.state_retry()}
    </button>
  </main>
)
