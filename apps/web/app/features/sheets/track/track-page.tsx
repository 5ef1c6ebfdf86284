import * as m from '@prostuti/text/messages'
import { EmptyState } from '@prostuti/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../kit/my-page/loaded.tsx'
import { MyPage } from '../../../kit/my-page/page.tsx'
import { isAway } from '../is-away.ts'
import { deliveryQuery, sheetsAddress } from '../sheet-queries.ts'
import { useDeliveryNews } from '../use-delivery-news.ts'
import { Track } from './track.tsx'

export function TrackPage({ id, deliveryId }: { id: string; deliveryId: string }) {
  const query = useQuery(deliveryQuery(id, deliveryId))
  useDeliveryNews(id, deliveryId)
  return (
    <MyPage title={m.sheet_track_title()} back={{ to: sheetsAddress(id), label: m.sheet_track_back() }}>
      {query.data === undefined && isAway(query.error) ? (
        <NoParcel id={id} />
      ) : (
        <Loaded query={query} errorTitle={m.sheet_track_error()}>
          {({ delivery }) => <Track id={id} delivery={delivery} />}
        </Loaded>
      )}
    </MyPage>
  )
}

const NoParcel = ({ id }: { id: string }) => (
  <div className="card">
    <EmptyState
      title={m.sheet_track_none_title()}
      text={m.sheet_track_none_text()}
      action={
        <Link className="btn btn-line" to={sheetsAddress(id)}>
          {m.sheet_title()}
        </Link>
      }
    />
  </div>
)
