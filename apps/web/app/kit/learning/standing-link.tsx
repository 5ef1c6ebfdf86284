import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import type { ReadinessTrend } from './readiness-query.ts'
import styles from './standing-link.module.css'
import { aheadOf } from './standing-words.ts'

/** The trend of a course in a line, as a way to all of it: where the newest exam was, and a small line of those before. */
export function StandingLink({ points }: { points: ReadinessTrend['points'] }) {
  const ahead = points.map(({ percentile }) => aheadOf(percentile))
  return (
    <span>
      <Link className={`link ${styles.standing}`} to={addressOf('/my/readiness')}>
        {m.readiness_ahead({ n: formatNumber(ahead.at(-1) ?? 0, getLocale()) })}
        {ahead.length > 1 && <SmallLine values={ahead} />}
      </Link>
    </span>
  )
}

function SmallLine({ values }: { values: readonly number[] }) {
  const across = (nth: number) => 3 + (42 * nth) / (values.length - 1)
  const up = (value: number) => 17 - (14 * value) / 100
  return (
    <svg viewBox="0 0 48 20" aria-hidden="true">
      <polyline points={values.map((value, nth) => `${across(nth)},${up(value)}`).join(' ')} />
      <circle cx={across(values.length - 1)} cy={up(values.at(-1) ?? 0)} r="3" />
    </svg>
  )
}
