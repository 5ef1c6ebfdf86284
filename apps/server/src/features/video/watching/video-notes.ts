import { type Tx, tables } from '@prostuti/db'
import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '../../../errors.ts'
import { findWatchable, isOwnVideo } from './find-watchable.ts'

const { videoNote } = tables

type Place = { doctorId: number; videoId: number }

const present = ({ id, atSeconds, text, createdAt, updatedAt }: typeof videoNote.$inferSelect) => ({
  id,
  at_seconds: atSeconds,
  text,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

/** What the doctor wrote stays theirs, also when the video's time is over or a fee is owed. */
export async function listNotes(tx: Tx, { doctorId, videoId }: Place) {
  const rows = await tx
    .select()
    .from(videoNote)
    .where(and(eq(videoNote.doctorId, doctorId), eq(videoNote.videoId, videoId)))
    .orderBy(asc(videoNote.atSeconds), asc(videoNote.id))
  if (rows.length === 0 && !(await isOwnVideo(tx, { doctorId, videoId }))) throw new AppError('not_found')
  return rows.map(present)
}

export async function addNote(tx: Tx, { now, ...note }: Place & { atSeconds: number; text: string; now: Date }) {
  const { video } = await findWatchable(tx, { doctorId: note.doctorId, videoId: note.videoId, now })
  const atSeconds = Math.min(note.atSeconds, video.durationSeconds)
  const [row] = await tx
    .insert(videoNote)
    .values({ ...note, atSeconds, createdAt: now, updatedAt: now })
    .returning()
  return present(row!)
}

const own = ({ doctorId, videoId, noteId }: Place & { noteId: number }) =>
  and(eq(videoNote.id, noteId), eq(videoNote.doctorId, doctorId), eq(videoNote.videoId, videoId))

export async function changeNote(tx: Tx, { text, now, ...note }: Place & { noteId: number; text: string; now: Date }) {
  const [row] = await tx.update(videoNote).set({ text, updatedAt: now }).where(own(note)).returning()
  if (row === undefined) throw new AppError('not_found')
  return present(row)
}

export async function deleteNote(tx: Tx, note: Place & { noteId: number }): Promise<void> {
  const [row] = await tx.delete(videoNote).where(own(note)).returning({ id: videoNote.id })
  if (row === undefined) throw new AppError('not_found')
}
