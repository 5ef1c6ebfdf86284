import * as m from '@prostuti/text/messages'
import { Dialog } from '@prostuti/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { type PlanWeek, sendRota } from '../plan-api.ts'
import type { PlanActions } from '../use-plan.ts'
import { RotaCells } from './rota-cells.tsx'
import { freshRota, presets } from './rota-draft.ts'
import { RotaLimits } from './rota-limits.tsx'

type RotaDialogProps = { plan: PlanWeek; actions: PlanActions; onClose: () => void }

/** The rota that repeats, with its hours and limits. Nothing is laid anew by it: that is a press of its own. */
export default function RotaDialog({ plan, actions, onClose }: RotaDialogProps) {
  const id = useId()
  const [rota, setRota] = useState(plan.rota ?? freshRota(plan, [...presets.free]))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (actions.busy) return
    const isDone = await actions.change({ send: (week) => sendRota(week, rota), said: m.plan_said_rota() })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.plan_rota_title()}
      actions={
        <button type="submit" form={id} className="btn btn-brand" aria-disabled={actions.busy || undefined}>
          {m.plan_rota_save()}
        </button>
      }
    >
      <form id={id} className="stack-lg" onSubmit={save}>
        {actions.refusal && (
          <p className="err" role="alert">
            {actions.refusal}
          </p>
        )}
        <RotaCells rota={rota} today={plan.today} onChange={setRota} />
        <RotaLimits rota={rota} onChange={setRota} />
        <p className="hint">{m.plan_rota_after()}</p>
      </form>
    </Dialog>
  )
}
