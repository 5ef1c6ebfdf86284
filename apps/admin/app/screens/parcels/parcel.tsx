import type { readParcel } from '@prostuti/contract/staff'
import { formatWhen } from '@prostuti/text/dates'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { get } from '../../api/call.ts'
import { phoneWords } from '../../kit/doctor/phone-words.ts'
import { Crumbs } from '../../kit/exam/crumbs.tsx'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import { useNews } from '../../kit/live/staff-live.ts'
import { courierWords, stageTone, stageWords, troubleWords } from '../../kit/parcel/parcel-words.ts'
import { useHasScreen } from '../../kit/screens/known-screens.ts'
import { isNotThere } from '../../kit/screens/not-there.ts'
import { Unread } from '../../kit/screens/unread.tsx'
import { useMay } from '../../session/me.ts'
import { ParcelActs } from './acts/parcel-acts.tsx'
import { ParcelPast } from './parcel-past.tsx'
import { type Parcel, parcelsPath } from './parcel-types.ts'
import own from './parcels.module.css'

/** So long news of a booking that was just asked for may take. */
const soonMs = 4000

/** One parcel: where it is, what is in it, what the courier said, and what may be done with it where it is. */
export function Component() {
  const { id = '' } = useParams()
  const may = useMay()
  const { data, error, refetch } = useQuery({
    ...get<typeof readParcel>(`${parcelsPath}/:id`, { params: { id } }),
    throwOnError: isNotThere,
    refetchInterval: ({ state }) => (isBeingBooked(state.data?.parcel) ? soonMs : false),
  })
  useNews((news) => {
    if (news === 'resync' || (news.kind === 'changed' && news.path.startsWith(parcelsPath))) void refetch()
  })
  if (error && !data) return <Unread error={error} retry={refetch} />
  if (data === undefined) return <p role="status">{m.office_loading()}</p>
  const { parcel } = data
  return (
    <>
      <div className={styles.head}>
        <div>
          <Crumbs steps={[{ to: '/parcels', text: m.office_parcels() }]} here={parcel.invoice} />
          <div className={styles.title}>
            <h1>{parcel.recipient || parcel.invoice}</h1>
            <span className={`chip ${stageTone(parcel.stage)}`}>{stageWords(parcel.stage)}</span>
            {parcel.stuck && <span className="chip chip-bad">{troubleWords(parcel.stuck)}</span>}
          </div>
        </div>
        {may('parcels.write') && <ParcelActs parcel={parcel} />}
      </div>
      <Trouble parcel={parcel} />
      <div className={styles.cols} data-is="left">
        <div>
          <Facts parcel={parcel} />
          <Contents parcel={parcel} />
        </div>
        <ParcelPast steps={data.steps} talks={data.talks} />
      </div>
    </>
  )
}

/** Its time has come and the courier has not answered yet. */
const isBeingBooked = (parcel: Parcel | undefined): boolean =>
  parcel?.state === 'draft' &&
  parcel.courier !== 'manual' &&
  parcel.refusal === null &&
  (parcel.books_at === null || new Date(parcel.books_at) <= new Date())

/** What stands in its way, in the courier's own words. */
function Trouble({ parcel }: { parcel: Parcel }) {
  const words = parcel.refusal
    ? m.office_parcel_refused_words({ words: parcel.refusal })
    : parcel.stuck === 'in_doubt'
      ? m.office_parcel_doubt_text({ invoice: parcel.invoice })
      : undefined
  if (words === undefined) return null
  return (
    <p className={`card ${styles.note}`} data-is="bad" role="status">
      {words}
    </p>
  )
}

function Facts({ parcel }: { parcel: Parcel }) {
  const locale = getLocale()
  const hasScreen = useHasScreen()
  const when = (at: string) => formatWhen(new Date(at), new Date(), locale)
  const { address, doctor, packed, handed_over, received_back_at, resend_of, resent_as } = parcel
  const doctorPage = `/doctors/${doctor.id}`
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_parcel_address()}>
      <div className={styles.body}>
        <dl className={own.facts}>
          <dt>{m.office_parcel_doctor()}</dt>
          <dd>
            {hasScreen(doctorPage) ? (
              <Link className="link-in" to={doctorPage}>
                {doctor.name}
              </Link>
            ) : (
              doctor.name
            )}
          </dd>
          <dt>{m.office_parcel_address()}</dt>
          <dd>
            {address.street}
            <br />
            {[address.upazila, address.district, address.division].map((each) => pickText(each, locale)).join(', ')}
          </dd>
          <dt>{m.office_parcel_phone()}</dt>
          <dd>{phoneWords(parcel.phone)}</dd>
          {parcel.note && (
            <>
              <dt>{m.office_parcel_note()}</dt>
              <dd>{parcel.note}</dd>
            </>
          )}
          <dt>{m.office_parcel_batch()}</dt>
          <dd>{pickText(parcel.batch.title, locale)}</dd>
          <dt>{m.office_parcel_courier()}</dt>
          <dd>
            {courierWords(parcel)}
            {parcel.tracking_code && ` · ${parcel.tracking_code}`}
            {parcel.tracking_url && (
              <>
                {' '}
                <a className="link-in" href={parcel.tracking_url} target="_blank" rel="noreferrer">
                  {m.office_parcel_follow()} <ExternalLink aria-hidden="true" size={14} />
                </a>
              </>
            )}
          </dd>
        </dl>
        {parcel.books_at && <p className="hint">{m.office_parcel_books_at({ when: when(parcel.books_at) })}</p>}
        {packed && (
          <p className="hint">
            {packed.by
              ? m.office_parcel_packed_by({ name: packed.by.name, when: when(packed.at) })
              : m.office_parcel_packed_at({ when: when(packed.at) })}
          </p>
        )}
        {handed_over && <p className="hint">{m.office_parcel_handed_over({ when: when(handed_over.at) })}</p>}
        {received_back_at && <p className="hint">{m.office_parcel_received_back({ when: when(received_back_at) })}</p>}
        {resend_of && (
          <Link className="link-in" to={`/parcels/${resend_of.id}`}>
            {m.office_parcel_resend_of({ invoice: resend_of.invoice })}
          </Link>
        )}
        {resent_as && (
          <Link className="link-in" to={`/parcels/${resent_as.id}`}>
            {m.office_parcel_resent_as({ invoice: resent_as.invoice })}
          </Link>
        )}
      </div>
    </section>
  )
}

function Contents({ parcel }: { parcel: Parcel }) {
  return (
    <section className={`card ${styles.card}`} aria-label={m.office_parcel_contents()}>
      <header>
        <h2>{m.office_parcel_contents()}</h2>
      </header>
      <ul className={own.list}>
        {parcel.sheets.map((sheet) => (
          <li key={sheet.id}>
            <Link className="link-in" to={`/stock/${sheet.id}`}>
              {pickText(sheet.title, getLocale())}
            </Link>
            <span>{m.office_parcel_volume({ n: numberWords(sheet.volume) })}</span>
            <small>{sheet.shelf ? m.office_parcel_shelf({ shelf: sheet.shelf }) : m.office_parcel_no_shelf()}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
