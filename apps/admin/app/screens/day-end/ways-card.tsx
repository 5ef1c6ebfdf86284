import * as m from '@prostuti/text/messages'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { amountWords } from '../../kit/money/ledger-words.ts'
import own from './day-end.module.css'
import type { Day, DayWay } from './day-types.ts'
import { offWords, wayWords } from './day-words.ts'

/** Each way that money comes by, and each drawer. */
export function WaysCard({ day: { ways } }: { day: Day }) {
  const sum = (of: (way: DayWay) => number | null) => ways.reduce((total, way) => total + (of(way) ?? 0), 0)
  const [came, back] = [sum((way) => way.came_paisa), sum((way) => way.back_paisa)]
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{m.office_day_ways()}</h2>
        <span className="meta">{m.office_day_in_taka()}</span>
      </header>
      {ways.length === 0 ? (
        <p className={styles.message}>{m.office_day_nothing()}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.table} ${own.sums}`}>
            <thead>
              <tr>
                <th scope="col">{m.office_day_way()}</th>
                <th scope="col" data-is="number">
                  {m.office_day_count()}
                </th>
                <th scope="col" data-is="number secondary">
                  {m.office_day_came()}
                </th>
                <th scope="col" data-is="number secondary">
                  {m.office_day_back()}
                </th>
                <th scope="col" data-is="number">
                  {m.office_day_kept()}
                </th>
                <th scope="col" data-is="number secondary">
                  {m.office_day_fee()}
                </th>
                <th scope="col">{m.office_day_match()}</th>
              </tr>
            </thead>
            <tbody>
              {ways.map((way) => (
                <WayRow key={`${way.way}:${way.branch?.id ?? ''}`} way={way} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{m.office_day_total()}</th>
                <td data-is="number">{numberWords(sum((way) => way.payments))}</td>
                <td data-is="number secondary">{amountWords(came)}</td>
                <td data-is="number secondary">{amountWords(-back)}</td>
                <td data-is="number">{amountWords(came - back)}</td>
                <td data-is="number secondary">{amountWords(sum((way) => way.fee_paisa))}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </section>
  )
}

function WayRow({ way }: { way: DayWay }) {
  const { name, hint } = wayWords(way)
  const { payments, came_paisa: came, back_paisa: back, fee_paisa: fee } = way
  return (
    <tr>
      <td>
        <b>{name}</b>
        <small>{hint}</small>
      </td>
      <td data-is="number">{numberWords(payments)}</td>
      <td data-is="number secondary">{amountWords(came)}</td>
      <td data-is={back > 0 ? 'number secondary bad' : 'number secondary'}>{amountWords(-back)}</td>
      <td data-is="number">
        <b>{amountWords(came - back)}</b>
      </td>
      <td data-is="number secondary">{fee === null ? '—' : amountWords(fee)}</td>
      <td>
        <MatchChip way={way} />
      </td>
    </tr>
  )
}

function MatchChip({ way: { way, came_paisa, back_paisa, counted_paisa, confirmed, payments } }: { way: DayWay }) {
  if (way === 'cash') {
    if (counted_paisa === null) return <Chip isFine={false} words={m.office_day_uncounted()} />
    const off = counted_paisa - (came_paisa - back_paisa)
    return off === 0 ? <Chip isFine words={m.office_day_equal()} /> : <Chip isBad words={offWords(off)} />
  }
  return <Chip isFine={confirmed === payments} words={`${numberWords(confirmed)}/${numberWords(payments)}`} />
}

function Chip({ words, isFine = false, isBad = false }: { words: string; isFine?: boolean; isBad?: boolean }) {
  return (
    <span className={`chip ${isFine ? 'chip-ok' : isBad ? 'chip-bad' : ''}`}>
      {isFine ? <CircleCheck aria-hidden="true" size={16} /> : <TriangleAlert aria-hidden="true" size={16} />} {words}
    </span>
  )
}
