import { formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Rota } from '../plan-api.ts'
import { durationWords, shiftWords } from '../words.ts'
import { Choice } from './choice.tsx'
import styles from './rota.module.css'
import { withLength } from './rota-draft.ts'

function turnWords(days: number): string {
  if (days === 1) return m.plan_rota_daily()
  return days === 7 ? m.plan_rota_weekly() : m.plan_rota_days({ n: formatNumber(days, getLocale()) })
}

type RotaLimitsProps = { rota: Rota; onChange: (rota: Rota) => void }

const lengths = Array.from({ length: 28 }, (_, n) => n + 1)
const halfHours = Array.from({ length: 48 }, (_, n) => n * 30)
const dailies = Array.from({ length: 16 }, (_, n) => (n + 1) * 30)
const hoursBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => (from + n) * 60)

/** How the rota turns, when each duty begins and ends, and how much of the rest is for learning. */
export function RotaLimits({ rota, onChange }: RotaLimitsProps) {
  const locale = getLocale()
  const midnight = dhakaMidnight(rota.starts_on).getTime()
  const timeOf = (minute: number) => formatTime(new Date(midnight + minute * 60_000), locale)
  const choice = (
    label: string,
    value: number,
    options: number[],
    say: (value: number) => string,
    set: (value: number) => Rota,
  ) => <Choice label={label} value={value} options={options} say={say} onChoose={(chosen) => onChange(set(chosen))} />
  return (
    <div className="form">
      {choice(m.plan_rota_turn(), rota.shifts.length, lengths, turnWords, (n) => withLength(rota, n))}
      {(['morning', 'evening', 'night'] as const).map((shift) => (
        <fieldset key={shift} className={styles.hours}>
          <legend className="lbl">{shiftWords[shift]()}</legend>
          {(['from', 'to'] as const).map((end) => (
            <Choice
              key={end}
              label={end === 'from' ? m.plan_rota_from() : m.plan_rota_to()}
              value={rota.hours[shift][end]}
              options={halfHours}
              say={timeOf}
              onChoose={(minute) =>
                onChange({ ...rota, hours: { ...rota.hours, [shift]: { ...rota.hours[shift], [end]: minute } } })
              }
            />
          ))}
        </fieldset>
      ))}
      {choice(m.plan_limit_daily(), rota.daily_minutes, dailies, durationWords, (daily_minutes) => ({
        ...rota,
        daily_minutes,
      }))}
      <p className="hint">{m.plan_limit_hint()}</p>
      <div className={styles.hours}>
        {choice(m.plan_limit_from(), rota.earliest_minute, hoursBetween(4, 18), timeOf, (earliest_minute) => ({
          ...rota,
          earliest_minute,
        }))}
        {choice(
          m.plan_limit_to(),
          rota.latest_minute,
          hoursBetween(rota.earliest_minute / 60 + 1, 24),
          timeOf,
          (latest_minute) => ({ ...rota, latest_minute }),
        )}
      </div>
    </div>
  )
}
