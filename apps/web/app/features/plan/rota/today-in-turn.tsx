import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import type { Rota } from '../plan-api.ts'
import { shiftWords } from '../words.ts'
import { Choice } from './choice.tsx'
import { positionOf, withTodayAt } from './rota-draft.ts'

type TodayInTurnProps = { rota: Rota; today: string; onChange: (rota: Rota) => void }

/** Which day of its turn a rota has reached: the one thing about it that nobody else can know. */
export function TodayInTurn({ rota, today, onChange }: TodayInTurnProps) {
  return (
    <Choice
      label={m.plan_rota_today()}
      value={positionOf(rota, today)}
      options={rota.shifts.map((_, position) => position)}
      say={(position) =>
        m.plan_rota_nth_is({
          n: formatNumber(position + 1, getLocale()),
          shift: shiftWords[rota.shifts[position]!](),
        })
      }
      onChoose={(position) => onChange(withTodayAt(rota, today, position))}
    />
  )
}
