import type { ResponseOf } from '@prostuti/contract'
import type { keepApart, listLookAlikes, mergeQuestion } from '@prostuti/contract/staff'
import { localizeDigits } from '@prostuti/text/digits'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Dialog } from '@prostuti/ui/dialog'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { get, post } from '../../api/call.ts'
import { plainWords } from '../../kit/question/short-text.ts'
import { SideBySide } from '../../kit/question/side-by-side.tsx'
import { stateWords } from '../../kit/question/state-words.ts'
import { showToast } from '../../kit/toast/toast.ts'
import styles from './look-alikes.module.css'

type Pair = ResponseOf<typeof listLookAlikes>['pairs'][number]
type Side = Pair['older']

const path: (typeof listLookAlikes)['path'] = '/api/v3/admin/look-alikes'

/** Pairs of questions that say nearly the same: one is kept, or they are two. */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const page = Number(query.get('page') ?? 1)
  const locale = getLocale()
  const { data, error, refetch } = useQuery({
    ...get<typeof listLookAlikes>(path, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const go = (to: number) => setQuery(to === 1 ? {} : { page: String(to) })
  return (
    <>
      <div className={styles.head}>
        <h1>{m.office_look_alikes()}</h1>
        <p className="hint" role="status">
          {data && data.total > 0 && m.office_look_alikes_count({ count: formatNumber(data.total, locale) })}
        </p>
      </div>
      {error && !data && (
        <div role="alert">
          <p>{error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      )}
      {!data && !error && <p role="status">{m.office_loading()}</p>}
      {data?.pairs.length === 0 && (
        <div className={`card ${styles.empty}`}>
          <p>{m.office_look_alikes_empty()}</p>
          <p className="hint">{m.office_look_alikes_hint()}</p>
        </div>
      )}
      <ul className={styles.pairs}>
        {data?.pairs.map((pair) => (
          <PairCard key={`${pair.older.id}-${pair.newer.id}`} pair={pair} />
        ))}
      </ul>
      {data && (page > 1 || data.has_more) && (
        <nav className={styles.pager} aria-label={m.office_list_pages()}>
          {page > 1 && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => go(page - 1)}>
              {m.office_look_alikes_before()}
            </button>
          )}
          {data.has_more && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => go(page + 1)}>
              {m.office_list_next()}
            </button>
          )}
        </nav>
      )}
    </>
  )
}

function PairCard({ pair: { percent, older, newer } }: { pair: Pair }) {
  const [isBeside, setIsBeside] = useState(false)
  const [kept, setKept] = useState<{ keep: Side; merge: Side }>()
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const locale = getLocale()
  const numberOf = ({ id }: Side) => m.office_question_number({ number: localizeDigits(id, locale) })
  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await work()
      await client.invalidateQueries({ queryKey: [path] })
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : m.office_failed() })
    } finally {
      setIsBusy(false)
    }
  }
  const say = (isApart: boolean) =>
    post<typeof keepApart>(
      '/api/v3/admin/questions/:id/apart',
      { other_id: older.id, is_apart: isApart },
      { params: { id: newer.id } },
    )
  const separate = () =>
    attempt(async () => {
      await say(true)
      showToast({
        text: m.office_look_alikes_apart_done(),
        undo: async () => {
          await say(false)
          await client.invalidateQueries({ queryKey: [path] })
        },
      })
    })
  const merge = (choice: { keep: Side; merge: Side }) =>
    attempt(async () => {
      await post<typeof mergeQuestion>(
        '/api/v3/admin/questions/:id/merge',
        { into_id: choice.keep.id },
        { params: { id: choice.merge.id } },
      )
      setKept(undefined)
      showToast({ text: m.office_look_alikes_merged({ number: localizeDigits(choice.keep.id, locale) }) })
    })
  return (
    <li className={`card ${styles.pair}`}>
      <header>
        <b>{m.office_question_alike_percent({ percent: formatNumber(percent, locale) })}</b>
        <div className={styles.acts}>
          <button type="button" className="btn btn-line btn-sm" onClick={() => setIsBeside(true)}>
            {m.office_question_see_side_by_side()}
          </button>
          <button type="button" className="btn btn-line btn-sm" aria-busy={isBusy} onClick={() => void separate()}>
            {m.office_look_alikes_apart()}
          </button>
        </div>
      </header>
      <div className={styles.sides}>
        {[
          { keep: older, merge: newer },
          { keep: newer, merge: older },
        ].map((choice) => (
          <div key={choice.keep.id}>
            <p className={styles.text}>{plainWords(pickText(choice.keep.text, locale))}</p>
            <p className={styles.facts}>
              <Link className="link-in" to={`/questions/${choice.keep.id}`}>
                {numberOf(choice.keep)}
              </Link>
              <span>{pickText(choice.keep.subject, locale)}</span>
              <span className="chip">{stateWords(choice.keep.state)}</span>
              {choice.keep.papers > 0 && (
                <span>
                  {m.office_question_use({
                    papers: formatNumber(choice.keep.papers, locale),
                    sittings: formatNumber(choice.keep.sittings, locale),
                  })}
                </span>
              )}
            </p>
            <button type="button" className="btn btn-brand btn-sm" onClick={() => setKept(choice)}>
              {m.office_look_alikes_keep_number({ number: localizeDigits(choice.keep.id, locale) })}
            </button>
          </div>
        ))}
      </div>
      {isBeside && <SideBySide left={{ id: older.id }} right={{ id: newer.id }} onClose={() => setIsBeside(false)} />}
      <Dialog
        open={kept !== undefined}
        onClose={() => setKept(undefined)}
        title={m.office_look_alikes_merge()}
        actions={
          <button type="button" className="btn btn-brand" aria-busy={isBusy} onClick={() => kept && void merge(kept)}>
            {m.office_look_alikes_merge()}
          </button>
        }
      >
        {kept && (
          <p>
            {m.office_look_alikes_merge_text({
              kept: localizeDigits(kept.keep.id, locale),
              merged: localizeDigits(kept.merge.id, locale),
            })}
          </p>
        )}
      </Dialog>
    </li>
  )
}
