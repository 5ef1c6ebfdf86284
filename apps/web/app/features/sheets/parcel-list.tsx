import { formatDate } from '@prostuti/text/dates'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { MySection } from '../../kit/my-page/section.tsx'
import { insideWords, parcelChip } from './parcel-words.ts'
import { type Parcel, trackAddress } from './sheet-queries.ts'
import styles from './sheets.module.css'

/** Every parcel, the newest first. */
export function ParcelList({ id, parcels }: { id: string; parcels: Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <MySection title={m.sheet_parcels()}>
      <ul className={`card ${styles.parcels}`}>
        {parcels.map((parcel) => {
          const { name, look } = parcelChip(parcel.state)
          return (
            <li key={parcel.id}>
              <Link to={trackAddress(id, parcel.id)}>
                <span>
                  <b>{insideWords(parcel)}</b>
                  <small>{m.sheet_parcel_at({ date: formatDate(new Date(parcel.requested_at), getLocale()) })}</small>
                </span>
                <span className={`chip ${look}`}>{name}</span>
                <span className="sr">, {m.sheet_track()}</span>
                <Icon of={chevronRightIcon} />
              </Link>
            </li>
          )
        })}
      </ul>
    </MySection>
  )
}
