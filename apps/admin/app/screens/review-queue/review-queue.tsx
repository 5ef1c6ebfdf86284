import type { questionResource, RowOf } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../api/call.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMe } from '../../session/me.ts'
import { Judgement } from './judgement.tsx'
import styles from './review-queue.module.css'

type Row = RowOf<typeof questionResource>

const waitingAtMost = 100

/** Those that were sent to this member come first; then whoever waits longest. */
function inTurn(rows: readonly Row[], memberId: number): Row[] {
  const isMine = ({ reviewer }: Row) => reviewer?.id === memberId
  return [...rows.filter(isMine), ...rows.filter((row) => !isMine(row))]
}

/** Questions that wait to be looked through: one is read, accepted or given back, and the next comes. */
export function Component() {
  const { member } = useMe()
  const locale = getLocale()
  const [chosen, setChosen] = useState<number>()
  const query = { state: 'in_review', sort: 'updated_at', order: 'asc', 'per-page': waitingAtMost }
  const { data, error, refetch } = useQuery(
    get<(typeof questionResource)['list']>('/api/v3/admin/questions', { query }),
  )
  const rows = data ? inTurn(data.rows, member.id) : []
  const shown = rows.find(({ id }) => id === chosen) ?? rows[0]
  const next = () => {
    const at = rows.findIndex(({ id }) => id === shown?.id)
    setChosen(rows[at + 1]?.id ?? rows[at - 1]?.id)
    void refetch()
  }
  if (error && !data) return <Unread error={error} retry={refetch} />
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_review_queue()}</h1>
        <p className="hint" role="status">
          {data && data.total > 0 && m.office_review_count({ count: formatNumber(data.total, locale) })}
        </p>
      </div>
      {!data && <p role="status">{m.office_loading()}</p>}
      {data && rows.length === 0 && (
        <div className={`card ${styles.empty}`}>
          <p>{m.office_review_empty()}</p>
          <p className="hint">{m.office_review_hint()}</p>
        </div>
      )}
      {shown && (
        <div className={styles.cols}>
          <ol className={`card ${styles.queue}`} aria-label={m.office_review_queue()}>
            {rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  aria-current={row.id === shown.id ? 'true' : undefined}
                  onClick={() => setChosen(row.id)}
                >
                  <span className={styles.text}>{plainWords(pickText(row.text, locale))}</span>
                  <span className={styles.facts}>
                    {row.reviewer?.id === member.id && (
                      <span className="chip chip-brand">{m.office_review_mine()}</span>
                    )}
                    {row.author?.name}
                    {' · '}
                    {formatWhen(new Date(row.updated_at), new Date(), locale)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <Judgement key={shown.id} row={shown} isOwn={shown.author?.id === member.id} onJudged={next} />
        </div>
      )}
    </>
  )
}
