import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import type { ToldInsight } from '../../kit/exam/exam-types.ts'
import styles from './insight.module.css'
import { silenceWords } from './words/silence-words.ts'

type PictureCardProps = {
  title: string
  /** What to know before the picture is read. */
  lead?: string
  /** What the picture says, in a sentence or two. */
  says?: readonly (string | false | null | undefined)[]
  /** Over both columns of a desk, or beside two others. */
  wide?: boolean
  tall?: boolean
  children?: ReactNode
}

/** One picture under its heading, with what it says below it. */
export function PictureCard({ title, lead, says = [], wide, tall, children }: PictureCardProps) {
  const words = says.filter(Boolean).join(' ')
  return (
    <section className={`card pad ${styles.picture}`} data-is={wide ? 'wide' : tall ? 'tall' : undefined}>
      <h3>{title}</h3>
      {lead && <p className={styles.says}>{lead}</p>}
      {children}
      {words !== '' && <p className={styles.says}>{words}</p>}
    </section>
  )
}

/** Instead of a comparison with others: why there is none. */
export function NoOthers({ silent }: Pick<ToldInsight['others'], 'silent'>) {
  const words = silenceWords(silent, getLocale())
  return words && <p className={styles.few}>{words}</p>
}
