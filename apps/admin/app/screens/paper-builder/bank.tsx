import type { ResponseOf } from '@prostuti/contract'
import type { searchPaperBank } from '@prostuti/contract/staff'
import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { get } from '../../api/call.ts'
import { useKeys } from '../../kit/keys/use-keys.ts'
import { count, words } from '../../kit/list/list-cells.tsx'
import { stateWords } from '../../kit/question/state-words.ts'
import styles from './builder.module.css'
import { nameOf, percent, shortDay } from './desk-words.ts'
import { type Desk, papersPath } from './use-desk.ts'

type Found = ResponseOf<typeof searchPaperBank>['rows'][number]

type BankProps = {
  desk: Desk
  search: RefObject<HTMLInputElement | null>
  onAdd: (questionId: number) => Promise<void>
}

const pauseMs = 200

/** The bank beside the paper: what is short first, each question one press away. */
export function Bank({ desk, search, onAdd }: BankProps) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [type, setType] = useState<'sba' | 'mcq'>()
  const [isShort, setIsShort] = useState(true)
  const [isFresh, setIsFresh] = useState(false)
  const [isUnready, setIsUnready] = useState(false)
  const [page, setPage] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const hasGaps = desk.gaps.length > 0
  const onlyShort = isShort && hasGaps && q === ''
  const query = {
    q: q || undefined,
    type,
    short: onlyShort ? ('true' as const) : undefined,
    fresh: isFresh ? ('true' as const) : undefined,
    unready: isUnready ? ('true' as const) : undefined,
    page: page > 1 ? page : undefined,
  }
  const found = useQuery({
    ...get<typeof searchPaperBank>(`${papersPath}/:id/bank`, { params: { id: desk.paper.id }, query }),
    placeholderData: keepPreviousData,
  })
  const inside = new Set(desk.questions.map(({ id }) => id))
  // What was just added is gone at once, not only when the bank has answered anew.
  const rows = (found.data?.rows ?? []).filter(({ id }) => !inside.has(id))
  const types = [...new Set(desk.sections.map((section) => section.type))]

  const focusAt = (next: number) => {
    const place = Math.max(0, Math.min(next, rows.length - 1))
    setAt(place)
    list.current?.querySelectorAll<HTMLButtonElement>('li > button')[place]?.focus()
  }
  const add = (row: Found | undefined) => {
    if (row) void onAdd(row.id)
  }
  useKeys({ a: () => (rows.length > 0 ? add(rows[Math.min(at, rows.length - 1)]) : false) })
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined || event.altKey) return
    event.preventDefault()
    focusAt(to)
  }
  const again = () => {
    setPage(1)
    setAt(0)
  }
  return (
    <section className={`card ${styles.bank}`} data-column="bank" aria-label={m.office_build_bank()}>
      <header className={styles.cardHead}>
        <h2>{m.office_build_bank()}</h2>
        <span className={styles.meta} role="status">
          {found.data && m.office_build_matching({ count: count(found.data.total) + (found.data.is_exact ? '' : '+') })}
        </span>
      </header>
      <div className={styles.tools}>
        <div className={styles.search}>
          <Search aria-hidden="true" size={18} />
          <input
            ref={search}
            type="search"
            className="input"
            aria-label={m.office_build_search()}
            placeholder={m.office_build_search()}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              again()
            }}
          />
        </div>
        <div className={styles.chips}>
          {hasGaps && (
            <Pill
              is={onlyShort}
              label={m.office_build_short()}
              onPress={() => {
                setIsShort(!onlyShort)
                if (q !== '') setTyped('')
                again()
              }}
            />
          )}
          {types.length > 1 &&
            types.map((each) => (
              <Pill
                key={each}
                is={type === each}
                label={each === 'sba' ? 'SBA' : 'MTF'}
                onPress={() => {
                  setType(type === each ? undefined : each)
                  again()
                }}
              />
            ))}
          <Pill
            is={isFresh}
            label={m.office_build_fresh()}
            onPress={() => {
              setIsFresh(!isFresh)
              again()
            }}
          />
          <Pill
            is={isUnready}
            label={m.office_build_unready()}
            onPress={() => {
              setIsUnready(!isUnready)
              again()
            }}
          />
        </div>
        {isUnready && <p className={styles.meta}>{m.office_build_unready_text()}</p>}
      </div>
      {found.error && !found.data && (
        <p role="alert" className={styles.none}>
          {found.error.message}{' '}
          <button type="button" className="link-in" onClick={() => void found.refetch()}>
            {m.office_try_again()}
          </button>
        </p>
      )}
      {found.isPending && (
        <p role="status" className={styles.none}>
          {m.office_loading()}
        </p>
      )}
      {found.data && rows.length === 0 && (
        <p className={styles.none}>{onlyShort ? m.office_build_none_short() : m.office_build_none()}</p>
      )}
      <ul ref={list} className={styles.found} aria-busy={found.isPlaceholderData} onKeyDown={press}>
        {rows.map((row, place) => (
          <li key={row.id}>
            <div>
              <p>
                <QuestionText text={words(row.text)} />
              </p>
              <small>
                {factsOf(row, desk)}
                {row.state !== 'ready' && (
                  <span className={styles.bad}> · {m.office_build_state({ state: stateWords(row.state) })}</span>
                )}
              </small>
            </div>
            <button
              type="button"
              className={`icon-btn ${styles.add}`}
              aria-label={m.office_build_add({ what: words(row.text) })}
              tabIndex={place === Math.min(at, rows.length - 1) ? 0 : -1}
              onFocus={() => setAt(place)}
              onClick={() => add(row)}
            >
              <Plus aria-hidden="true" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {(found.data?.has_more || page > 1) && (
        <div className={styles.pager}>
          {page > 1 && (
            <button type="button" className="btn btn-line btn-sm" onClick={again}>
              {m.office_list_first()}
            </button>
          )}
          {found.data?.has_more && (
            <button type="button" className="btn btn-line btn-sm" onClick={() => setPage(page + 1)}>
              {m.office_build_more()}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function Pill({ is, label, onPress }: { is: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.pill} aria-pressed={is} onClick={onPress}>
      {label}
    </button>
  )
}

function factsOf({ subject_id, topic_id, facility, last_used_at, met }: Found, { subjects, topics }: Desk): string {
  const used = met
    ? m.office_build_met({ date: shortDay(met.at) })
    : last_used_at
      ? m.office_build_last_used({ date: shortDay(last_used_at) })
      : m.office_build_never()
  return [
    nameOf(subjects, subject_id),
    nameOf(topics, topic_id),
    facility === null ? '' : m.office_build_facility({ percent: percent(facility) }),
    used,
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}
