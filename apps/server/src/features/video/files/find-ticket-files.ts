import { type Tx, tables } from '@prostuti/db'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ticket } from './watch-ticket.ts'

const { signIn, video } = tables

/** The files a good ticket opens, as long as its sign-in lasts: who logs out, or is put out, takes the addresses along. */
export async function findTicketFiles(tx: Tx, { doctorId, signInId, videoId, now }: Ticket & { now: Date }) {
  const [files] = await tx
    .select({
      renditions: video.renditions,
      playlist: video.playlist,
      captions: video.captions,
      retired: video.retired,
    })
    .from(video)
    .innerJoin(
      signIn,
      and(eq(signIn.id, signInId), eq(signIn.doctorId, doctorId), isNull(signIn.endedAt), gt(signIn.expiresAt, now)),
    )
    .where(eq(video.id, videoId))
  return files
}
