import type { readToday } from '@prostuti/contract/staff'
import { formatDate, formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { get } from '../../api/call.ts'
import { useMe } from '../../session/me.ts'
import { Coming } from './coming.tsx'
import { Figures } from './figures.tsx'
import { greetingAt } from './greeting.ts'
import { Health } from './health/health.tsx'
import { LiveBand } from './live-band.tsx'
import { Participation } from './participation.tsx'
import { Queues } from './queues.tsx'
import { SetUp } from './set-up.tsx'
import { Takings } from './takings.tsx'
import styles from './today.module.css'
import type { Today } from './today-types.ts'

const refreshMs = 15_000

/** The member's day: what runs, what waits for them, what comes, and how the house is. It asks again by itself while it is looked at. */
export function Component() {
  const { member } = useMe()
  const { data, error, refetch, isFetching } = useQuery({
    ...get<typeof readToday>('/api/v3/admin/today'),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })
  const at = data?.at
  const serverNow = useMemo(() => new Date(at ?? Date.now()), [at])
  const locale = getLocale()
  return (
    <>
      <div className={styles.head}>
        <h1>{greetingAt(serverNow, member.name)}</h1>
        <p className={styles.meta}>
          {formatDate(serverNow, locale, 'full')}
          {data && ` · ${data.is_all ? m.office_today_all() : m.office_today_own_part()}`}
        </p>
      </div>
      {error && data === undefined ? (
        <div role="alert" className={styles.failed}>
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" aria-busy={isFetching} onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      ) : (
        error && (
          <p role="status" className="note-line">
            {m.office_today_stale({ when: formatWhen(serverNow, new Date(), locale) })}
          </p>
        )
      )}
      {data === undefined ? !error && <Skeleton /> : <Parts today={data} now={serverNow} />}
    </>
  )
}

function Parts({ today, now }: { today: Today; now: Date }) {
  const { set_up, exams, queues, coming, figures, takings, participation, health, is_all } = today
  return (
    <>
      {exams?.state === 'here' && <LiveBand exams={exams} serverNow={now} />}
      <div className={styles.two} data-is={figures || participation || health ? undefined : 'one'}>
        <div className={styles.stack}>
          {set_up?.state === 'here' && <SetUp {...set_up} />}
          <Queues queues={queues} now={now} />
          <Coming coming={coming} now={now} />
          <Takings takings={takings} isAll={is_all} />
        </div>
        <div className={styles.beside}>
          <Figures figures={figures} />
          <Participation participation={participation} />
          <Health health={health} now={now} />
        </div>
      </div>
    </>
  )
}

/** In the shape of what comes, so that nothing jumps. */
function Skeleton() {
  return (
    <div role="status" aria-label={m.office_loading()} className={styles.two}>
      <div className={styles.stack}>
        <div className={`card ${styles.bones}`}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="sk sk-l" />
          ))}
        </div>
      </div>
      <div className={styles.beside}>
        <div className={`card ${styles.bones}`}>
          <div className="sk sk-l" />
          <div className="sk sk-l" />
        </div>
      </div>
    </div>
  )
}
