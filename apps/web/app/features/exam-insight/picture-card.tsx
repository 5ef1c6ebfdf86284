import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ReactNode } from 'react'
import styles from './insight.module.css'

type PictureCardProps = {
  title: string
  /** What to know before the picture is read. */
  lead?: string
  /** What the picture says, in a sentence or two. */
  says?: readonly (string | false | null | undefined)[]
  /** Over both columns of a desk, or beside two others. */
  wide?: boolean
  tall?: boolean
  children: ReactNode
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

/** As the rules have it (`enough.ts`). */
const enoughOthers = 30

/** Instead of a comparison with too few. */
export function FewOthers() {
  return <p className={styles.few}>{m.insight_few_others({ n: formatNumber(enoughOthers, getLocale()) })}</p>
}
