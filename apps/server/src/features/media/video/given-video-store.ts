import { givenVideoResource } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, tableStore } from '../../resource/index.ts'
import { cleanFields } from '../../rich-text/index.ts'
import { inBatchesOfCourses, ownsBatch } from '../../staff/index.ts'
import { seesVideo } from '../../video/index.ts'
import { changesMedia } from '../changes-media.ts'
import { refuseEarlyEnd } from '../refuse-early-end.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

const { adminVideo, batch, video } = tables

const titleOfVideo = sql`select ${video.title} from ${video} where ${video.id} = ${adminVideo.videoId}`

/** A video given to a batch outside of its timetable. */
export const givenVideoStore = tableStore({
  resource: givenVideoResource,
  table: adminVideo,
  sorts: { newest: adminVideo.id },
  filters: {
    batch: (id) => eq(adminVideo.batchId, id),
    active: (active) => eq(adminVideo.isActive, active === 'true'),
  },
  search: (typed) =>
    sql`${adminVideo.videoId} in (select ${video.id} from ${video} where ${saysIn(video.title, typed)})`,
  scope: (member) => inBatchesOfCourses(member, adminVideo.batchId),
  changes: (member) =>
    changesMedia(member, {
      createdBy: adminVideo.createdBy,
      inCourses: () => inBatchesOfCourses(member, adminVideo.batchId),
    }),
  unique: { admin_video_once: 'video_id' },
  also: {
    video: beside(titleOfVideo),
    batch: beside(sql`select ${batch.title} from ${batch} where ${batch.id} = ${adminVideo.batchId}`),
  },
  async prepare(tx, { fields, member, locale }) {
    refuseEarlyEnd(fields, locale)
    await refuseUnknown(tx, { table: batch, id: fields.batch_id, field: 'batch_id', scope: ownsBatch(member), locale })
    await refuseUnknown(tx, { table: video, id: fields.video_id, field: 'video_id', scope: seesVideo(member), locale })
    return cleanFields(fields, { needed: {}, optional: { note: 200 } }, locale)
  },
})
