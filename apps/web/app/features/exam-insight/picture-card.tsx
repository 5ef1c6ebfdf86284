import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import styles from './insight.module.css'

type PictureCardProps = {
  title: string
  /** What the picture says, in a sentence or two. */
  says?: readonly (string | false | null | undefined)[]
  /** Over both columns of a desk, or beside two others. */
  wide?: boolean
  tall?: boolean
  children: ReactNode
}

/** One picture under its heading, with what it says below it. */
export function PictureCard({ title, says = [], wide, tall, children }: PictureCardProps) {
  const words = says.filter(Boolean).join(' ')
  return (
    <section className={`card pad ${styles.picture}`} data-is={wide ? 'wide' : tall ? 'tall' : undefined}>
      <h3>{title}</h3>
      {children}
      {words !== '' && <p className={styles.says}>{words}</p>}
    </section>
  )
}

/** As the rules have it (`enough.ts`): the same numbers, in words. */
const enough = { few_answers: 20, few_others: 30 }

/** Instead of a figure that would say more than is known. */
export function TooFew({ why }: { why: 'few_answers' | 'few_others' | null }) {
  const n = formatNumber(enough[why ?? 'few_answers'], getLocale())
  if (why === 'few_others') return <p className={styles.few}>{m.insight_few_others({ n })}</p>
  return (
    <p className={styles.few}>
      <b>{m.insight_few_answers()}</b> {m.insight_few_answers_text({ n })}
    </p>
  )
}
