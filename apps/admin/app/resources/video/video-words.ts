import type { RowOf, videoResource } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'

type Row = RowOf<typeof videoResource>

const sources: Record<Row['source'], () => string> = {
  file: m.office_video_source_file,
  hls: m.office_video_source_hls,
  embed: m.office_video_source_embed,
}

export const sourceWords = (source: Row['source']): string => sources[source]()

const renditions: Record<NonNullable<Row['rendition_state']>, () => string> = {
  waiting: m.office_rendition_waiting,
  running: m.office_rendition_running,
  done: m.office_rendition_done,
  failed: m.office_rendition_failed,
  cancelled: m.office_rendition_cancelled,
}

/** How far the making of a video's sizes has come. */
export const renditionWords = (state: NonNullable<Row['rendition_state']>): string => renditions[state]()
