import type { ReactNode } from 'react'
import styles from './figures.module.css'

type FigureProps = { title: ReactNode; note?: ReactNode; tone?: 'brand' | 'bad' | undefined; children: ReactNode }

/** A few figures side by side, each with what it is called and what it is of. */
export function Figures({ isGrey = false, children }: { isGrey?: boolean; children: ReactNode }) {
  return (
    <dl className={styles.figures} data-is={isGrey ? 'grey' : undefined}>
      {children}
    </dl>
  )
}

export function Figure({ title, note, tone, children }: FigureProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd data-is={tone}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
