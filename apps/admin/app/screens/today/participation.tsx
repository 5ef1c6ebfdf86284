import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { PartCard } from './part-card.tsx'
import styles from './participation.module.css'
import type { Today } from './today-types.ts'

/** The last exams: who sat, of those who could. */
export function Participation({ participation }: { participation: Today['participation'] }) {
  const locale = getLocale()
  if (participation?.state === 'here' && participation.papers.length === 0) return null
  return (
    <PartCard part={participation} title={m.office_today_participation()}>
      {({ papers }) => (
        <>
          <ul className={styles.sat}>
            {papers.map(({ key, title, sat, expected }) => (
              <li key={key}>
                <span>{pickText(title, locale)}</span>
                <b>
                  {formatNumber(sat, locale)} <small>/ {formatNumber(expected, locale)}</small>
                </b>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" />
                  <rect width={Math.min(100, (100 * sat) / expected)} height="8" data-is="sat" />
                </svg>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>{m.office_today_participation_hint()}</p>
        </>
      )}
    </PartCard>
  )
}
