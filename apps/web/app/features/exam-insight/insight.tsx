import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { clockIcon } from '@prostuti/ui/icons/study'
import type { ReactNode } from 'react'
import type { AnalysedClient } from '../../kit/exam/exam-clients.ts'
import type { ToldInsight } from '../../kit/exam/exam-types.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import styles from './insight.module.css'
import { Changes } from './pictures/changes.tsx'
import { Guesses } from './pictures/guesses.tsx'
import { Pace } from './pictures/pace.tsx'
import { Speed } from './pictures/speed.tsx'
import { Stems } from './pictures/stems.tsx'
import { Subjects } from './pictures/subjects.tsx'
import { Topics } from './topics.tsx'
import { Untold } from './untold.tsx'
import { useInsight } from './use-insight.ts'

type InsightProps = { client: AnalysedClient; attempt: number; skeleton: ReactNode }

export default function Insight({ client, attempt, skeleton }: InsightProps) {
  const { query, ...asking } = useInsight(client, attempt)
  return (
    <Loaded query={query} errorTitle={m.insight_error()} skeleton={skeleton}>
      {(answer) =>
        answer.state === 'ready' ? (
          <Told insight={answer.insight} />
        ) : (
          <div className={`card pad ${styles.notYet}`} role="status">
            <Icon of={clockIcon} />
            {answer.state === 'working' ? (
              <Working {...asking} />
            ) : (
              <p>{answer.state === 'none' ? m.insight_none() : waitingWords(answer.at)}</p>
            )}
          </div>
        )
      }
    </Loaded>
  )
}

function Told({ insight }: { insight: ToldInsight }) {
  return (
    <>
      <p className={styles.intro}>{m.insight_intro()}</p>
      <div className={styles.grid}>
        <Topics insight={insight} />
        <Pace insight={insight} />
        <Speed insight={insight} />
        <Changes insight={insight} />
        <Guesses insight={insight} />
        <Stems insight={insight} />
        <Subjects insight={insight} />
        <Untold insight={insight} />
      </div>
    </>
  )
}

type WorkingProps = Omit<ReturnType<typeof useInsight>, 'query'>

/** Somebody who keeps the page open is told when it is no longer asked for by itself. */
function Working({ isAsking, hasStopped, askAgain }: WorkingProps) {
  if (!hasStopped)
    return (
      <div>
        <b>{m.insight_working()}</b>
        <p>{m.insight_working_text()}</p>
      </div>
    )
  return (
    <div className="stack">
      <div>
        <b>{m.insight_later()}</b>
        <p>{m.insight_later_text()}</p>
      </div>
      <button type="button" className="btn btn-line" aria-busy={isAsking} onClick={askAgain}>
        {m.insight_ask_again()}
      </button>
    </div>
  )
}

const waitingWords = (at: string | null): string =>
  at === null
    ? m.insight_waiting()
    : m.insight_waiting_when({ when: formatWhen(new Date(at), new Date(), getLocale()) })
