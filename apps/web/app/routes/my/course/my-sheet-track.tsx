import * as m from '@prostuti/text/messages'
import { TrackPage } from '../../../features/sheets/track/track-page.tsx'
import type { MyPageProps } from '../my-page.tsx'

export const title = m.sheet_track_title

export default function MySheetTrack({ params: { id, deliveryId } }: MyPageProps<'id' | 'deliveryId'>) {
  return <TrackPage key={deliveryId} id={id} deliveryId={deliveryId} />
}
