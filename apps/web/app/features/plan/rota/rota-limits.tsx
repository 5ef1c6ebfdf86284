import { addStudyDays, studyDaysBetween } from '@prostuti/learning-rules/day/study-day'
import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { useId } from 'react'
import type { Rota } from '../plan-api.ts'
import { durationWords, shiftWords } from '../words.ts'
import styles from './rota.module.css'
import { clockOf, minuteOf, withLength } from './rota-draft.ts'
import '@prostuti/ui/styles/form.css'

function turnWords(days: number): string {
  if (days === 1) return m.plan_rota_daily()
  return days === 7 ? m.plan_rota_weekly() : m.plan_rota_days({ n: formatNumber(days, getLocale()) })
}

type RotaLimitsProps = { rota: Rota; today: string; onChange: (rota: Rota) => void }

const lengths = Array.from({ length: 28 }, (_, n) => n + 1)
const dailies = Array.from({ length: 16 }, (_, n) => (n + 1) * 30)
const hoursBetween = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => (from + n) * 60)

/** How the rota turns, when each duty begins and ends, and how much of the rest is for learning. */
export function RotaLimits({ rota, today, onChange }: RotaLimitsProps) {
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
      <StartDay rota={rota} today={today} onChange={onChange} />
      {(['morning', 'evening', 'night'] as const).map((shift) => (
        <fieldset key={shift} className={styles.hours}>
          <legend className="lbl">{shiftWords[shift]()}</legend>
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              type="time"
              className="input"
              aria-label={end === 'from' ? m.plan_rota_from() : m.plan_rota_to()}
              value={clockOf(rota.hours[shift][end])}
              required
              onChange={({ target }) => {
                const minute = minuteOf(target.value)
                if (minute === undefined) return
                onChange({ ...rota, hours: { ...rota.hours, [shift]: { ...rota.hours[shift], [end]: minute } } })
              }}
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

/** One of the days of a turn from today on, in words: any other first day makes the same rota as one of them. */
function StartDay({ rota, today, onChange }: RotaLimitsProps) {
  const { length } = rota.shifts
  if (length === 7 || length === 1) return null
  const ahead = studyDaysBetween(today, rota.starts_on) % length
  return (
    <Choice
      label={m.plan_rota_starts()}
      value={(ahead + length) % length}
      options={Array.from({ length }, (_, n) => n)}
      say={(n) => formatDate(dhakaMidnight(addStudyDays(today, n)), getLocale(), 'full')}
      onChoose={(n) => onChange({ ...rota, starts_on: addStudyDays(today, n) })}
    />
  )
}

type ChoiceProps = {
  label: string
  value: number
  options: number[]
  say: (value: number) => string
  onChoose: (value: number) => void
}

function Choice({ label, value, options, say, onChoose }: ChoiceProps) {
  const id = useId()
  const all = options.includes(value) ? options : [...options, value].toSorted((one, other) => one - other)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select-wrap">
        <select id={id} className="input" value={value} onChange={({ target }) => onChoose(Number(target.value))}>
          {all.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
