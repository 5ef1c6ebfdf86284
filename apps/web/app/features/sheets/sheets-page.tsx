import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { addressOf } from '../../kit/address/address-of.ts'
import { Loaded } from '../../kit/my-page/loaded.tsx'
import { MyPage } from '../../kit/my-page/page.tsx'
import { useSession } from '../../kit/session/session.ts'
import { useStaffView } from '../../kit/session/use-staff-view.ts'
import { isAway } from './is-away.ts'
import { ParcelList } from './parcel-list.tsx'
import { RequestCard } from './request/request-card.tsx'
import { type Sheet, type Sheets, sheetsQuery } from './sheet-queries.ts'
import styles from './sheets.module.css'
import { SheetsSkeleton } from './sheets-skeleton.tsx'
import { Shelf } from './shelf.tsx'
import { useDeliveryNews } from './use-delivery-news.ts'

export function SheetsPage({ id }: { id: string }) {
  const query = useQuery(sheetsQuery(id))
  useDeliveryNews(id)
  return (
    <MyPage title={m.sheet_title()} back={{ to: addressOf('/my/courses/:id', { id }), label: m.sheet_back() }}>
      {query.data === undefined && isAway(query.error) ? (
        <NoCourse />
      ) : (
        <Loaded query={query} errorTitle={m.sheet_error()} skeleton={<SheetsSkeleton />}>
          {(sheets) => (sheets.sheets.length === 0 ? <NoSheets /> : <OwnSheets id={id} sheets={sheets} />)}
        </Loaded>
      )}
    </MyPage>
  )
}

function OwnSheets({ id, sheets }: { id: string; sheets: Sheets }) {
  const staff = useStaffView()
  const { doctor } = useSession()
  const has = (wanted: Sheet['state']) => sheets.sheets.some(({ state }) => state === wanted)
  return (
    <div className={styles.sheets}>
      <Shelf id={id} sheets={sheets.sheets} />
      <div className={styles.sheetsAsk}>
        {sheets.can_request ? (
          staff ? (
            <p className="muted">{m.sheet_staff()}</p>
          ) : (
            doctor && <RequestCard id={id} sheets={sheets} doctorId={doctor.id} />
          )
        ) : (
          (has('ready') || has('printing')) && (
            <p className={styles.sheetNote}>{has('ready') ? m.sheet_ended() : m.sheet_nothing_ready()}</p>
          )
        )}
      </div>
      <ParcelList id={id} parcels={sheets.deliveries} />
    </div>
  )
}

const NoSheets = () => (
  <div className="card">
    <EmptyState title={m.sheet_none_title()} text={m.sheet_none_text()} />
  </div>
)

const NoCourse = () => (
  <div className="card">
    <EmptyState
      title={m.sheet_away_title()}
      text={m.sheet_away_text()}
      action={
        <Link className="btn btn-line" to={addressOf('/my/courses')}>
          {m.sheet_all_courses()}
        </Link>
      }
    />
  </div>
)
