import { randomBytes } from 'node:crypto'
import type { captionLanguages } from '@prostuti/contract/staff'
import { type Transaction, type Tx, tables } from '@prostuti/db'
import * as messages from '@prostuti/text/all-messages'
import { localizeDigits } from '@prostuti/text/digits'
import type { Locale } from '@prostuti/text/locale'
import { readVtt, writeVtt } from '@prostuti/text/vtt'
import { eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { invalidFields } from '../../../input/refuse-fields.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { StaffMember, Written } from '../../staff/index.ts'
import { findVideo } from '../video/find-video.ts'
import { retireCaptions } from '../video/retire.ts'

const { video } = tables

type Language = (typeof captionLanguages)[number]
type Captions = { id: number; language: Language; member: StaffMember; storage: Storage }

/** As they stand in the file that players get; null where it cannot be read, which is not the same as none. */
export async function readVideoCaptions(tx: Tx, { id, language, member, storage }: Captions) {
  const { captions, title, durationSeconds } = await findVideo(tx, { id, member })
  const file = captions.find((each) => each.language === language)?.file ?? null
  const vtt = file === null ? '' : ((await storage.get(`videos/${file}`))?.toString('utf8') ?? null)
  return { vtt, title, duration_seconds: durationSeconds, file }
}

type Saving = Captions & { vtt: string; file: string | null; locale: Locale; now: Date }
type Saved = { cues: number; file: string | null }

/** A file of its own for every save, so that nobody who watches reads half of two; what is wrong in it is refused with its line. */
export async function saveVideoCaptions(tx: Transaction, saving: Saving): Promise<Written<Saved>> {
  const { id, language, member, storage, locale, now } = saving
  const row = await findVideo(tx, { id, member, hold: true })
  const replaced = row.captions.filter((each) => each.language === language)
  const old = replaced[0]?.file ?? null
  if (old !== saving.file) throw new AppError('version_conflict')
  const { cues, faults } = readVtt(saving.vtt, row.durationSeconds)
  const line = faults[0] && localizeDigits(faults[0].line, locale)
  if (line !== undefined) throw invalidFields({ vtt: messages.error_captions_line({ line }, { locale }) })
  if (cues.length === 0 && saving.vtt.replace(/^\s*WEBVTT/, '').trim() !== '')
    throw invalidFields({ vtt: messages.error_captions_none({}, { locale }) })
  const file = cues.length === 0 ? null : `captions/${randomBytes(24).toString('base64url')}-${language}.vtt`
  if (file !== null) await storage.put(`videos/${file}`, Buffer.from(writeVtt(cues)))
  const others = row.captions.filter((each) => each.language !== language)
  const captions = file === null ? others : [...others, { language, file }]
  await tx
    .update(video)
    .set({
      captions: captions.toSorted((one, other) => one.language.localeCompare(other.language)),
      retired: retireCaptions(row.retired, replaced, now),
      updatedAt: now,
    })
    .where(eq(video.id, id))
  return {
    answer: { cues: cues.length, file },
    resource: 'video',
    resourceId: id,
    after: { captions: language, count: cues.length },
  }
}
