import * as m from '@prostuti/text/messages'
import { normalizePhone } from '@prostuti/text/phone'
import { useQuery } from '@tanstack/react-query'
import { divisionsQuery } from '../../../kit/fields/address/divisions.ts'
import { placesFor } from '../../../kit/profile/addresses.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { addressWords, phoneWords, volumeWords } from '../parcel-words.ts'
import type { Sheets } from '../sheet-queries.ts'
import styles from '../sheets.module.css'
import type { Destination } from './destination.ts'

/** The whole of it once more before it is sent. */
export function RequestSum({ value, sheets }: { value: Destination; sheets: Sheets }) {
  const written = useWritten(value)
  const known = value.where === 'other' ? null : sheets.addresses[value.where]
  const where = known ? addressWords(known) : written
  const ready = sheets.sheets.filter(({ state }) => state === 'ready')
  const phone = normalizePhone(value.phone)
  return (
    <section className={styles.sheetSum} aria-labelledby="sheet-sum">
      <h3 id="sheet-sum">{m.sheet_ask_sum()}</h3>
      <dl>
        <dt>{m.sheet_sum_what()}</dt>
        <dd>
          {ready.map(({ id, volume, title }) => (
            <span key={id} className={styles.sumLine}>
              {volumeWords(volume)}: <Phrase text={title} />
            </span>
          ))}
        </dd>
        <dt>{m.sheet_sum_where()}</dt>
        <dd>{where || <span className="muted">{m.sheet_sum_unset()}</span>}</dd>
        <dt>{m.sheet_sum_who()}</dt>
        <dd>
          {value.recipient}
          {phone && <span className={`${styles.sumLine} num`}>{phoneWords(phone)}</span>}
        </dd>
      </dl>
    </section>
  )
}

/** An address as it is being written; empty until all of it is there. */
function useWritten({ where, other }: Destination): string {
  const { data } = useQuery({ ...divisionsQuery, enabled: where === 'other' })
  const { districts = [], upazilas = [] } = placesFor(data?.divisions ?? [], other)
  const named = (places: { id: number; name: string }[], id: string) =>
    places.find((place) => String(place.id) === id)?.name
  const parts = [other.text.trim(), named(upazilas, other.upazila), named(districts, other.district)]
  return parts.every(Boolean) ? parts.join(', ') : ''
}
