import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import styles from './practice.module.css'

type HowManyProps = {
  count: number | undefined
  size: number
  connected: boolean
  failed: boolean
  /** The rules of a timed set have no questions of the type that is chosen. */
  unaskable: boolean
}

/** How many questions there are for what is chosen, and what the set will have of them. */
export function HowMany(props: HowManyProps) {
  return (
    <p className={styles.count} role="status" data-is={props.count === 0 ? 'none' : undefined}>
      {words(props)}
    </p>
  )
}

function words({ count, size, connected, failed, unaskable }: HowManyProps): string {
  if (!connected) return m.practice_offline()
  if (count === undefined) return failed ? m.practice_not_counted() : m.practice_counting()
  const n = formatNumber(count, getLocale())
  if (count === 0) return unaskable ? m.practice_not_by_pack() : m.practice_none_for_this()
  return count < size ? m.practice_only({ n }) : m.practice_of({ n, size: formatNumber(size, getLocale()) })
}
