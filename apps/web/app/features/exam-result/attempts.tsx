import * as m from '@prostuti/text/messages'
import { formatOrdinal } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import '@prostuti/ui/styles/filters.css'
import styles from './styles/result.module.css'

/** The way between the results of one exam. Nothing when there is only one. */
export function Attempts({ count, shown }: { count: number; shown: number }) {
  if (count < 2) return null
  const locale = getLocale()
  return (
    <nav className={`filters ${styles.full}`} aria-label={m.result_attempts()}>
      {Array.from({ length: count }, (_, index) => index + 1).map((attempt) => (
        <Link
          key={attempt}
          to={`?attempt=${attempt}`}
          replace
          preventScrollReset
          aria-current={attempt === shown ? 'page' : undefined}
        >
          {m.result_attempt({ nth: formatOrdinal(attempt, locale) })}
        </Link>
      ))}
    </nav>
  )
}
