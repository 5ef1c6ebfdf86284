import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../kit/live/use-live.ts'
import { deliveryQuery, sheetsQuery } from './sheet-queries.ts'

/** What is shown of sheets and parcels is asked for again when a parcel has moved. */
export function useDeliveryNews(id: string, deliveryId?: string): void {
  const client = useQueryClient()
  useLive('delivery', (message) => {
    if (deliveryId !== undefined && (message === 'resync' || String(message.id) === deliveryId))
      void client.invalidateQueries({ queryKey: deliveryQuery(id, deliveryId).queryKey })
    void client.invalidateQueries({ queryKey: sheetsQuery(id).queryKey })
  })
}
