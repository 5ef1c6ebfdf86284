import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Link } from 'react-router'
import { addressOf } from '../address/address-of.ts'
import styles from '../course/dashboard.module.css'

/** The cards of today in a few words, where something else is the next thing. */
export function CardsBeside({ count }: { count: number }) {
  return (
    <Link className={styles.liveCards} to={addressOf('/my/notebook')}>
      {m.readiness_cards_beside({ n: formatNumber(count, getLocale()) })}
    </Link>
  )
}
