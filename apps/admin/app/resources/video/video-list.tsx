import type { RowOf, videoResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { spellDuration } from '../../kit/duration/duration.ts'
import { words } from '../../kit/list/list-cells.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import { usedColumns, usedFilter } from '../../kit/list/used-columns.tsx'
import { useMay } from '../../session/me.ts'
import { renditionWords, sourceWords } from './video-words.ts'

type Row = RowOf<typeof videoResource>

export function Component() {
  const mayWrite = useMay()('media.write')
  return (
    <ResourceList<Row>
      path="/api/v3/admin/videos"
      title={m.office_videos()}
      sorts={['newest']}
      order="desc"
      to={({ id }) => `/videos/${id}`}
      create={mayWrite ? { to: '/videos/new', title: m.office_video_new() } : undefined}
      empty={m.office_video_empty()}
      filters={[
        {
          name: 'source',
          title: m.office_video_source(),
          choices: (['file', 'hls', 'embed'] as const).map((value) => ({ value, title: sourceWords(value) })),
        },
        usedFilter(),
      ]}
      columns={[
        { key: 'title', title: m.office_title(), cell: ({ title }) => words(title) },
        { key: 'subject', title: m.office_subject(), cell: ({ subject }) => words(subject), isSecondary: true },
        { key: 'teacher', title: m.office_kind_teacher(), cell: ({ teacher }) => words(teacher), isSecondary: true },
        {
          key: 'duration_seconds',
          title: m.office_free_video_duration(),
          cell: ({ duration_seconds }) => spellDuration(duration_seconds, getLocale()),
          isNumber: true,
        },
        {
          key: 'source',
          title: m.office_video_source(),
          cell: ({ source, rendition_state }) => (
            <span className="chip chip-line">
              {rendition_state && rendition_state !== 'done' ? renditionWords(rendition_state) : sourceWords(source)}
            </span>
          ),
        },
        ...usedColumns<Row>(),
      ]}
    />
  )
}
