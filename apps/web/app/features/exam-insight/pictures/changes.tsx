import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { ToldInsight } from '../../../kit/exam/exam-types.ts'
import { DataTable } from '../../../kit/learning/data-table.tsx'
import styles from '../insight.module.css'
import { PictureCard } from '../picture-card.tsx'
import { changesWords } from '../words/changes-words.ts'
import { SplitBar, type SplitPart } from './split-bar.tsx'

/** What second thoughts did. */
export function Changes({ insight: { changes } }: { insight: ToldInsight }) {
  const locale = getLocale()
  if (changes.figures === null) return null
  const { changed, helped, hurt } = changes.figures
  const parts: SplitPart[] = [
    { name: m.insight_changes_helped(), is: 'right', count: helped },
    { name: m.insight_changes_hurt(), is: 'wrong', count: hurt },
    { name: m.insight_changes_neither(), is: 'rest', count: changed - helped - hurt },
  ]
  return (
    <PictureCard title={m.insight_changes()} says={changesWords(changes.figures, locale)}>
      <SplitBar parts={parts} />
      <p className={styles.legend} aria-hidden="true">
        {parts.map(({ name, is, count }) => (
          <span key={name} data-is={is}>
            {name} <b>{formatNumber(count, locale)}</b>
          </span>
        ))}
      </p>
      <DataTable
        caption={m.insight_changes_table()}
        head={[m.insight_changes_table(), m.insight_count()]}
        rows={parts.map(({ name, count }) => [name, formatNumber(count, locale)])}
      />
    </PictureCard>
  )
}
