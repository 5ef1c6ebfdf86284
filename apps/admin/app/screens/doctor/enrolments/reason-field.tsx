import * as m from '@prostuti/text/messages'
import { TextAreaField } from '@prostuti/ui/text-area-field'

type ReasonFieldProps = { value: string; onChange: (value: string) => void; hint: string }

export const ReasonField = ({ value, onChange, hint }: ReasonFieldProps) => (
  <TextAreaField
    name="reason"
    label={m.office_change_why()}
    hint={hint}
    maxLength={500}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
