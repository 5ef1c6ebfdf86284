import * as m from '@prostuti/text/messages'
import { type ReactNode, useId } from 'react'
import styles from './today.module.css'

type PartState = { state: 'here' | 'away' } | undefined

type PartCardProps<Part extends PartState> = {
  part: Part
  title: string
  hint?: string
  /** Stands at the end of the head. */
  aside?: ReactNode
  children: (part: Extract<NonNullable<Part>, { state: 'here' }>) => ReactNode
}

/** One part of today. What is not this member's is not there; what did not come says so, and the others stand. */
export function PartCard<Part extends PartState>({ part, title, hint, aside, children }: PartCardProps<Part>) {
  const id = useId()
  if (part === undefined) return null
  return (
    <section className={`card ${styles.part}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {hint && <span className={styles.meta}>{hint}</span>}
        {aside && <span className={styles.aside}>{aside}</span>}
      </header>
      {part.state === 'away' ? (
        <p className={styles.away}>{m.office_today_part_away()}</p>
      ) : (
        children(part as Extract<NonNullable<Part>, { state: 'here' }>)
      )}
    </section>
  )
}
