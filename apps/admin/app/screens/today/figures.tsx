import * as m from '@prostuti/text/messages'
import { formatMoney } from '@prostuti/text/money'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styles from './figures.module.css'
import { PartCard } from './part-card.tsx'
import type { Today } from './today-types.ts'

export function Figures({ figures }: { figures: Today['figures'] }) {
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const money = (value: number) => formatMoney(value, locale)
  return (
    <PartCard part={figures} title={m.office_today_figures()} hint={m.office_today_figures_hint()}>
      {({ enrolments, registrations, active, takings }) => (
        <dl className={styles.stats}>
          <div>
            <dt>{m.office_today_enrolments()}</dt>
            <dd>{number(enrolments.today)}</dd>
            <Against {...enrolments} say={number} />
          </div>
          {takings && (
            <div>
              <dt>{m.office_today_takings_today()}</dt>
              <dd>{money(takings.today)}</dd>
              <Against {...takings} say={money} />
            </div>
          )}
          {active && (
            <div>
              <dt>{m.office_today_active()}</dt>
              <dd>{number(active.today)}</dd>
              <dd className={styles.against}>{m.office_today_this_week({ count: number(active.week) })}</dd>
            </div>
          )}
          {registrations && (
            <div>
              <dt>{m.office_today_registrations()}</dt>
              <dd>{number(registrations.today)}</dd>
              <Against {...registrations} say={number} />
            </div>
          )}
        </dl>
      )}
    </PartCard>
  )
}

type AgainstProps = { today: number; yesterday: number; say: (value: number) => string }

function Against({ today, yesterday, say }: AgainstProps) {
  const difference = today - yesterday
  const count = say(Math.abs(difference))
  if (difference === 0) return <dd className={styles.against}>{m.office_today_same_as_yesterday()}</dd>
  return (
    <dd className={styles.against} data-is={difference > 0 ? 'more' : undefined}>
      {difference > 0 ? <ArrowUp aria-hidden="true" size={15} /> : <ArrowDown aria-hidden="true" size={15} />}
      {difference > 0 ? m.office_today_more_than_yesterday({ count }) : m.office_today_less_than_yesterday({ count })}
    </dd>
  )
}
