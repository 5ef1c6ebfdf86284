import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from '../../kit/course/dashboard.module.css'
import type { Completeness } from '../../kit/profile/completeness.ts'

const radius = 44
const gap = 0.1

/** A ring of as many pieces as the profile has; what is missing is dashed, so that colour does not speak alone. */
export function CompletenessRing({ parts, done, total }: Completeness) {
  const counts = { done: formatNumber(done, getLocale()), total: formatNumber(total, getLocale()) }
  return (
    <svg className={styles.pieces} viewBox="0 0 112 112" role="img" aria-label={m.my_complete_picture(counts)}>
      {parts.map(({ part, done: isDone }, position) => (
        <path key={part} data-is={isDone ? 'done' : undefined} d={piece(position, total)} />
      ))}
      <text x="56" y="58" textAnchor="middle" dominantBaseline="middle">
        {m.my_complete_count(counts)}
      </text>
    </svg>
  )
}

/** One arc, from twelve o'clock on, with a little air on both sides. */
function piece(position: number, total: number): string {
  const turn = (2 * Math.PI) / total
  const point = (angle: number) =>
    `${(56 + radius * Math.sin(angle)).toFixed(2)} ${(56 - radius * Math.cos(angle)).toFixed(2)}`
  return `M${point(position * turn + gap)}A${radius} ${radius} 0 0 1 ${point((position + 1) * turn - gap)}`
}
