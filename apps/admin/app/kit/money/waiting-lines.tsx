import type { ReactNode } from 'react'
import styles from '../exam/exam-screen.module.css'
import own from './waiting-lines.module.css'

type WaitingLinesProps<Row> = { title: string; rows: Row[]; children: (row: Row) => ReactNode }

/** What waits for somebody, a line each: whose it is, how much and why, and what can be done. Nothing where nothing waits. */
export function WaitingLines<Row>({ title, rows, children }: WaitingLinesProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section className={`card ${styles.card}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <ul className={own.lines}>{rows.map(children)}</ul>
    </section>
  )
}
