import type { ResponseOf, watchVideo } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { toEmbedLink } from '@prostuti/text/video-link'
import { and, eq } from 'drizzle-orm'
import type { SignIn } from '../../../auth/find-sign-in.ts'
import { AppError } from '../../../errors.ts'
import { mediaTypeOf } from '../files/media-type.ts'
import { writeTicket } from '../files/watch-ticket.ts'
import { findWatchable } from './find-watchable.ts'
import { readMultirange } from './watched-ranges.ts'

const { doctor, videoProgress } = tables

/** Longer than any lecture, shorter than it is worth to pass an address on. */
export const ticketRunsMs = 4 * 3_600_000

type VideoOpening = { signIn: Pick<SignIn, 'id' | 'doctorId'>; videoId: number; secret: string; now: Date }

/** Addresses for this sign-in alone, and where the doctor was. */
export async function openVideo(
  tx: Tx,
  { signIn: { id: signInId, doctorId }, videoId, secret, now }: VideoOpening,
): Promise<ResponseOf<typeof watchVideo>> {
  const { video, until } = await findWatchable(tx, { doctorId, videoId, now })
  // A file that no browser plays waits for its sizes.
  if (video.source === 'file' && video.renditions.every(({ file }) => mediaTypeOf(file) === undefined))
    throw new AppError('not_published_yet')
  const [watcher] = await tx
    .select({ name: doctor.name, phone: doctor.phone })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  if (watcher === undefined) throw new AppError('not_found')
  const [progress] = await tx
    .select()
    .from(videoProgress)
    .where(and(eq(videoProgress.doctorId, doctorId), eq(videoProgress.videoId, videoId)))
  const expiresAt = new Date(Math.min(now.getTime() + ticketRunsMs, until?.getTime() ?? Number.POSITIVE_INFINITY))
  const ticket = writeTicket(secret, { doctorId, signInId, videoId, expiresAt })
  const source = (file: string, height: number | null, bytes: number | null) => ({
    height,
    type: mediaTypeOf(file) ?? 'application/octet-stream',
    address: addressOf(ticket, file),
    bytes,
  })
  const sizes = video.renditions
    .toSorted((one, other) => one.height - other.height)
    .map(({ file, height, bytes }) => source(file, height, bytes))
  return {
    sources: video.playlist === null ? sizes : [source(video.playlist, null, null), ...sizes],
    embed: (video.embedLink !== null && toEmbedLink(video.embedLink)) || null,
    captions: video.captions.map(({ language, file }) => ({
      language,
      label: ownNameOf(language),
      address: addressOf(ticket, file),
    })),
    poster: video.poster,
    expires_at: expiresAt.toISOString(),
    position_seconds: progress?.positionSeconds ?? 0,
    watched: progress === undefined ? [] : readMultirange(progress.watched),
    duration_seconds: video.durationSeconds,
    watermark: watcher,
  }
}

/** Relative names in a playlist lead below the same ticket. */
const addressOf = (ticket: string, file: string): string => `/media/videos/${ticket}/${file}`

/** A language in its own words, as players list them. */
const ownNameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
