import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '../course/dashboard.module.css'
import { Phrase } from '../rich-text/phrase.tsx'

export type StepWords = { eyebrow: string; title: string; text: string; to: string; action: string }

type NextStepCardProps = {
  words: StepWords
  /** What comes after it, where that is known. */
  then?: ReactNode
}

/** The one thing to do now, and the way to it. */
export function NextStepCard({ words: { eyebrow, title, text, to, action }, then }: NextStepCardProps) {
  return (
    <section className={styles.live} data-part="next-step" aria-labelledby="next-step">
      <div className={styles.liveText}>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id="next-step">
          <Phrase text={title} />
        </h2>
        <p>
          <Phrase text={text} />
        </p>
        {then && <p className={styles.liveLeft}>{then}</p>}
      </div>
      <Link className="btn btn-go" to={to}>
        {action}
        <Icon of={arrowRightIcon} />
      </Link>
    </section>
  )
}
