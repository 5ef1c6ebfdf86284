import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { More } from '../../kit/course/next-row.tsx'
import { PercentileTrend } from '../../kit/learning/percentile-trend.tsx'
import type { ReadinessTrend } from '../../kit/learning/readiness-query.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './readiness.module.css'

export function TrendPart({ trend: { course, hides_ranks, points } }: { trend: ReadinessTrend }) {
  return (
    <article className={`card pad ${styles.part}`}>
      <h3>
        {course ? (
          <Link to={addressOf('/my/courses/:id', { id: course.id })}>
            <Phrase text={course.title} />
          </Link>
        ) : (
          m.readiness_open_exams()
        )}
      </h3>
      {hides_ranks ? (
        <>
          <p>{m.readiness_hidden()}</p>
          <More to={addressOf('/my/results')}>{m.results_title()}</More>
        </>
      ) : (
        <PercentileTrend points={points} />
      )}
    </article>
  )
}
