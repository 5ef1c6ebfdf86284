import type { ReactNode } from 'react'
import styles from '../../../kit/checkout/checkout.module.css'

/** A part of the checkout; the style sheet numbers them. */
export function Step({ id, title, note, children }: { id: string; title: string; note?: string; children: ReactNode }) {
  return (
    <section className={styles.coStep}>
      <h2 id={id}>
        {title}
        {note && <span className={styles.coStepNote}> {note}</span>}
      </h2>
      {children}
    </section>
  )
}
