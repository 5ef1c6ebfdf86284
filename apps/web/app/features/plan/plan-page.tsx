import * as m from '@prostuti/text/messages'
import { useSearchParams } from 'react-router'
import { useNextFocus } from '../../kit/form/use-next-focus.ts'
import { LearningTabs } from '../../kit/learning/learning-tabs.tsx'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import styles from './plan.module.css'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { StartPlan } from './start/start-plan.tsx'
import { usePlan } from './use-plan.ts'
import { WeekView } from './week/week-view.tsx'

/** The week: duty as it was painted, classes and exams, and what was laid around them. */
export function PlanPage() {
  const week = useSearchParams()[0].get('week') ?? undefined
  const { query, plan, heardAt, isKept, actions } = usePlan(isDay(week) ? week : undefined)
  const isReader = useStaffView()
  // The first plan has been laid: its week stands where the press was.
  useNextFocus(plan?.rota === null, () => document.querySelector<HTMLElement>('[data-part="plan-week"] h2'))
  return (
    <MyPage title={m.plan_title()}>
      <LearningTabs />
      {isKept && (
        <p className={styles.kept} role="status">
          {m.plan_kept()}
        </p>
      )}
      <Loaded
        query={plan ? ({ ...query, data: plan } as typeof query) : query}
        errorTitle={m.plan_error()}
        skeleton={<PlanSkeleton />}
      >
        {(known) =>
          known.rota === null && !isReader ? (
            <StartPlan plan={known} actions={actions} />
          ) : (
            <WeekView plan={known} heardAt={heardAt} actions={actions} isReader={isReader} />
          )
        }
      </Loaded>
    </MyPage>
  )
}

const isDay = (text: string | undefined): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
