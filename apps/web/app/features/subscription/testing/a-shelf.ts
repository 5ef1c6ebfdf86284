import type { OwnSubscription, ShelfPage, ShelfVideo } from '../../../kit/subscription/subscription-api.ts'

export const aVideo = (part: Partial<ShelfVideo> = {}): ShelfVideo => ({
  id: 1,
  title: 'হার্ট ফেইলিউর',
  subject: 'কার্ডিওলজি',
  teacher: 'ডা. শাহেদ আলম',
  duration_seconds: 600,
  watched_seconds: 0,
  position_seconds: 0,
  completed: false,
  source: 'file',
  smallest_bytes: 3_000_000,
  is_offered: true,
  own_until: null,
  ...part,
})

export const aSubscription = (part: Partial<OwnSubscription> = {}): OwnSubscription => ({
  id: 9,
  offer_id: 2,
  order_id: 484,
  order_number: '2611-0484',
  title: 'মেডিসিন রিভিশন',
  state: 'running',
  days: 30,
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
  days_left: 16,
  is_ending: false,
  renewed: false,
  total_paisa: 20_000,
  owed: null,
  is_receipted: true,
  video_ids: [1],
  completed: 0,
  ...part,
})

export function aShelfPage(part: Partial<ShelfPage> = {}): ShelfPage {
  const prices = (month: number, off: number) =>
    [1, 2, 3, 4].map((n) => ({ list_paisa: n * month, total_paisa: n * month * (1 - off) }))
  return {
    shelf: {
      id: 2,
      title: 'মেডিসিন রিভিশন',
      summary: 'রেকর্ড করা লেকচার',
      course: null,
      videos: 4,
      total_seconds: 2400,
      month_paisa: 10_000,
      least_videos: 1,
      is_open: true,
    },
    videos: [aVideo()],
    durations: [
      { days: 30, percent_off: 0, prices: prices(10_000, 0) },
      { days: 90, percent_off: 10, prices: prices(30_000, 0.1) },
    ],
    subscriptions: [],
    server_time: '2026-11-15T04:00:00.000Z',
    ...part,
  }
}
