import * as m from '@prostuti/text/messages'
import { Field } from '@prostuti/ui/field'
import { TextField } from '@prostuti/ui/text-field'
import { useId } from 'react'

const reasons = {
  net: m.office_control_reason_net,
  power: m.office_control_reason_power,
  ours: m.office_control_reason_ours,
  mistake: m.office_control_reason_mistake,
  other: m.office_control_reason_other,
}

export type Reason = { kind: keyof typeof reasons; own: string }

/** As it is written down; empty where it has yet to be written. */
export const reasonText = ({ kind, own }: Reason): string => (kind === 'other' ? own.trim() : reasons[kind]())

type ReasonBoxProps = { reason: Reason; error: string | undefined; onChange: (reason: Reason) => void }

export function ReasonBox({ reason, error, onChange }: ReasonBoxProps) {
  const id = useId()
  return (
    <>
      <Field id={id} label={m.office_control_reason()}>
        <div className="select-wrap">
          <select
            id={id}
            className="input"
            value={reason.kind}
            onChange={(event) => onChange({ ...reason, kind: event.target.value as Reason['kind'] })}
          >
            {Object.entries(reasons).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words()}
              </option>
            ))}
          </select>
        </div>
      </Field>
      {reason.kind === 'other' && (
        <TextField
          name="reason"
          label={m.office_control_reason_own()}
          value={reason.own}
          maxLength={200}
          error={error}
          onChange={(event) => onChange({ ...reason, own: event.target.value })}
        />
      )}
    </>
  )
}
