import type { Db } from '../../connect.ts'
import { applyOnce } from '../apply-once.ts'
import { seedMedicalColleges } from './seed-medical-colleges.ts'
import { seedPlaces } from './seed-places.ts'
import { seedRulePacks } from './seed-rule-packs.ts'

/** What every centre needs, demo or not. Corrections to rows that a database already has are a migration's work. */
export async function seedReference(db: Db): Promise<boolean> {
  // By itself: databases that have the rest from an earlier release get these as well.
  await applyOnce(db, 'rule-packs', seedRulePacks)
  return applyOnce(db, 'reference', async (tx) => {
    await seedPlaces(tx)
    await seedMedicalColleges(tx)
  })
}
