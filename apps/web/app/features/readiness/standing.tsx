import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { NoTrend } from '../../kit/exam/trend/no-trend.tsx'
import type { Readiness } from '../../kit/learning/readiness-query.ts'
import { MySection } from '../../kit/my-page/section.tsx'
import { ForecastCard } from './forecast-card.tsx'
import styles from './readiness.module.css'
import { TrendPart } from './trend-part.tsx'

/** Where the doctor stands among all, course by course, and the chance to pass what they prepare for. */
export function Standing({ trends, forecasts }: Readiness) {
  if (trends.length === 0) return <None />
  return (
    <div className={styles.readiness}>
      <MySection title={m.readiness_standing()}>
        <div className="stack">
          {trends.map((trend) => (
            <TrendPart key={trend.course?.id ?? 'open'} trend={trend} />
          ))}
        </div>
      </MySection>
      <MySection title={m.readiness_forecast()}>
        {forecasts.length === 0 ? (
          <p className="card pad muted">{m.readiness_forecast_none()}</p>
        ) : (
          <div className="stack">
            {forecasts.map((forecast) => (
              <ForecastCard key={forecast.pack.key} forecast={forecast} />
            ))}
          </div>
        )}
      </MySection>
    </div>
  )
}

function None() {
  return (
    <div className="card">
      <EmptyState
        picture={<NoTrend />}
        title={m.readiness_none_title()}
        text={m.readiness_none_text()}
        action={
          <Link className="btn btn-line" to={addressOf('/bcs-exam-list')}>
            {m.my_free_exams()}
          </Link>
        }
      />
    </div>
  )
}
