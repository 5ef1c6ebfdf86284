import * as m from '@prostuti/text/messages'
import { addressOf } from '../../kit/address/address-of.ts'
import type { Crumb } from '../../kit/page/page-tags.ts'

/** Free videos have no list of their own: each page shows the others. */
export const videoCrumbs = ({ id, title }: { id: number; title: string }): Crumb[] => [
  { title: m.page_home(), path: '/' },
  { title, path: addressOf('/v/:freeVideoId', { freeVideoId: id }) },
]

export const videoKind = m.video_list
