import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { calendarAddIcon, filterIcon } from '@prostuti/ui/icons/study'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../kit/loading/lazy-part.ts'
import type { PlanWeek } from '../plan-api.ts'
import type { PlanActions } from '../use-plan.ts'
import styles from './week.module.css'

const RotaDialog = lazyPart(() => import('../rota/rota-dialog.tsx'))
const FeedDialog = lazyPart(() => import('../feed/feed-dialog.tsx'))

/** What is needed now and then: the rota that repeats, and the plan in one's own calendar. */
export function WeekFoot({ plan, actions }: { plan: PlanWeek; actions: PlanActions }) {
  const [open, setOpen] = useState<'rota' | 'feed'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.foot}>
      <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={() => setOpen('rota')}>
        <Icon of={filterIcon} />
        {m.plan_rota_change()}
      </button>
      {plan.laid_at !== null && (
        <button type="button" className="btn btn-line" aria-haspopup="dialog" onClick={() => setOpen('feed')}>
          <Icon of={calendarAddIcon} />
          {m.plan_calendar()}
        </button>
      )}
      <Suspense>
        {open === 'rota' && <RotaDialog plan={plan} actions={actions} onClose={close} />}
        {open === 'feed' && <FeedDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
