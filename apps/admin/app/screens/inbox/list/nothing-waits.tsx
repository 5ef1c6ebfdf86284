import * as m from '@prostuti/text/messages'
import { numberWords } from '../../../kit/exam/marks-words.ts'
import { type Inbox, spanWords } from '../inbox-words.ts'
import styles from './inbox-list.module.css'

type NothingWaitsProps = { inbox: Inbox; isAll: boolean }

/** Nothing to do: how it went yesterday instead of an empty sheet. */
export function NothingWaits({ inbox: { yesterday }, isAll }: NothingWaitsProps) {
  if (!isAll || yesterday === null) return <p className={styles.nothing}>{m.office_inbox_none()}</p>
  return (
    <div className={styles.nothing}>
      <h3>{m.office_inbox_nothing_waits()}</h3>
      <dl>
        <div>
          <dt>{m.office_inbox_yesterday_answered()}</dt>
          <dd>{numberWords(yesterday.answered)}</dd>
        </div>
        <div>
          <dt>{m.office_inbox_yesterday_median()}</dt>
          <dd>{yesterday.median_minutes === null ? '–' : spanWords(yesterday.median_minutes * 60_000)}</dd>
        </div>
        <div>
          <dt>{m.office_inbox_yesterday_settled()}</dt>
          <dd>{numberWords(yesterday.settled)}</dd>
        </div>
      </dl>
    </div>
  )
}
