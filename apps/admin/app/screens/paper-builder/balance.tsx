import * as m from '@prostuti/text/messages'
import { partLetter } from '@prostuti/text/part-letter'
import { getLocale } from '@prostuti/text/runtime'
import { Check, TriangleAlert } from 'lucide-react'
import { count } from '../../kit/list/list-cells.tsx'
import styles from './builder.module.css'
import { checkWords } from './check-words.ts'
import { nameOf } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

type BalanceProps = {
  desk: Desk
  onShares: () => void
  onEven: (isEven: boolean) => void
  onFollow: () => void
}

/** How the paper stands: shares of subjects, places of right answers, and what to look at before it is frozen. */
export function Balance({ desk, onShares, onEven, onFollow }: BalanceProps) {
  return (
    <div className={styles.balance} data-column="balance">
      <Shares desk={desk} onShares={onShares} />
      <KeyPlaces desk={desk} onEven={onEven} />
      <Checks desk={desk} onFollow={onFollow} />
    </div>
  )
}

function Shares({ desk, onShares }: Pick<BalanceProps, 'desk' | 'onShares'>) {
  const bySubject = new Map<number, { found: number; quota: number }>()
  for (const { subject_id, questions, found } of desk.blueprint) {
    const sum = bySubject.get(subject_id) ?? { found: 0, quota: 0 }
    bySubject.set(subject_id, { found: sum.found + found, quota: sum.quota + questions })
  }
  return (
    <section className="card">
      <header className={styles.cardHead}>
        <h2>{m.office_build_shares()}</h2>
        {desk.may.write && (
          <button type="button" className="link-in" onClick={onShares}>
            {bySubject.size > 0 ? m.office_build_shares_change() : m.office_build_shares_set()}
          </button>
        )}
      </header>
      {bySubject.size === 0 ? (
        <p className={styles.none}>{m.office_build_shares_none()}</p>
      ) : (
        <div className={styles.quotas}>
          {[...bySubject].map(([id, { found, quota }]) => (
            <div key={id} className={styles.bar}>
              <span>{nameOf(desk.subjects, id)}</span>
              <b className="num">
                {count(found)}
                <span className={styles.of}>/{count(quota)}</span>{' '}
                {found !== quota && (
                  <span className="chip chip-line">
                    {found < quota
                      ? m.office_build_short_by({ count: count(quota - found) })
                      : m.office_build_over_by({ count: count(found - quota) })}
                  </span>
                )}
              </b>
              <progress value={Math.min(found, quota)} max={quota} aria-label={nameOf(desk.subjects, id)} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

const [barWidth, barGap, chartHeight] = [30, 18, 94]
/** Five places, where there are as many. */
const width = 5 * (barWidth + barGap)

function KeyPlaces({ desk, onEven }: Pick<BalanceProps, 'desk' | 'onEven'>) {
  const { keys, paper, may } = desk
  const sba = desk.questions.filter(({ type }) => type === 'sba').length
  if (sba === 0) return null
  if (keys === null)
    return (
      <section className="card">
        <header className={styles.cardHead}>
          <h2>{m.office_build_keys()}</h2>
        </header>
        <p className={styles.none}>{m.office_build_keys_hidden()}</p>
      </section>
    )
  const letters = keys.positions.map((_, at) => partLetter(at, getLocale()))
  const [most, least] = [Math.max(...keys.positions), Math.min(...keys.positions)]
  const isEven = most - least <= 2
  const list = keys.positions.map((found, at) => `${letters[at]} ${count(found)}`).join(', ')
  return (
    <section className="card">
      <header className={styles.cardHead}>
        <h2>{m.office_build_keys()}</h2>
        <span className={styles.meta}>{m.office_build_keys_of({ count: count(sba) })}</span>
      </header>
      <div className={styles.keys}>
        <svg viewBox={`0 0 ${width} ${chartHeight}`} role="img" aria-label={m.office_build_keys_label({ list })}>
          {keys.positions.map((found, at) => {
            const height = Math.round((found / Math.max(most, 1)) * 54)
            const isOdd = !isEven && (found === most || found === least)
            return (
              <g key={letters[at]} transform={`translate(${at * (barWidth + barGap) + barGap / 2} 0)`}>
                <rect y={70 - height} width={barWidth} height={height} rx="3" data-is={isOdd ? 'odd' : undefined} />
                <text x={barWidth / 2} y={64 - height} textAnchor="middle" data-part="found">
                  {count(found)}
                </text>
                <text x={barWidth / 2} y="88" textAnchor="middle">
                  {letters[at]}
                </text>
              </g>
            )
          })}
          <line x1="0" x2={width} y1="70" y2="70" />
        </svg>
        <p className={styles.meta}>
          {isEven
            ? m.office_build_keys_even()
            : m.office_build_keys_uneven({
                most: letters[keys.positions.indexOf(most)] ?? '',
                least: letters[keys.positions.indexOf(least)] ?? '',
              })}{' '}
          {paper.shuffles_parts && m.office_build_keys_shuffled()}{' '}
          {may.write && (paper.even_keys || !isEven) && (
            <button type="button" className="link-in" onClick={() => onEven(!paper.even_keys)}>
              {paper.even_keys ? m.office_build_uneven() : m.office_build_even()}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}

function Checks({ desk, onFollow }: Pick<BalanceProps, 'desk' | 'onFollow'>) {
  const order = { must: 0, look: 1, good: 2 }
  const checks = desk.checks.toSorted((one, other) => order[one.level] - order[other.level])
  const isMade = desk.paper.state === 'draft' || desk.paper.state === 'ready'
  return (
    <section className="card">
      <header className={styles.cardHead}>
        <h2>{isMade ? m.office_build_checks() : m.office_build_checks_done()}</h2>
      </header>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.name} data-is={check.level}>
            {check.level === 'good' ? (
              <Check aria-hidden="true" size={17} />
            ) : (
              <TriangleAlert aria-hidden="true" size={17} />
            )}
            <span>
              {checkWords(check, desk)}{' '}
              {check.name === 'versions' && check.level !== 'good' && desk.may.write && (
                <button type="button" className="link-in" onClick={onFollow}>
                  {m.office_check_follow()}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
