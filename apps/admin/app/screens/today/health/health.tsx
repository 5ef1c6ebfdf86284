import * as m from '@prostuti/text/messages'
import { Check, TriangleAlert } from 'lucide-react'
import { PartCard } from '../part-card.tsx'
import type { Today } from '../today-types.ts'
import styles from './health.module.css'
import { type HealthItem, healthWords, isTroubled } from './health-words.ts'

const itemNames: Record<string, () => string> = {
  bkash: m.office_today_health_bkash,
  sslcommerz: m.office_today_health_sslcommerz,
  sms: m.office_today_health_sms,
  sms_sandbox: m.office_today_health_sms_sandbox,
  steadfast: m.office_today_health_steadfast,
  pathao: m.office_today_health_pathao,
  jobs: m.office_today_health_jobs,
  ledger: m.office_today_health_ledger,
  backup: m.office_today_health_backup,
  disk: m.office_today_health_disk,
  storage: m.office_today_health_storage,
}

type HealthProps = { health: Today['health']; now: Date }

export function Health({ health, now }: HealthProps) {
  const items = health?.state === 'here' ? health.items : []
  const unset = unsetIn(items)
  const worst = items.some(({ state }) => state === 'bad')
    ? 'bad'
    : items.some(({ state }) => state === 'doubtful')
      ? 'doubtful'
      : unset.length > 0
        ? 'unset'
        : 'good'
  return (
    <PartCard
      part={health}
      title={m.office_today_health()}
      aside={
        items.length > 0 && (
          <span
            className={`chip ${{ good: 'chip-ok', unset: 'chip-line', doubtful: 'chip-line', bad: 'chip-bad' }[worst]}`}
          >
            {worst === 'good' ? <Check aria-hidden="true" size={15} /> : <TriangleAlert aria-hidden="true" size={15} />}
            {{
              good: m.office_today_health_good,
              unset: m.office_today_health_unset,
              doubtful: m.office_today_health_doubtful,
              bad: m.office_today_health_bad,
            }[worst]()}
          </span>
        )
      }
    >
      {({ items: shown }) => (
        <>
          {unset.length > 0 && (
            <p className={styles.unset}>{m.office_today_health_not_set_up({ what: unset.join(', ') })}</p>
          )}
          <dl className={`toc ${styles.leaders}`}>
            {shown.map((item) => (
              <div key={item.name}>
                <dt>
                  <span>{itemNames[item.name]?.() ?? item.name}</span>
                </dt>
                <dd data-is={item.state}>
                  {isTroubled(item) && <TriangleAlert aria-hidden="true" size={15} />}
                  {healthWords(item, now)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </PartCard>
  )
}

/** What nobody has set up yet: no way to be paid through a gateway, no SMS that reaches a phone, no backup that anybody knows of. */
function unsetIn(items: readonly HealthItem[]): string[] {
  const isOff = (...names: string[]) =>
    names.every((name) => items.some((item) => item.name === name && item.state === 'off'))
  return [
    isOff('bkash', 'sslcommerz') && m.office_today_health_gateways(),
    items.some(({ name }) => name === 'sms_sandbox') && m.office_today_health_sms(),
    items.some(({ name, at }) => name === 'backup' && at === null) && m.office_today_health_backups(),
  ].filter((words) => words !== false)
}
