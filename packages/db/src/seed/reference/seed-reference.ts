import type { Db } from '../../connect.ts'
import { applyOnce } from '../apply-once.ts'
import { seedMedicalColleges } from './seed-medical-colleges.ts'
import { seedPlaces } from './seed-places.ts'

/** What every centre needs, demo or not. Corrections to rows that a database already has are a migration's work. */
export const seedReference = (db: Db): Promise<boolean> =>
  applyOnce(db, 'reference', async (tx) => {
    await seedPlaces(tx)
    await seedMedicalColleges(tx)
  })
