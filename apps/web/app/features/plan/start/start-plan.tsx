import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { type PlanWeek, sendLay, sendRota } from '../plan-api.ts'
import { RotaCells } from '../rota/rota-cells.tsx'
import { freshRota, type Preset, presets } from '../rota/rota-draft.ts'
import { RotaLimits } from '../rota/rota-limits.tsx'
import type { PlanActions } from '../use-plan.ts'
import styles from './start.module.css'
import { WeekPicture } from './week-picture.tsx'

const words: Record<Preset, [title: () => string, text: () => string]> = {
  morning: [m.plan_preset_morning, m.plan_preset_morning_text],
  evening: [m.plan_preset_evening, m.plan_preset_evening_text],
  rotating: [m.plan_preset_rotating, m.plan_preset_rotating_text],
  free: [m.plan_preset_free, m.plan_preset_free_text],
}

/** The first plan: which duty, a look at it, and lay. */
export function StartPlan({ plan, actions }: { plan: PlanWeek; actions: PlanActions }) {
  const [chosen, setChosen] = useState<Preset>()
  const [rota, setRota] = useState(freshRota(plan, [...presets.morning]))
  const choose = (preset: Preset) => {
    setChosen(preset)
    const { starts_on, shifts } = freshRota(plan, [...presets[preset]])
    setRota({ ...rota, starts_on, shifts })
  }
  const lay = () =>
    !actions.busy &&
    actions.change({
      send: async (week) => {
        await sendRota(week, rota)
        return sendLay(week)
      },
      said: m.plan_said_laid(),
    })
  return (
    <div className={`card pad ${styles.start}`}>
      <WeekPicture />
      <h2>{m.plan_start_title()}</h2>
      <p>{m.plan_start_text()}</p>
      <fieldset className={styles.presets}>
        <legend className="lbl">{m.plan_start_which()}</legend>
        {(Object.keys(presets) as Preset[]).map((preset) => (
          <button key={preset} type="button" aria-pressed={preset === chosen} onClick={() => choose(preset)}>
            <b>{words[preset][0]()}</b>
            <span>{words[preset][1]()}</span>
          </button>
        ))}
      </fieldset>
      {chosen && (
        <div className={styles.own}>
          <RotaCells rota={rota} today={plan.today} onChange={setRota} />
          <details>
            <summary>{m.plan_start_limits()}</summary>
            <RotaLimits rota={rota} onChange={setRota} />
          </details>
          {actions.refusal && (
            <p className="err" role="alert">
              {actions.refusal}
            </p>
          )}
          <button type="button" className="btn btn-go" aria-disabled={actions.busy || undefined} onClick={lay}>
            {m.plan_lay()}
          </button>
        </div>
      )}
    </div>
  )
}
