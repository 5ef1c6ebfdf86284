import * as m from '@prostuti/text/messages'
import { Skeleton } from '@prostuti/ui/skeleton'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import type { AnalysedClient } from '../../kit/exam/exam-clients.ts'
import { howItWent } from '../../kit/exam/result/how-it-went.ts'
import { lazyPart } from '../../kit/loading/lazy-part.ts'
import styles from './insight.module.css'
import { useNear } from './use-near.ts'

const Insight = lazyPart(() => import('./insight.tsx'))

/**
 * How an attempt went. Below the fold: its code and its call wait until somebody scrolls there, and the result waits for neither. Who
 * comes back to a topic of it finds it there.
 */
export function InsightSection({ client, attempt }: { client: AnalysedClient; attempt: number }) {
  const [box, isNear] = useNear<HTMLElement>(useLocation().hash !== '')
  return (
    <section ref={box} id={howItWent} className={styles.insight}>
      <header className="sec">
        <h2>{m.insight_title()}</h2>
      </header>
      {isNear ? (
        <Suspense fallback={<InsightSkeleton />}>
          <Insight client={client} attempt={attempt} skeleton={<InsightSkeleton />} />
        </Suspense>
      ) : (
        <InsightSkeleton />
      )}
    </section>
  )
}

function InsightSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {['pace', 'speed'].map((name) => (
        <div key={name} className={`card pad ${styles.coming}`}>
          <Skeleton width="50%" />
          <Skeleton className="" height={170} />
          <Skeleton width="85%" />
        </div>
      ))}
    </div>
  )
}
