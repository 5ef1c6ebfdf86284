import { type Db, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'

const { doctor } = tables

/** Says which file the doctor's picture was before, so that it can be removed once this has committed. */
export const setAvatar = (
  db: Db,
  { doctorId, avatar, now }: { doctorId: number; avatar: string | null; now: Date },
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatar: doctor.avatar })
      .from(doctor)
      .where(eq(doctor.id, doctorId))
      .for('no key update')
    if (before === undefined) throw new AppError('not_found')
    await tx.update(doctor).set({ avatar, updatedAt: now }).where(eq(doctor.id, doctorId))
    return before.avatar
  })
