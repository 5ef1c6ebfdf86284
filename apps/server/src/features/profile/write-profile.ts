import { type Db, type Transaction, tables } from '@prostuti/db'
import type { Locale } from '@prostuti/text/locale'
import { eq } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { checkCollege } from './check-college.ts'
import { checkPlaces } from './check-places.ts'
import { cleanFields, type DoctorRow, type ProfileChange } from './clean-fields.ts'
import { type Problems, refuseProblems } from './field-problems.ts'
import { takenByRace, takenFields } from './taken-fields.ts'

const { doctor } = tables

type Input = {
  doctorId: number
  locale: Locale
  now: Date
  /** Looks at the doctor as they are, and says what is to be written and what is missing from it. */
  choose: (row: DoctorRow) => { given: ProfileChange; problems: Problems }
}

/** Both profile forms end here: one look at everything, one answer about all of it, one write. */
export async function writeProfile(db: Db, { doctorId, locale, now, choose }: Input): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const row = await lockRow(tx, doctorId)
      const { given, problems: missing } = choose(row)
      const { change, problems: unclean } = cleanFields(given, row)
      const problems = {
        ...(await checkPlaces(tx, 'present', row, change)),
        ...(await checkPlaces(tx, 'permanent', row, change)),
        ...(await checkCollege(tx, row, change)),
        ...(await takenFields(tx, row, change)),
        ...unclean,
        ...missing,
      }
      refuseProblems(problems, locale)
      await tx
        .update(doctor)
        .set({ ...change, updatedAt: now })
        .where(eq(doctor.id, doctorId))
    })
  } catch (error) {
    refuseProblems(takenByRace(error), locale)
    throw error
  }
}

async function lockRow(tx: Transaction, doctorId: number): Promise<DoctorRow> {
  const [row] = await tx.select().from(doctor).where(eq(doctor.id, doctorId)).for('no key update')
  if (row === undefined) throw new AppError('not_found')
  return row
}
