import { type Tx, tables } from '@prostuti/db'
import { and, eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { isOwnVideo } from '../video/index.ts'

const { enrolment } = tables

type Input = { doctorId: number; enrolmentId: number | null; videoId: number | null }

/**
 * What a complaint is about must be the doctor's own. Whether it can be watched or is paid for does not matter: that may be
 * what the complaint is about.
 */
export async function requireOwnSubject(tx: Tx, { doctorId, enrolmentId, videoId }: Input): Promise<void> {
  if (enrolmentId !== null) {
    const [own] = await tx
      .select({ id: enrolment.id })
      .from(enrolment)
      .where(and(eq(enrolment.id, enrolmentId), eq(enrolment.doctorId, doctorId)))
    if (own === undefined) throw new AppError('not_found')
  }
  if (videoId !== null && !(await isOwnVideo(tx, { doctorId, videoId, alsoShut: true })))
    throw new AppError('not_found')
}
