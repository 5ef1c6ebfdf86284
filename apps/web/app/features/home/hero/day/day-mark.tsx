import type { PartVerdict } from './judge-day.ts'
import '@prostuti/ui/icons/day.css'

/** A tick or a cross beside the words that say the same. */
export function DayMark({ verdict }: { verdict: PartVerdict }) {
  if (verdict === 'none') return null
  return <i className={`ico ${verdict === 'wrong' ? 'ico-close' : 'ico-day-tick'}`} aria-hidden="true" />
}
