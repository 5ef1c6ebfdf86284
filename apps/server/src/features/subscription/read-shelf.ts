import type { ResponseOf, subscriptionShelf } from '@prostuti/contract'
import type { Tx } from '@prostuti/db'
import { priceSubscription } from '@prostuti/payment-rules'
import type { Locale } from '@prostuti/text/locale'
import { AppError } from '../../errors.ts'
import { findShelf, presentShelf } from './list-shelves.ts'
import { loadOwnSubscriptions } from './load-own-subscriptions.ts'
import { readShelfVideos } from './read-shelf-videos.ts'

type ShelfPage = ResponseOf<typeof subscriptionShelf>

type ShelfReader = { offerId: number; doctorId: number; locale: Locale; now: Date }

/** One shelf with its videos and prices. Of one from which nothing is sold any more only those who bought hear. */
export async function readShelf(tx: Tx, { offerId, doctorId, locale, now }: ShelfReader): Promise<ShelfPage> {
  const found = await findShelf(tx, offerId)
  const own = await loadOwnSubscriptions(tx, { doctorId, offerId, locale, now })
  if (found === undefined || (!found.offer.isActive && own.length === 0)) throw new AppError('not_found')
  const bought = own.flatMap(({ video_ids }) => video_ids)
  const videos = await readShelfVideos(tx, { offerId, doctorId, bought, locale })
  return {
    shelf: { ...presentShelf(found, locale), is_open: found.offer.isActive && found.videos > 0 },
    videos: videos.map((each) => ({ ...each, own_until: ownUntil(own, each.id) })),
    durations: pricesOf(found.offer, found.videos),
    subscriptions: own,
    server_time: now.toISOString(),
  }
}

const ownUntil = (own: ShelfPage['subscriptions'], videoId: number): string | null =>
  own
    .filter(({ state, video_ids }) => (state === 'running' || state === 'coming') && video_ids.includes(videoId))
    .reduce<string | null>((latest, { ends_at }) => ((ends_at ?? '') > (latest ?? '') ? ends_at : latest), null)

/** Every price there is, so that the browser adds up nothing by itself. */
function pricesOf(offer: Parameters<typeof priceSubscription>[0], videos: number): ShelfPage['durations'] {
  const byCount = Array.from({ length: videos }, (_, place) => priceSubscription(offer, place + 1))
  return priceSubscription(offer, 1).map(({ days, percentOff }, place) => ({
    days,
    percent_off: percentOff,
    prices: byCount.map((prices) => ({ list_paisa: prices[place]!.list, total_paisa: prices[place]!.total })),
  }))
}
