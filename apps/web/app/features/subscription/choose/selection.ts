import type { Duration, ShelfPage, ShelfVideo } from '../../../kit/subscription/subscription-api.ts'

/** What a doctor is choosing on one shelf. */
export type Selection = { videos: number[]; days: number | undefined }

export type Stored = Partial<Selection>

/** Those that may be chosen: what the shelf offers and the doctor does not have, or has and is renewing. */
export function choosable({ videos, subscriptions }: ShelfPage, renews: number | undefined): ShelfVideo[] {
  const renewed = subscriptions.find(({ id }) => id === renews)?.video_ids ?? []
  return videos.filter((video) => video.is_offered && (video.own_until === null || renewed.includes(video.id)))
}

/** What was kept, as far as it can still be had; a renewal begins with what is renewed. */
export function selectionOf(page: ShelfPage, stored: Stored, renews: number | undefined): Selection {
  const renewed = page.subscriptions.find(({ id }) => id === renews)
  const wanted = stored.videos ?? renewed?.video_ids ?? []
  const may = new Set(choosable(page, renews).map(({ id }) => id))
  const days = stored.days ?? renewed?.days
  return {
    videos: page.videos.map(({ id }) => id).filter((id) => wanted.includes(id) && may.has(id)),
    days: page.durations.some((each) => each.days === days) ? days : page.durations[0]?.days,
  }
}

export type Price = { list: number; total: number }

/** As the server reckons it. Nothing costs nothing. */
export function priceOf(durations: readonly Duration[], { videos, days }: Selection): Price {
  const price = durations.find((each) => each.days === days)?.prices[videos.length - 1]
  return { list: price?.list_paisa ?? 0, total: price?.total_paisa ?? 0 }
}
