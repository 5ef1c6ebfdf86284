import * as m from '@prostuti/text/messages'
import { Link } from 'react-router'
import { askAddress } from '../../../kit/complaint/ask-address.ts'
import { Phrase } from '../../../kit/rich-text/phrase.tsx'
import { useStaffView } from '../../../kit/session/use-staff-view.ts'
import { ParcelAddress } from '../parcel-address.tsx'
import { volumeWords } from '../parcel-words.ts'
import { ParcelPicture } from '../pictures.tsx'
import { type Delivery, sheetsAddress } from '../sheet-queries.ts'
import { CourierCard } from './courier-card.tsx'
import styles from './track.module.css'
import { headWords } from './track-words.ts'
import { WayList } from './way-list.tsx'

/** One parcel: where it is, how it came there, who carries it and where it goes. */
export function Track({ id, delivery }: { id: string; delivery: Delivery }) {
  const { title, text } = headWords(delivery)
  return (
    <div className={styles.track}>
      {/* Said when it changes under the reader's eyes. */}
      <div className={`card ${styles.trackHead}`} data-part="track-head" role="status">
        <ParcelPicture state={delivery.state} />
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <WaysOn id={id} delivery={delivery} />
      <WayList delivery={delivery} />
      <div className={styles.trackSide}>
        <ParcelAddress key={delivery.id} id={id} delivery={delivery} />
        <CourierCard delivery={delivery} />
        <section className="card pad" aria-labelledby="inside">
          <h2 id="inside" className={styles.partHead}>
            {m.sheet_inside()}
          </h2>
          <ul className={styles.inside}>
            {delivery.sheets.map(({ id: sheetId, volume, title: name }) => (
              <li key={sheetId}>
                <b>{volumeWords(volume)}</b>
                <span>
                  <Phrase text={name} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

/** What to do when it did not go as it should. */
function WaysOn({ id, delivery: { id: deliveryId, state } }: { id: string; delivery: Delivery }) {
  const staff = useStaffView()
  const again = state === 'returned' || state === 'cancelled'
  const tell = state === 'returned' || state === 'on_hold' || state === 'delivered'
  if (staff || (!again && !tell)) return null
  return (
    <div className={styles.trackWays}>
      {again && (
        <Link className="btn btn-go" to={sheetsAddress(id)}>
          {m.sheet_again()}
        </Link>
      )}
      {tell && (
        <Link
          className={`btn ${state === 'on_hold' ? 'btn-line' : 'btn-quiet'}`}
          to={askAddress(id, { kind: 'parcel', deliveryId })}
        >
          {m.sheet_tell()}
        </Link>
      )}
    </div>
  )
}
