import { formatWhen } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Check, TriangleAlert } from 'lucide-react'
import { agoWords } from './ages.ts'
import styles from './health.module.css'
import { PartCard } from './part-card.tsx'
import type { Here, Today } from './today-types.ts'

type Item = Here<'health'>['items'][number]

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
          <dl className={styles.leaders}>
            {shown.map((item) => (
              <div key={item.name}>
                <dt>
                  <span>{itemNames[item.name]?.() ?? item.name}</span>
                </dt>
                <dd data-is={item.state}>{wordsOf(item, now)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </PartCard>
  )
}

/** What nobody has set up yet: no way to be paid through a gateway, no SMS that reaches a phone, no backup that anybody knows of. */
function unsetIn(items: readonly Item[]): string[] {
  const isOff = (...names: string[]) =>
    names.every((name) => items.some((item) => item.name === name && item.state === 'off'))
  return [
    isOff('bkash', 'sslcommerz') && m.office_today_health_gateways(),
    items.some(({ name }) => name === 'sms_sandbox') && m.office_today_health_sms(),
    items.some(({ name, at }) => name === 'backup' && at === null) && m.office_today_health_backups(),
  ].filter((words) => words !== false)
}

function wordsOf({ name, state, at, figure }: Item, now: Date): string {
  const locale = getLocale()
  const number = (value: number) => formatNumber(value, locale)
  const moment = at === null ? undefined : new Date(at)
  const ago = moment && agoWords(moment, now, locale)
  switch (name) {
    case 'jobs':
      if (state === 'off') return m.office_today_health_jobs_none()
      return figure ? m.office_today_health_jobs_late({ count: number(figure) }) : (ago ?? '')
    case 'ledger':
      return state === 'off' || figure === null ? m.office_today_health_unknown() : number(figure)
    case 'backup':
      return moment ? formatWhen(moment, now, locale) : m.office_today_health_unknown()
    case 'disk':
      return diskWords(figure ?? 0, number)
    case 'sms':
    case 'sms_sandbox':
      return figure === null
        ? m.office_today_health_none_sent()
        : m.office_today_health_share({ share: number(figure) })
    default:
      if (state === 'off') return m.office_today_health_no_account()
      if (state === 'bad') return m.office_today_health_no_answer({ when: ago ?? '' })
      return moment ? m.office_today_health_normal() : m.office_today_health_not_used()
  }
}

const diskWords = (megabytes: number, number: (value: number) => string): string =>
  megabytes < 1024
    ? m.office_today_health_megabytes({ count: number(megabytes) })
    : m.office_today_health_gigabytes({ count: number(Math.floor(megabytes / 1024)) })
