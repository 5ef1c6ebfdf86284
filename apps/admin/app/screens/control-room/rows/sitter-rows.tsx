import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { phoneWords } from '../../../kit/doctor/phone-words.ts'
import stateStyles from '../control-room.module.css'
import type { Sitter } from '../model/board-types.ts'
import { count, notesOf, shortTime, since } from '../model/board-words.ts'
import styles from './rows.module.css'
import type { Chosen } from './use-chosen.ts'

type SitterRowsProps = {
  rows: readonly Sitter[]
  questions: number
  now: number
  /** Left out for who may only look. */
  chosen: Chosen | undefined
  current: number
}

/** Who sits, those first who need a look. */
export function SitterRows({ rows, questions, now, chosen, current }: SitterRowsProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {chosen && (
              <th className={styles.pick}>
                <span className="sr">{m.office_control_choose_all({ count: count(rows.length) })}</span>
              </th>
            )}
            <th scope="col">{m.office_control_sitter()}</th>
            <th scope="col">{m.office_control_since()}</th>
            <th scope="col" className={styles.rail}>
              {m.office_control_saved({ total: count(questions) })}
            </th>
            <th scope="col" className={styles.rail}>
              {m.office_control_ends()}
            </th>
            <th scope="col" className={styles.desk}>
              {m.office_control_notes()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((sitter, nth) => (
            <Row
              key={`${sitter.doctor} ${sitter.attempt}`}
              {...{ sitter, questions, now, chosen }}
              isCurrent={nth === current}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Omit<SitterRowsProps, 'rows' | 'current'> & { sitter: Sitter; isCurrent: boolean }

function Row({ sitter, questions, now, chosen, isCurrent }: RowProps) {
  const { name, where, phone, state, last_at, answered, ends_at, attempt } = sitter
  const isChosen = chosen?.has(sitter) ?? false
  const notes = notesOf(sitter)
  return (
    <tr data-is={isChosen ? 'chosen' : isCurrent ? 'current' : undefined}>
      {chosen && (
        <td className={styles.pick}>
          {attempt !== null && (
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={m.office_control_choose({ name })}
              onChange={() => chosen.toggle(sitter)}
            />
          )}
        </td>
      )}
      <td>
        <b>{name}</b>
        <small>{where ? pickText(where, getLocale()) : phoneWords(phone)}</small>
        {notes.length > 0 && <small className={styles.under}>{notes.join(' · ')}</small>}
      </td>
      <td className={styles.since}>
        <span>
          <i className={stateStyles.state} data-is={state} aria-hidden="true" />
          {last_at === null ? '–' : since(now - Date.parse(last_at))}
        </span>
        <small className={styles.phone}>
          {count(answered)} / {count(questions)}
        </small>
      </td>
      <td className={`${styles.saved} ${styles.rail}`}>
        <span>
          <progress max={questions} value={answered} aria-hidden="true" />
          {count(answered)}
        </span>
      </td>
      <td className={styles.rail}>{ends_at === null ? '–' : shortTime(ends_at)}</td>
      <td className={styles.desk}>
        <small>{notes.join(' · ') || '—'}</small>
      </td>
    </tr>
  )
}
