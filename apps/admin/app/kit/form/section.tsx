import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A part of a long form, under a heading of its own. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Short boxes side by side, as many as there is room for; `isTight` for a few digits each. */
export const Columns = ({ children, isTight = false }: { children: ReactNode; isTight?: boolean }) => (
  <div className={styles.cols} data-is={isTight ? 'tight' : undefined}>
    {children}
  </div>
)
