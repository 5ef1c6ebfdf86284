import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBatch, buildCourse } from '../../builders/build-batch.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { adminVideo, document, material, referenceBook, referenceBookCourse, subscriptionOffer, upload, video } = tables

const makeVideo = async ({ db }: StaffWorld, createdBy?: number): Promise<number> => {
  const embed = { source: 'embed', embedLink: 'https://youtu.be/aqz-KE-bpKQ', durationSeconds: 90 } as const
  const [made] = await db
    .insert(video)
    .values({ title: { bn: 'হৃৎপিণ্ড' }, ...embed, createdBy })
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

const makeBatch = async ({ db }: StaffWorld) => (await buildBatch(db, await buildCourse(db))).id

const makeDocument = async ({ db }: StaffWorld, createdBy?: number): Promise<number> => {
  const size = { pages: 3, bytes: 1000, widthPoints: 595, heightPoints: 842 }
  const file = `${randomBytes(24).toString('base64url')}.pdf`
  const [made] = await db
    .insert(document)
    .values({ name: 'heart.pdf', file, ...size, createdBy })
    .returning({ id: document.id })
  return made!.id
}

const makeMaterial = async (world: StaffWorld, createdBy?: number): Promise<number> => {
  const texts = { kind: 'note', subject: { bn: 'ফিজিওলজি' }, title: { bn: 'হৃৎপিণ্ড' } } as const
  const of = { batchId: await makeBatch(world), documentId: await makeDocument(world), publishedAt: new Date() }
  const [made] = await world.db
    .insert(material)
    .values({ ...texts, ...of, createdBy })
    .returning()
  return made!.id
}

/** One that is read in a course which is not the member's. */
const makeForeignDocument = async (world: StaffWorld): Promise<number> => {
  const [made] = await world.db
    .select()
    .from(material)
    .where(eq(material.id, await makeMaterial(world)))
  return made!.documentId
}

const makeGiven = async (world: StaffWorld, createdBy?: number): Promise<number> => {
  const of = { batchId: await makeBatch(world), videoId: await makeVideo(world), publishedAt: new Date() }
  const [made] = await world.db
    .insert(adminVideo)
    .values({ ...of, createdBy })
    .returning()
  return made!.id
}

const makeBook = async (world: StaffWorld, createdBy?: number): Promise<number> => {
  const { course } = await buildCourse(world.db)
  const [made] = await world.db
    .insert(referenceBook)
    .values({ documentId: await makeDocument(world), title: { bn: 'ইসিজি' }, author: 'Hampton', createdBy })
    .returning()
  await world.db.insert(referenceBookCourse).values({ bookId: made!.id, courseId: course.id })
  return made!.id
}

const makeShelf = async ({ db }: StaffWorld): Promise<number> => {
  const { course } = await buildCourse(db)
  const [made] = await db
    .insert(subscriptionOffer)
    .values({
      courseId: course.id,
      title: { bn: 'তাক' },
      summary: { bn: 'রেকর্ড করা ক্লাস' },
      monthPaisa: 10_000,
      durations: [{ days: 30, percentOff: 0 }],
    })
    .returning()
  return made!.id
}

const ofDocument = (more: object = {}, query?: Record<string, string>): StaffMatrixRow => ({
  ask: async (world) => ({ params: { id: await makeDocument(world), ...more }, ...(query && { query }) }),
  foreign: async (world) => ({ params: { id: await makeForeignDocument(world), ...more }, ...(query && { query }) }),
  boundBy: 'course',
})

const arrange = (make: (world: StaffWorld, staffId?: number) => Promise<number>): StaffMatrixRow => {
  const ask = async (world: StaffWorld, staffId?: number) => ({
    body: { id: await make(world, staffId), before: null },
  })
  return { ask, foreign: (world) => ask(world), boundBy: 'course' }
}

const soon = () => ({ published_at: new Date().toISOString(), until: null, is_active: true })

const ofVideo: StaffMatrixRow = {
  ask: async (world, staffId) => ({ params: { id: await makeVideo(world, staffId) } }),
  foreign: async (world) => ({ params: { id: await makeForeignVideo(world) } }),
  boundBy: 'course',
}

/** A change of it. */
const changesVideo: StaffMatrixRow = {
  ...ofVideo,
  colleagues: async (world) => ({ params: { id: await makeVideo(world) } }),
}

const ofCaptions = (body?: object): StaffMatrixRow => ({
  ask: async (world, staffId) => ({
    params: { id: await makeVideo(world, staffId), language: 'bn' },
    ...(body && { body }),
  }),
  ...(body && {
    colleagues: async (world: StaffWorld) => ({ params: { id: await makeVideo(world), language: 'bn' }, body }),
  }),
  foreign: async (world) => ({ params: { id: await makeForeignVideo(world), language: 'bn' }, ...(body && { body }) }),
  boundBy: 'course',
})

export const mediaRows: Record<string, StaffMatrixRow> = {
  // Asked without a length, and with JSON, which it does not take; `upload.test.ts` sends files.
  beginUpload: { answers: 415, unaudited: 'nothing was begun' },
  listUploads: {},
  readUpload: { ask: async (world, staffId) => ({ params: { key: await makeUpload(world, staffId) } }) },
  dropUpload: { ask: async (world, staffId) => ({ params: { key: await makeUpload(world, staffId) } }) },
  ...resourceRows('videoResource', {
    make: makeVideo,
    foreign: makeForeignVideo,
    colleagues: (world) => makeVideo(world),
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
  readVideoDesk: ofVideo,
  listWatchers: ofVideo,
  // A video of another site has nothing to make sizes from; `renditions.test.ts` makes some.
  makeRenditions: { ...changesVideo, answers: 400, unaudited: 'nothing was begun' },
  cancelRenditions: changesVideo,
  readCaptions: ofCaptions(),
  saveCaptions: ofCaptions({ vtt: '', file: null }),
  ...resourceRows('documentResource', {
    make: makeDocument,
    foreign: makeForeignDocument,
    colleagues: (world) => makeDocument(world),
    boundBy: 'course',
    fields: () => ({ name: 'নোট', upload: null }),
  }),
  // A document comes with its file; `documents.test.ts` brings one.
  'documentResource.create': {
    ask: () => ({ body: { fields: { name: 'নোট', upload: null } } }),
    boundBy: 'course',
    answers: 422,
    unaudited: 'nothing was made',
  },
  readDocumentDesk: ofDocument(),
  // There is no such page; `documents.test.ts` looks at one.
  documentPage: { ...ofDocument({ page: 9 }, { width: '320' }), answers: 404 },
  ...resourceRows('materialResource', {
    make: makeMaterial,
    foreign: makeMaterial,
    colleagues: (world) => makeMaterial(world),
    boundBy: 'course',
    fields: async (world) => ({
      batch_id: await makeBatch(world),
      schedule_event_id: null,
      document_id: await makeDocument(world),
      kind: 'note',
      subject: { bn: 'ফিজিওলজি' },
      title: { bn: 'হৃৎপিণ্ড' },
      download_allowed: false,
      ...soon(),
    }),
  }),
  ...resourceRows('referenceBookResource', {
    make: makeBook,
    foreign: makeBook,
    colleagues: (world) => makeBook(world),
    boundBy: 'course',
    fields: async (world) => ({
      document_id: await makeDocument(world),
      title: { bn: 'ইসিজি' },
      author: 'Hampton',
      edition: null,
      first_page_no: 11,
      chapters: [{ title: { bn: 'অক্ষ' }, page_no: 12 }],
      course_ids: [],
      is_active: true,
    }),
  }),
  arrangeBooks: {
    ...arrange(makeBook),
    colleagues: async (world) => ({ body: { id: await makeBook(world), before: null } }),
  },
  ...resourceRows('givenVideoResource', {
    make: makeGiven,
    foreign: makeGiven,
    colleagues: (world) => makeGiven(world),
    boundBy: 'course',
    fields: async (world) => ({
      batch_id: await makeBatch(world),
      video_id: await makeVideo(world),
      note: null,
      ...soon(),
    }),
  }),
  ...resourceRows('shelfResource', {
    make: makeShelf,
    foreign: makeShelf,
    boundBy: 'course',
    fields: async (world) => ({
      course_id: null,
      title: { bn: 'তাক' },
      summary: { bn: 'রেকর্ড করা ক্লাস' },
      month_paisa: 12_000,
      durations: [{ days: 30, percent_off: 0 }],
      least_videos: 1,
      refund_hours: 24,
      video_ids: [await makeVideo(world)],
      is_active: true,
    }),
  }),
  arrangeShelves: arrange(makeShelf),
}
