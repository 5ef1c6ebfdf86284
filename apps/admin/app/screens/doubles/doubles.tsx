import type { ResponseOf } from '@prostuti/contract'
import type { listDoubles, setDoublesApart } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { get, post } from '../../api/call.ts'
import { toastFailure, useAct } from '../../kit/act/use-act.ts'
import { DoctorSide, DoctorSides } from '../../kit/doctor/doctor-sides.tsx'
import { factWords } from '../../kit/doctor/double-words.ts'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { Pager } from '../../kit/exam/pager.tsx'
import { useQueried } from '../../kit/exam/use-queried.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { Person } from '../../kit/staff/person.tsx'
import { showToast } from '../../kit/toast/toast.ts'

type Listed = ResponseOf<typeof listDoubles>
type Pair = Listed['rows'][number]

const path: (typeof listDoubles)['path'] = '/api/v3/admin/doctor-doubles'
const perPage = 30

/** Accounts that may be two of one person, the likeliest first; above them what waits for a second person. */
export function Component() {
  const { query, change } = useQueried()
  const page = Math.max(1, Number(query.get('page') ?? 1))
  const { data, error, refetch } = useQuery({
    ...get<typeof listDoubles>(path, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.includes('/doctor-'))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{m.office_doubles()}</h1>
          <p className="hint" role="status">
            {data ? m.office_doubles_count({ count: numberWords(data.total) }) : m.office_loading()}
          </p>
        </div>
      </div>
      {data && data.waiting.length > 0 && <Waiting merges={data.waiting} />}
      {data?.rows.length === 0 && (
        <div className={`card ${styles.card}`}>
          <div className={styles.body}>
            <p>{m.office_doubles_none()}</p>
            <p className="hint">{m.office_doubles_hint()}</p>
          </div>
        </div>
      )}
      {data?.rows.map((pair) => (
        <PairCard key={`${pair.one.id}-${pair.other.id}`} pair={pair} renew={refetch} />
      ))}
      <Pager page={page} perPage={perPage} total={data?.total ?? 0} onPage={(to) => change({ page: to })} />
    </>
  )
}

function Waiting({ merges }: { merges: Listed['waiting'] }) {
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_doubles_waiting()}</h2>
      </header>
      <div className={styles.body}>
        {merges.map(({ id, kept, gone, asked_by, asked_at }) => (
          <div key={id}>
            <Link className="link-in" to={`/doctor-merges/${id}`}>
              {gone.name} → {kept.name}
            </Link>
            <Person
              name={asked_by.name}
              words={m.office_merge_proposed_by({ when: formatWhen(new Date(asked_at), new Date(), getLocale()) })}
            />
          </div>
        ))}
      </div>
    </section>
  )
}

function PairCard({ pair: { one, other, facts }, renew }: { pair: Pair; renew: () => unknown }) {
  const { isBusy, act } = useAct(toastFailure)
  const set = async (apart: boolean) => {
    await post<typeof setDoublesApart>(`${path}/apart`, { one: one.id, other: other.id, apart })
    await renew()
  }
  const setApart = async () => {
    await set(true)
    showToast({ text: m.office_doubles_apart_done(), undo: () => set(false) })
  }
  return (
    <section className={`card ${styles.card}`} aria-label={one.name}>
      <header>
        <b>{factWords(facts)}</b>
        <div className={`${styles.acts} ${styles.end}`}>
          <Link className="btn btn-brand btn-sm" to={`/doctor-merges/new?kept=${one.id}&gone=${other.id}`}>
            {m.office_doubles_look()}
          </Link>
          <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void act(setApart)}>
            {m.office_doubles_apart()}
          </button>
        </div>
      </header>
      <div className={styles.body}>
        <DoctorSides>
          <DoctorSide doctor={one} />
          <DoctorSide doctor={other} />
        </DoctorSides>
      </div>
    </section>
  )
}
