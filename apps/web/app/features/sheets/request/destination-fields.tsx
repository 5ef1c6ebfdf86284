import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { AddressFields } from '../../../kit/fields/address/address-fields.tsx'
import type { Form } from '../../../kit/form/use-form.ts'
import styles from '../sheets.module.css'
import type { Destination, DestinationBox } from './destination.ts'

type DestinationFieldsProps = {
  value: Destination
  onChange: (value: Destination) => void
  sending: Pick<Form<DestinationBox>, 'errors' | 'touch'>
}

/** Written-out address where one is wanted, and who takes it in. */
export function DestinationFields({ value, onChange, sending: { errors, touch } }: DestinationFieldsProps) {
  const box = (name: 'recipient_name' | 'phone' | 'note', part: 'recipient' | 'phone' | 'note') => ({
    name,
    value: value[part],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange({ ...value, [part]: event.currentTarget.value })
      touch(name)
    },
  })
  return (
    <>
      {value.where === 'other' && (
        <AddressFields
          kind="present"
          value={value.other}
          onChange={(other) => onChange({ ...value, other })}
          errors={errors}
          onTouch={touch}
          required
        />
      )}
      <div className={styles.two}>
        <TextField label={m.sheet_who()} maxLength={120} autoComplete="name" {...box('recipient_name', 'recipient')} />
        <TextField
          label={m.sheet_phone()}
          inputMode="tel"
          type="tel"
          maxLength={20}
          autoComplete="tel"
          {...box('phone', 'phone')}
        />
      </div>
      <TextField
        label={m.sheet_note()}
        note={m.sheet_optional()}
        hint={m.sheet_note_hint()}
        maxLength={200}
        {...box('note', 'note')}
      />
    </>
  )
}
