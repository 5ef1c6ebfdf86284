import * as m from '@prostuti/text/messages'
import { count, momentDay } from './list-cells.tsx'
import type { Column, Filter } from './list-types.ts'

/** Whether a file stands anywhere. */
export const usedFilter = (): Filter => ({
  name: 'used',
  title: m.office_media_used(),
  choices: [
    { value: 'true', title: m.office_media_used_somewhere() },
    { value: 'false', title: m.office_media_used_nowhere() },
  ],
})

/** In how many places a file stands, and when it was changed. */
export const usedColumns = <Row extends { uses: number; updated_at: string }>(): Column<Row>[] => [
  { key: 'uses', title: m.office_media_used(), cell: ({ uses }) => count(uses), isNumber: true },
  {
    key: 'updated_at',
    title: m.office_media_changed(),
    cell: ({ updated_at }) => momentDay(updated_at),
    isSecondary: true,
  },
]
