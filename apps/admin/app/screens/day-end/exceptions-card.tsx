import { formatTime } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { amountWords } from '../../kit/money/ledger-words.ts'
import { taka } from '../../kit/money/money-words.ts'
import own from './day-end.module.css'
import type { Day, Exception } from './day-types.ts'
import { exceptionWords } from './day-words.ts'
import { ExceptionActs } from './exception-acts.tsx'

/** What does not match, what we think of it, and what can be done. */
export function ExceptionsCard({ day }: { day: Day }) {
  const { exceptions } = day
  const open = exceptions.filter(({ explanation }) => explanation === null).length
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_day_exceptions()}</h2>
        {exceptions.length > 0 && (
          <span className={`chip ${styles.end}`}>
            {numberWords(exceptions.length - open)}/{numberWords(exceptions.length)}
          </span>
        )}
      </header>
      {exceptions.length === 0 ? (
        <p className={styles.message}>{m.office_day_exceptions_none()}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${own.differences}`}>
            <thead>
              <tr>
                <th scope="col">{m.office_day_what()}</th>
                <th scope="col" data-is="number">
                  {m.office_day_amount()}
                </th>
                <th scope="col" data-is="secondary">
                  {m.office_day_guess()}
                </th>
                <th scope="col">{m.office_day_todo()}</th>
              </tr>
            </thead>
            <tbody>
              {exceptions.map((exception) => (
                <tr key={exception.about} data-is={exception.explanation ? 'explained' : 'open'}>
                  <td>
                    <b>{exceptionWords(exception)}</b>
                    <small>
                      <About exception={exception} day={day} />
                    </small>
                    {/* On a phone the guess has no column of its own. */}
                    {guessWords(exception) !== '—' && <small className={own.onPhone}>{guessWords(exception)}</small>}
                  </td>
                  <td data-is={exception.paisa < 0 ? 'number bad' : 'number'}>{amountWords(exception.paisa)}</td>
                  <td data-is="secondary">{guessWords(exception)}</td>
                  <td>
                    <ExceptionActs exception={exception} day={day} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function About({ exception: { ours, line, branch, kind }, day }: { exception: Exception; day: Day }) {
  const locale = getLocale()
  if (ours)
    return (
      <>
        <Link className="link-in" to={`/payments/${ours.payment_id}`}>
          {ours.doctor.name}
        </Link>{' '}
        · <span lang="en">{ours.reference}</span> · {formatTime(new Date(ours.at), locale)}
      </>
    )
  if (line)
    return (
      <>
        {line.payer_end !== '' && <>{m.office_day_from_number({ end: localizeDigits(line.payer_end, locale) })} · </>}
        <span lang="en">{line.provider_id || line.own_ref}</span>
        {line.has_time && <> · {formatTime(new Date(line.at), locale)}</>}
      </>
    )
  const way = day.ways.find((each) => each.branch?.id === branch?.id && branch !== null)
  const expected = taka((way?.came_paisa ?? 0) - (way?.back_paisa ?? 0))
  if (kind === 'cash_uncounted') return <>{m.office_day_books_expected({ expected })}</>
  if (kind === 'cash_differs') {
    const count = day.counts.find((each) => each.branch.id === branch?.id)
    return <>{m.office_day_books_counted({ expected, counted: taka(count?.total_paisa ?? 0) })}</>
  }
  return null
}

function guessWords({ kind, is_late, line }: Exception): string {
  if (is_late) return m.office_day_late()
  const [first] = line?.candidates ?? []
  if (!first) return '—'
  const given = { doctor: first.doctor.name, order: localizeDigits(first.order, getLocale()) }
  if (kind === 'differs') return m.office_day_ours_says({ ...given, amount: taka(first.amount_paisa) })
  if (!first.is_paid) return m.office_day_undecided(given)
  return m.office_day_candidate({ ...given, percent: numberWords(first.percent) })
}
