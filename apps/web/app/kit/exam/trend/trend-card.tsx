import type { TrendSum as Sum } from '@prostuti/exam-rules'
import * as m from '@prostuti/text/messages'
import { MySection } from '../../my-page/section.tsx'
import styles from './trend.module.css'
import { Trend } from './trend.tsx'
import { type TrendResult, trendOf } from './trend-of.ts'
import { TrendSum } from './trend-sum.tsx'

/** How it goes: the figures, a sentence and the picture. */
export function TrendCard({ sum, results }: { sum: Sum; results: readonly TrendResult[] }) {
  return (
    <MySection title={m.courseexam_trend()}>
      <div className={`card pad ${styles.trendCard}`}>
        <TrendSum sum={sum} />
        <Trend points={trendOf(results)} />
      </div>
    </MySection>
  )
}
