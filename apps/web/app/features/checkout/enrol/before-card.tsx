import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import styles from '../styles/enrol.module.css'

type WhatNextProps = {
  isFree: boolean
  /** What a click does where nothing is to be paid. */
  free: string
  /** What the payment ends in. */
  done: string
  refund: string
}

/** What happens after the click, in order, and how the money comes back. */
export function WhatNext({ isFree, free, done, refund }: WhatNextProps) {
  const steps = isFree ? [free] : [m.checkout_enrol_step_hold(), m.checkout_enrol_step_pay(), done]
  return (
    <>
      <section className={styles.coNext}>
        <h2>{m.checkout_enrol_next()}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {!isFree && (
        <section className={styles.coNext}>
          <h2>{m.checkout_enrol_refund()}</h2>
          <p>
            {refund}{' '}
            <Link className="link-in" to={addressOf('/refund-policy')}>
              {m.batch_refund_read()}
            </Link>
          </p>
        </section>
      )}
    </>
  )
}

export type Fact = { label: string; value: ReactNode }

/** When and where. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.coFacts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const money = (paisa: number): string => formatMoney(paisa, getLocale())
