import * as m from '@prostuti/text/messages'
import { CheckField } from '@prostuti/ui/check-field'
import { TextField } from '@prostuti/ui/text-field'

export type Sending = { by_hand: boolean; reference: string | null }

type ByHandProps = { value: Sending; onChange: (value: Sending) => void; isOnly?: boolean }

/** By the gateway it came by, or sent by the member themselves, with the number of that. */
export function ByHand({ value, onChange, isOnly = false }: ByHandProps) {
  return (
    <>
      {isOnly ? (
        <p>{m.office_refund_only_by_hand()}</p>
      ) : (
        <CheckField
          name="by_hand"
          label={m.office_refund_by_hand()}
          checked={value.by_hand}
          onChange={({ currentTarget }) => onChange({ ...value, by_hand: currentTarget.checked })}
        />
      )}
      {(value.by_hand || isOnly) && (
        <TextField
          name="reference"
          label={m.office_refund_reference()}
          note={m.office_correction_optional()}
          maxLength={60}
          value={value.reference ?? ''}
          onChange={({ currentTarget }) => onChange({ ...value, reference: currentTarget.value || null })}
        />
      )}
    </>
  )
}
