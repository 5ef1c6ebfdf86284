import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import type { PlanWeek } from '../plan-api.ts'
import styles from './week.module.css'

/** A plan that was kept on this device may be older than the question. */
export const isNothingToLay = ({ rota, has_work }: PlanWeek): boolean => rota !== null && has_work === false

/** Duty is painted, and there is nothing that could be laid around it. */
export function NothingToLay() {
  return (
    <div className="card">
      <EmptyState
        title={m.plan_nothing_title()}
        text={m.plan_nothing_text()}
        action={
          <div className={styles.ways}>
            <Link className="btn btn-line" to={addressOf('/bcs-exam-list')}>
              {m.my_free_exams()}
            </Link>
            <Link className="btn btn-line" to={addressOf('/batches')}>
              {m.my_see_batches()}
            </Link>
            <Link className="btn btn-line" to={addressOf('/my/practice')}>
              {m.plan_nothing_practice()}
            </Link>
          </div>
        }
      />
    </div>
  )
}
