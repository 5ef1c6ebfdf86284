import { QuestionText } from '@prostuti/exam-ui/question-text'
import * as m from '@prostuti/text/messages'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { words } from '../../../kit/list/list-cells.tsx'
import { stateWords } from '../../../kit/question/state-words.ts'
import styles from '../builder.module.css'
import { nameOf, percent, shortDay } from '../desk-words.ts'
import type { Desk } from '../use-desk.ts'
import type { BankSearch, FoundQuestion } from './use-bank-search.ts'

type FoundListProps = { desk: Desk; bank: BankSearch; onAdd: (questionId: number) => Promise<void> }

/** What was found, walked through by the arrows; `a` adds the one that the keyboard is on. */
export function FoundList({ desk, bank: { found, rows, at: chosen, setAt }, onAdd }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null)
  const at = Math.min(chosen, rows.length - 1)
  const add = (row: FoundQuestion | undefined) => {
    if (row) void onAdd(row.id)
  }
  useKeys({ a: () => (rows.length > 0 ? add(rows[at]) : false) })
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (to === undefined || event.altKey) return
    event.preventDefault()
    const place = Math.max(0, Math.min(to, rows.length - 1))
    setAt(place)
    list.current?.querySelectorAll<HTMLButtonElement>('li > button')[place]?.focus()
  }
  return (
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
            tabIndex={place === at ? 0 : -1}
            onFocus={() => setAt(place)}
            onClick={() => add(row)}
          >
            <Plus aria-hidden="true" size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function factsOf(question: FoundQuestion, { subjects, topics }: Desk): string {
  const { subject_id, topic_id, facility, last_used_at, met } = question
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
