import { formatDate } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronLeftIcon, chevronRightIcon, refreshIcon } from '@prostuti/ui/icons/common'
import { useRef } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../kit/address/address-of.ts'
import { useNextFocus } from '../../../kit/form/use-next-focus.ts'
import { type PlanWeek, sendLay } from '../plan-api.ts'
import type { PlanActions } from '../use-plan.ts'
import { durationWords } from '../words.ts'
import { isNothingToLay } from './nothing-to-lay.tsx'
import styles from './week.module.css'

type WeekHeadProps = { plan: PlanWeek; actions: PlanActions; isReader: boolean }

const dayMs = 86_400_000
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** Which week, what of it is free and what is laid, and the press that lays it again. */
export function WeekHead({ plan, actions, isReader }: WeekHeadProps) {
  const { week, today, days, blocks, rota } = plan
  const locale = getLocale()
  const short = (day: string) => formatDate(dhakaMidnight(day), locale, 'short')
  const isThis = days.some(({ day }) => day === today)
  const last = dayAfter(week, 6)
  const isOneMonth = week.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? formatNumber(Number(week.slice(8)), locale) : short(week)
  const dates = m.plan_week_days({ from, to: short(last) })
  const heading = useRef<HTMLHeadingElement>(null)
  useNextFocus(isThis, () => heading.current)
  const minutes = (some: PlanWeek['blocks']) =>
    some.reduce((sum, block) => sum + (Date.parse(block.ends_at) - Date.parse(block.starts_at)) / 60_000, 0)
  const done = minutes(blocks.filter((block) => block.done))
  const sums = {
    free: durationWords(days.reduce((sum, day) => sum + day.free_minutes, 0)),
    laid: durationWords(minutes(blocks)),
  }
  return (
    <header className={styles.head}>
      <div className={styles.which}>
        <WeekLink to={dayAfter(week, -7)} label={m.plan_week_before()} icon={chevronLeftIcon} />
        <div>
          <h2 ref={heading} tabIndex={-1} aria-live="polite">
            {isThis ? m.plan_week_this() : dates}
          </h2>
          {isThis ? (
            <p className="meta">{dates}</p>
          ) : (
            <Link className="link-in" to={addressOf('/my/plan')} replace preventScrollReset>
              {m.plan_week_to_this()}
            </Link>
          )}
        </div>
        <WeekLink to={dayAfter(week, 7)} label={m.plan_week_after()} icon={chevronRightIcon} />
      </div>
      {rota && (
        <p className={styles.sums}>
          {isNothingToLay(plan) ? m.plan_sum_free(sums) : m.plan_sum(sums)}
          {done > 0 && ` ${m.plan_sum_done({ done: durationWords(done) })}`}
        </p>
      )}
      {!isReader && rota && (
        <button
          type="button"
          className="btn btn-go"
          aria-disabled={actions.busy || undefined}
          onClick={() => !actions.busy && actions.change({ send: sendLay, said: m.plan_said_laid() })}
        >
          <Icon of={refreshIcon} />
          {plan.laid_at === null ? m.plan_lay() : m.plan_lay_again()}
        </button>
      )}
    </header>
  )
}

function WeekLink({ to, label, icon }: { to: string; label: string; icon: string }) {
  return (
    <Link className="icon-btn" to={`${addressOf('/my/plan')}?week=${to}`} replace preventScrollReset aria-label={label}>
      <Icon of={icon} />
    </Link>
  )
}
