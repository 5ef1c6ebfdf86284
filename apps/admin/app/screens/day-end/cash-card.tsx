import { formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useState } from 'react'
import styles from '../../kit/exam/exam-screen.module.css'
import { taka } from '../../kit/money/money-words.ts'
import { CountDialog } from './count-dialog.tsx'
import own from './day-end.module.css'
import type { Day } from './day-types.ts'
import { nameOf, offWords } from './day-words.ts'

/** The drawers of the branches, counted note by note. */
export function CashCard({ day }: { day: Day }) {
  const [isCounting, setIsCounting] = useState(false)
  const offs = day.counts.map((count) => count.total_paisa - count.expected_paisa).filter((off) => off !== 0)
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_day_counting()}</h2>
        {day.counts.length > 0 && (
          <span className={`chip ${styles.end} ${offs.length === 0 ? 'chip-ok' : 'chip-bad'}`}>
            {offs.length === 0 ? m.office_day_equal() : offs.map(offWords).join(' · ')}
          </span>
        )}
      </header>
      <div className={styles.body}>
        {day.counts.length === 0 && <p className="meta">{m.office_day_counting_none()}</p>}
        {day.counts.map((count) => (
          <Counted key={count.branch.id} count={count} />
        ))}
        {day.may.explain && day.branches.length > 0 && (
          <button type="button" className="btn btn-line btn-sm" onClick={() => setIsCounting(true)}>
            {m.office_day_count_branch()}
          </button>
        )}
      </div>
      {isCounting && <CountDialog day={day} onClose={() => setIsCounting(false)} />}
    </section>
  )
}

function Counted({ count }: { count: Day['counts'][number] }) {
  const locale = getLocale()
  const notes = Object.entries(count.notes).toSorted(([one], [other]) => Number(other) - Number(one))
  return (
    <div>
      <p className={own.between}>
        <b>{nameOf(count.branch)}</b>
        <span className="meta">
          {count.by.name}, {formatTime(new Date(count.at), locale)}
        </span>
      </p>
      <dl className={own.toc}>
        {notes.map(([value, pieces]) => (
          <div key={value}>
            <dt>
              {localizeDigits(value, locale)} × {localizeDigits(pieces, locale)}
            </dt>
            <dd>{taka(Number(value) * pieces * 100)}</dd>
          </div>
        ))}
        <div data-is="total">
          <dt>{m.office_day_sum()}</dt>
          <dd>
            <b>{taka(count.total_paisa)}</b>
          </dd>
        </div>
      </dl>
    </div>
  )
}
