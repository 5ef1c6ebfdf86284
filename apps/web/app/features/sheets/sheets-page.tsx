import {
  sheet_all_courses,
  sheet_away_text,
  sheet_away_title,
  sheet_back,
  sheet_ended,
  sheet_error,
  sheet_none_text,
  sheet_none_title,
  sheet_nothing_ready,
  sheet_staff,
  sheet_title,
} from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../my/loaded.tsx'
import { MyPage } from '../my/page.tsx'
import { useStaffView } from '../my/use-staff-view.ts'
import { isAway } from './is-away.ts'
import { ParcelList } from './parcel-list.tsx'
import { RequestCard } from './request-card.tsx'
import { type Sheet, type Sheets, sheetsQuery } from './sheet-queries.ts'
import { SheetsSkeleton } from './sheets-skeleton.tsx'
import { Shelf } from './shelf.tsx'
import { useDeliveryNews } from './use-delivery-news.ts'
import './sheets.css'

export function SheetsPage({ id }: { id: string }) {
  const query = useQuery(sheetsQuery(id))
  useDeliveryNews(id)
  return (
    <MyPage title={sheet_title()} back={{ to: `/my/courses/${id}`, label: sheet_back() }}>
      {query.data === undefined && isAway(query.error) ? (
        <NoCourse />
      ) : (
        <Loaded query={query} errorTitle={sheet_error()} skeleton={<SheetsSkeleton />}>
          {(sheets) => (sheets.sheets.length === 0 ? <NoSheets /> : <OwnSheets id={id} sheets={sheets} />)}
        </Loaded>
      )}
    </MyPage>
  )
}

function OwnSheets({ id, sheets }: { id: string; sheets: Sheets }) {
  const staff = useStaffView()
  const has = (wanted: Sheet['state']) => sheets.sheets.some(({ state }) => state === wanted)
  return (
    <div className="sheets">
      <Shelf id={id} sheets={sheets.sheets} />
      <div className="sheets-ask">
        {sheets.can_request ? (
          staff ? (
            <p className="muted">{sheet_staff()}</p>
          ) : (
            <RequestCard id={id} sheets={sheets} />
          )
        ) : (
          (has('ready') || has('printing')) && (
            <p className="sheet-note">{has('ready') ? sheet_ended() : sheet_nothing_ready()}</p>
          )
        )}
      </div>
      <ParcelList id={id} parcels={sheets.deliveries} />
    </div>
  )
}

const NoSheets = () => (
  <div className="card">
    <EmptyState title={sheet_none_title()} text={sheet_none_text()} />
  </div>
)

const NoCourse = () => (
  <div className="card">
    <EmptyState
      title={sheet_away_title()}
      text={sheet_away_text()}
      action={
        <Link className="btn btn-line" to="/my/courses">
          {sheet_all_courses()}
        </Link>
      }
    />
  </div>
)
