import * as m from '@prostuti/text/messages'
import { displayPhone } from '@prostuti/text/phone'
import { getLocale } from '@prostuti/text/runtime'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { withNext } from '../../../kit/address/account-addresses.ts'
import { addressOf } from '../../../kit/address/address-of.ts'
import styles from '../frame/account.module.css'

type KnownPhoneProps = { phone: string; next: string | null; onOther: () => void }

/** Somebody who joins with a number that has an account: no error, only the other client. */
export function KnownPhone({ phone, next, onOther }: KnownPhoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.authPanel}>
      <h2 ref={heading} tabIndex={-1}>
        {m.account_known_title()}
      </h2>
      <p>{m.account_known_text({ phone: displayPhone(phone, getLocale()) })}</p>
      <Link className="btn btn-go btn-full" to={withNext(addressOf('/login'), next)}>
        {m.account_known_login()}
      </Link>
      <button type="button" className="btn btn-quiet btn-full" onClick={onOther}>
        {m.account_known_other()}
      </button>
    </section>
  )
}
