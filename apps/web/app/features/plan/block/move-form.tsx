import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type FormEvent, useId, useState } from 'react'
import type { Block } from '../plan-api.ts'
import styles from './block.module.css'
import { moveTimes, nearestTime, type WakingHours } from './move-times.ts'
import '@prostuti/ui/styles/form.css'

type MoveFormProps = {
  today: string
  hours: WakingHours
  block: Block
  now: Date
  busy: boolean
  refusal: string | undefined
  onChoose: () => void
  onMove: (startsAt: Date) => void
}

const dayMs = 86_400_000

/** "Move to …", for whoever does not drag: any quarter of an hour of the coming days in which it may stand. */
export function MoveForm({ today, hours, block, now, busy, refusal, onChoose, onMove }: MoveFormProps) {
  const id = useId()
  const locale = getLocale()
  const first = dhakaMidnight(today).getTime()
  const timesOn = (each: string) => moveTimes(each, { block, hours, now })
  const days = Array.from({ length: 14 }, (_, n) => dhakaDate(new Date(first + n * dayMs))).filter(
    (each) => timesOn(each).length > 0,
  )
  const own = dhakaDate(new Date(block.starts_at))
  const [wishedDay, setWishedDay] = useState(own)
  const [wished, setWished] = useState((Date.parse(block.starts_at) - dhakaMidnight(own).getTime()) / 60_000)
  const day = days.includes(wishedDay) ? wishedDay : days[0]
  if (day === undefined) return null
  const times = timesOn(day)
  const minute = nearestTime(times, wished)!
  const move = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onMove(new Date(dhakaMidnight(day).getTime() + minute * 60_000))
  }
  return (
    <form className={styles.move} onSubmit={move}>
      <h3>{m.plan_move()}</h3>
      <div>
        <div className="field">
          <label htmlFor={`${id}day`}>{m.plan_move_day()}</label>
          <div className="select-wrap">
            <select
              id={`${id}day`}
              className="input"
              value={day}
              onChange={({ target }) => {
                onChoose()
                setWishedDay(target.value)
              }}
            >
              {days.map((each) => (
                <option key={each} value={each}>
                  {formatDate(dhakaMidnight(each), locale, 'full')}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}time`}>{m.plan_move_time()}</label>
          <div className="select-wrap">
            <select
              id={`${id}time`}
              className="input"
              value={minute}
              aria-invalid={refusal !== undefined}
              aria-describedby={`${id}said`}
              onChange={({ target }) => {
                onChoose()
                setWished(Number(target.value))
              }}
            >
              {times.map((each) => (
                <option key={each} value={each}>
                  {formatTime(new Date(first + each * 60_000), locale)}
                </option>
              ))}
            </select>
          </div>
          {refusal ? (
            <p id={`${id}said`} className="err" role="alert">
              {refusal}
            </p>
          ) : (
            <p id={`${id}said`} className="hint">
              {m.plan_move_hint()}
            </p>
          )}
        </div>
      </div>
      <button type="submit" className="btn btn-line" aria-disabled={busy || undefined}>
        {m.plan_move_here()}
      </button>
    </form>
  )
}
