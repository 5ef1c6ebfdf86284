import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { NoTrend } from '../../kit/exam/trend/no-trend.tsx'
import { LearningTabs } from '../../kit/learning/learning-tabs.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'

/** How far the doctor has come. */
export function ReadinessPage() {
  return (
    <MyPage title={m.readiness_title()}>
      <LearningTabs />
      <div className="card">
        <EmptyState
          picture={<NoTrend />}
          title={m.readiness_none_title()}
          text={m.readiness_none_text()}
          action={
            <Link className="btn btn-go" to={addressOf('/my/results')}>
              {m.results_title()}
            </Link>
          }
        />
      </div>
    </MyPage>
  )
}
