import { formatDate, formatTime } from '@prostuti/text/dates'
import { dhakaDate, dhakaMidnight } from '@prostuti/text/dhaka-date'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { type FormEvent, useId, useState } from 'react'
import { withMove } from '../changes.ts'
import { type Block, type PlanWeek, sendMove } from '../plan-api.ts'
import type { PlanActions } from '../use-plan.ts'
import styles from './block.module.css'
import '@prostuti/ui/styles/form.css'

type MoveFormProps = { plan: PlanWeek; block: Block; actions: PlanActions; onMoved: () => void }

const stepMinutes = 15
const steps = Array.from({ length: (24 * 60) / stepMinutes }, (_, step) => step * stepMinutes)
const dayMs = 86_400_000

/** "Move to …", for whoever does not drag: any of the coming days and any quarter of an hour. */
export function MoveForm({ plan, block, actions, onMoved }: MoveFormProps) {
  const id = useId()
  const locale = getLocale()
  const today = dhakaMidnight(plan.today).getTime()
  const days = Array.from({ length: 14 }, (_, n) => dhakaDate(new Date(today + n * dayMs)))
  const own = dhakaDate(new Date(block.starts_at))
  const ownMinute = Math.round((Date.parse(block.starts_at) - dhakaMidnight(own).getTime()) / 60_000)
  const [day, setDay] = useState(days.includes(own) ? own : plan.today)
  const [minute, setMinute] = useState(Math.round(ownMinute / stepMinutes) * stepMinutes)
  const move = async (event: FormEvent) => {
    event.preventDefault()
    const startsAt = new Date(dhakaMidnight(day).getTime() + minute * 60_000)
    const isDone = await actions.change({
      send: (week) => sendMove(week, { id: block.id, starts_at: startsAt.toISOString() }),
      meanwhile: (before) => withMove(before, block.id, startsAt),
      said: m.plan_said_moved(),
    })
    if (isDone) onMoved()
  }
  return (
    <form className={styles.move} onSubmit={move}>
      <h3>{m.plan_move()}</h3>
      <div>
        <div className="field">
          <label htmlFor={`${id}day`}>{m.plan_move_day()}</label>
          <div className="select-wrap">
            <select id={`${id}day`} className="input" value={day} onChange={({ target }) => setDay(target.value)}>
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
              onChange={({ target }) => setMinute(Number(target.value))}
            >
              {steps.map((each) => (
                <option key={each} value={each}>
                  {formatTime(new Date(today + each * 60_000), locale)}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
      <p className="hint">{m.plan_move_hint()}</p>
      <button type="submit" className="btn btn-line" disabled={actions.busy}>
        {m.plan_move_here()}
      </button>
    </form>
  )
}
