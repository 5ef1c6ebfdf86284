import { type FieldsOf, videoResource } from '@prostuti/contract/staff'
import { type Transaction, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { toEmbedLink } from '@prostuti/text/video-link'
import { eq, sql } from 'drizzle-orm'
import { invalidFields, refuseFields } from '../../../input/refuse-fields.ts'
import { saysIn } from '../../../input/typed-text.ts'
import { beside, type ResourceStore, tableStore } from '../../resource/index.ts'
import { cleanFields, plainParagraphs } from '../../rich-text/index.ts'
import { isVideoUsed, seesVideo, usesOfVideo } from '../../video/index.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import { putInLine } from '../rendition/put-in-line.ts'
import { changesVideo } from './find-video.ts'
import { retire } from './retire.ts'
import { takeUpload } from './take-upload.ts'

const { renditionRun, teacher, video } = tables

type Fields = FieldsOf<typeof videoResource>
type Write = Parameters<ResourceStore<typeof videoResource>['write']>[1]
type Row = typeof video.$inferSelect

const base = tableStore({
  resource: videoResource,
  table: video,
  sorts: { newest: video.id },
  filters: {
    source: (source) => eq(video.source, source),
    used: (used) => (used === 'true' ? isVideoUsed : sql`not ${isVideoUsed}`),
  },
  search: (typed) => saysIn(video.title, typed),
  scope: seesVideo,
  changes: changesVideo,
  also: {
    teacher: beside(sql`select ${teacher.name} from ${teacher} where ${teacher.id} = ${video.teacherId}`),
    uses: usesOfVideo,
    rendition_state: beside(
      sql`select ${renditionRun.state} from ${renditionRun} where ${renditionRun.videoId} = ${video.id} order by ${renditionRun.id} desc limit 1`,
    ),
  },
  more: (_tx, row) => ({
    upload: null,
    // A file says by itself how long it is.
    duration_seconds: row.source === 'embed' ? (row.durationSeconds as number) : null,
  }),
})

/**
 * A recorded lecture: its words, and the file or address that is played. Where sizes can be made, a new file is put in line for it.
 */
export const videoStore = (canMakeSizes: () => Promise<boolean>): ResourceStore<typeof videoResource> => ({
  ...base,
  async write(tx, given) {
    const fields = await prepare(tx, given)
    const { id, now } = given
    const [before] = id === undefined ? [] : await tx.select().from(video).where(eq(video.id, id)).for('no key update')
    const { title, description, subject } = fields
    const source = await sourceOf(tx, { ...given, fields }, before)
    const values = {
      ...{ title, description: description?.bn ? { ...description, bn: description.bn } : null },
      subject: subject?.bn ? { ...subject, bn: subject.bn } : null,
      teacherId: fields.teacher_id,
      poster: fields.poster,
      ...source,
      updatedAt: now,
    }
    const made = { ...values, createdBy: given.member.id, createdAt: now }
    const madeId = before === undefined ? await insert(tx, made) : before.id
    if (before !== undefined) await tx.update(video).set(values).where(eq(video.id, before.id))
    if (fields.upload !== null && (await canMakeSizes())) await putInLine(tx, { videoId: madeId, now })
    return madeId
  },
})

async function insert(tx: Transaction, values: object): Promise<number> {
  const [made] = await tx
    .insert(video)
    .values(values as typeof video.$inferInsert)
    .returning({ id: video.id })
  return made!.id
}

async function prepare(tx: Transaction, { fields, locale }: Write): Promise<Fields> {
  const clean = cleanFields(
    cleanFields(fields, { needed: { title: 150 }, optional: { subject: 100 } }, locale),
    { needed: {}, optional: { description: 3000 } },
    locale,
    plainParagraphs,
  )
  if (clean.teacher_id !== null)
    await refuseUnknown(tx, { table: teacher, id: clean.teacher_id, field: 'teacher_id', locale })
  return clean
}

/** What is played, where the form says something new of it. */
async function sourceOf(tx: Transaction, { fields, member, locale, now }: Write, before: Row | undefined) {
  const { upload, embed_link: link, duration_seconds: duration } = fields
  if (upload !== null) {
    const { facts, bytes } = await takeUpload(tx, { key: upload, kind: 'video', staffId: member.id, locale, now })
    return {
      source: 'file' as const,
      renditions: [{ height: facts.height, bytes, file: facts.file }],
      playlist: null,
      embedLink: null,
      durationSeconds: Math.max(1, Math.round(facts.seconds)),
      ...(before && { retired: retire(before, now) }),
    }
  }
  if (before !== undefined && before.source !== 'embed') {
    if (link !== null) throw invalidFields({ embed_link: messages.error_video_has_file({}, { locale }) })
    return {}
  }
  if (link === null) throw invalidFields({ upload: messages.error_video_no_source({}, { locale }) })
  refuseFields({
    embed_link: toEmbedLink(link) ? undefined : messages.error_video_link({}, { locale }),
    duration_seconds: duration === null ? messages.error_video_no_length({}, { locale }) : undefined,
  })
  return { source: 'embed' as const, embedLink: link, durationSeconds: duration! }
}
