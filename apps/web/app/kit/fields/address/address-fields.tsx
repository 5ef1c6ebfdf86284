import * as m from '@prostuti/text/messages'
import { SelectField } from '@prostuti/ui/select-field'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { useQuery } from '@tanstack/react-query'
import type { Complaints } from '../../form/failure.ts'
import { type Address, type AddressBox, type AddressKind, changeAddress, placesFor } from '../../profile/addresses.ts'
import styles from '../../profile/profile.module.css'
import { divisionsQuery } from './divisions.ts'

type AddressFieldsProps<Kind extends AddressKind> = {
  kind: Kind
  value: Address
  onChange: (address: Address) => void
  /** Box name → what is wrong with it. */
  errors: Complaints<AddressBox<Kind>>
  onTouch: (name: AddressBox<Kind>) => void
  required?: boolean
}

export function AddressFields<Kind extends AddressKind>({
  kind,
  value,
  onChange,
  errors,
  onTouch,
  required = false,
}: AddressFieldsProps<Kind>) {
  const { data, isError, refetch } = useQuery(divisionsQuery)
  const places = placesFor(data?.divisions ?? [], value)
  const box = (part: keyof Address, name: AddressBox<Kind>) => ({
    name,
    value: value[part],
    error: errors[name],
    required,
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange(changeAddress(value, part, event.currentTarget.value))
      onTouch(name)
    },
  })
  return (
    <div className={styles.address} data-part="address">
      <SelectField
        label={m.my_field_division()}
        placeholder={m.my_field_division_choose()}
        options={optionsOf(places.divisions)}
        {...box('division', `${kind}_division_id`)}
      />
      <SelectField
        label={m.my_field_district()}
        placeholder={value.division ? m.my_field_district_choose() : m.my_field_district_first()}
        options={optionsOf(places.districts)}
        disabled={value.division === ''}
        {...box('district', `${kind}_district_id`)}
      />
      <SelectField
        label={m.my_field_upazila()}
        placeholder={value.district ? m.my_field_upazila_choose() : m.my_field_upazila_first()}
        options={optionsOf(places.upazilas)}
        disabled={value.district === ''}
        {...box('upazila', `${kind}_upazila_id`)}
      />
      {isError && (
        <p className={`hint ${styles.addressWide}`} role="alert">
          {m.my_places_failed()}{' '}
          <button type="button" className="link-in" onClick={() => refetch()}>
            {m.state_retry()}
          </button>
        </p>
      )}
      <div className={styles.addressWide}>
        <TextAreaField
          label={m.my_field_address()}
          rows={2}
          maxLength={500}
          autoComplete="street-address"
          {...box('text', `${kind}_address`)}
        />
      </div>
    </div>
  )
}

const optionsOf = (places: { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: id, label: name }))
