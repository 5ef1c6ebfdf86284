import * as m from '@prostuti/text/messages'
import { momentDay } from './list-cells.tsx'
import type { Column } from './list-types.ts'
import { Shown } from './shown.tsx'

type Timed = { published_at: string; until: string | null; is_active: boolean }

/** From when to when something is there for a batch, and whether it is shown at all. */
export const timesColumns = <Row extends Timed>(): Column<Row>[] => [
  {
    key: 'published_at',
    title: m.office_free_video_published(),
    cell: ({ published_at }) => momentDay(published_at),
    isSecondary: true,
  },
  {
    key: 'until',
    title: m.office_media_until(),
    cell: ({ until }) => (until ? momentDay(until) : '–'),
    isSecondary: true,
  },
  { key: 'active', title: m.office_shown_filter(), cell: ({ is_active }) => <Shown is={is_active} /> },
]
