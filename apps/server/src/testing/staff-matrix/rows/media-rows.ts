import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { buildBatch, buildCourse } from '../../builders/build-batch.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { adminVideo, upload, video } = tables

const makeVideo = async ({ db }: StaffWorld): Promise<number> => {
  const embed = { source: 'embed', embedLink: 'https://youtu.be/aqz-KE-bpKQ', durationSeconds: 90 } as const
  const [made] = await db
    .insert(video)
    .values({ title: { bn: 'হৃৎপিণ্ড' }, ...embed })
    .returning({ id: video.id })
  return made!.id
}

/** One that stands in a course which is not the member's. */
const makeForeignVideo = async (world: StaffWorld): Promise<number> => {
  const videoId = await makeVideo(world)
  const { id: batchId } = await buildBatch(world.db, await buildCourse(world.db))
  await world.db.insert(adminVideo).values({ batchId, videoId, publishedAt: new Date() })
  return videoId
}

const makeUpload = async ({ db }: StaffWorld, staffId: number): Promise<string> => {
  const key = randomBytes(24).toString('base64url')
  await db.insert(upload).values({ key, staffId, kind: 'video', name: 'heart.mp4', bytes: 10 })
  return key
}

export const mediaRows: Record<string, StaffMatrixRow> = {
  // Asked without a length, and with JSON, which it does not take; `upload.test.ts` sends files.
  beginUpload: { answers: 415, unaudited: 'nothing was begun' },
  listUploads: {},
  readUpload: { ask: async (world, staffId) => ({ params: { key: await makeUpload(world, staffId) } }) },
  dropUpload: { ask: async (world, staffId) => ({ params: { key: await makeUpload(world, staffId) } }) },
  ...resourceRows('videoResource', {
    make: makeVideo,
    foreign: makeForeignVideo,
    boundBy: 'course',
    fields: () => ({
      title: { bn: 'ফুসফুস' },
      description: null,
      subject: null,
      teacher_id: null,
      poster: null,
      upload: null,
      embed_link: 'https://youtu.be/aqz-KE-bpKQ',
      duration_seconds: 90,
    }),
  }),
}
