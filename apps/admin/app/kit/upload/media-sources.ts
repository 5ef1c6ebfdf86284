import type { documentResource, RowOf, videoResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { spellDuration } from '../duration/duration.ts'
import { count, words } from '../list/list-cells.tsx'
import type { PickSource } from '../pick/pick-types.ts'

export const videoSource: PickSource<RowOf<typeof videoResource>> = {
  path: '/api/v3/admin/videos',
  create: '/videos/new',
  wordsOf: ({ title }) => words(title),
  noteOf: ({ subject, duration_seconds }) =>
    [words(subject), spellDuration(duration_seconds, getLocale())].filter(Boolean).join(' · '),
}

export const documentSource: PickSource<RowOf<typeof documentResource>> = {
  path: '/api/v3/admin/documents',
  create: '/documents/new',
  wordsOf: ({ name }) => name,
  noteOf: ({ pages }) => m.office_document_pages({ count: count(pages) }),
}
