import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { MySection } from '../../../kit/my-page/section.tsx'
import type { Overview } from '../../../kit/notebook/notebook-api.ts'
import styles from '../styles/retention.module.css'

/** From so many retests on a share says something; the server gives none below. */
const enough = 20

/** How much of what was known is still known, against what the calendar of retests promises. */
export function Retention({ retention: { promised, right, retests } }: Pick<Overview, 'retention'>) {
  const locale = getLocale()
  const percent = (share: number) => formatNumber(Math.round(share * 100), locale)
  const aim = { promised: percent(promised) }
  const n = formatNumber(retests, locale)
  return (
    <MySection title={m.notebook_retention()}>
      <div className={`card pad ${styles.retention}`} data-part="retention">
        {right === null ? (
          <>
            <p className={styles.few}>{m.notebook_retention_few()}</p>
            <Scale share={retests / enough} />
            <p className="muted">{m.notebook_retention_few_text({ need: formatNumber(enough, locale), n })}</p>
          </>
        ) : (
          <>
            <p className={styles.share}>
              <b className="num">{m.notebook_percent({ n: percent(right) })}</b>{' '}
              <span>{right >= promised ? m.notebook_retention_good() : m.notebook_retention_below()}</span>
            </p>
            <Scale share={right} aim={promised} words={m.notebook_retention_alt({ share: percent(right), ...aim })} />
            <p className="muted">
              {m.notebook_retention_text({ n, right: formatNumber(Math.round(right * retests), locale), ...aim })}
            </p>
          </>
        )}
      </div>
    </MySection>
  )
}

/** A share as a filled line, with the aim as a mark on it; what has no words says nothing that does not stand below. */
function Scale({ share, aim, words }: { share: number; aim?: number; words?: string }) {
  const filled = Math.min(Math.max(share, 0), 1) * 300
  return (
    <svg
      className={styles.scale}
      viewBox="0 0 300 34"
      role={words ? 'img' : undefined}
      aria-label={words}
      aria-hidden={words ? undefined : true}
    >
      <rect className={styles.ground} y="10" width="300" height="14" rx="4" />
      <rect
        className={styles.filled}
        y="10"
        width={filled}
        height="14"
        rx="4"
        data-is={aim === undefined ? 'few' : undefined}
      />
      {aim !== undefined && <path className={styles.aim} d={`M${aim * 300} 2V32`} />}
    </svg>
  )
}
