import type { FieldsOf, moneySettings } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { BothLanguages, TextBox } from '../../kit/form/fields.tsx'
import { ChoiceBox } from '../../kit/form/typed-fields.tsx'
import { walletWords } from '../../kit/money/money-words.ts'
import { GroupForm } from './group-form.tsx'
import styles from './settings.module.css'
import { WaysField } from './ways-field.tsx'

type Fields = FieldsOf<typeof moneySettings>

export function Component() {
  const labels = {
    payment_gateways: m.office_settings_ways(),
    manual_numbers: m.office_settings_manual(),
    manual_note: m.office_settings_manual_note(),
  }
  return (
    <GroupForm<Fields>
      group="money"
      path="/api/v3/admin/settings/money"
      needs="settings.money"
      blank={{ payment_gateways: [], manual_numbers: [], manual_note: null }}
      labels={labels}
    >
      <WaysField name="payment_gateways" label={labels.payment_gateways} hint={m.office_settings_ways_hint()} />
      <Numbers label={labels.manual_numbers} />
      <BothLanguages name="manual_note" label={labels.manual_note} hint={m.office_settings_manual_note_hint()} long />
    </GroupForm>
  )
}

const atMost = 6

/** The wallets to which doctors send money themselves. */
function Numbers({ label }: { label: string }) {
  const { control, getValues } = useFormContext<Fields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'manual_numbers' })
  const wallets = Object.entries(walletWords).map(([value, word]) => ({ value, label: word() }))
  return (
    <fieldset className={styles.oneOf}>
      <legend className="lbl">{label}</legend>
      <p className="hint">{m.office_settings_manual_hint()}</p>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.number}>
          <ChoiceBox name={`manual_numbers.${at}.wallet`} label={m.office_settings_wallet()} choices={wallets} />
          <TextBox name={`manual_numbers.${at}.number`} label={m.office_settings_number()} />
          <button
            type="button"
            className="icon-btn"
            aria-label={m.office_settings_number_remove({ number: getValues(`manual_numbers.${at}.number`) })}
            onClick={() => remove(at)}
          >
            <X aria-hidden="true" size={18} />
          </button>
        </div>
      ))}
      {fields.length < atMost && (
        <button type="button" className="btn btn-line btn-sm" onClick={() => append({ wallet: 'bkash', number: '' })}>
          <Plus aria-hidden="true" size={16} /> {m.office_settings_number_add()}
        </button>
      )}
    </fieldset>
  )
}
