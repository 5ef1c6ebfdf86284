import type { BatchSpec } from './batch-spec.ts'
import { buildBatch, type DemoBatch } from './build-batch.ts'
import { bcsPreliminary } from './specs/bcs.ts'
import { dentalPostgraduate } from './specs/dental.ts'
import { diplomaMphil } from './specs/diploma-mphil.ts'
import { fcpsGynae } from './specs/fcps-gynae.ts'
import { fcpsMedicine } from './specs/fcps-medicine.ts'
import { fcpsPaediatrics } from './specs/fcps-paediatrics.ts'
import { fcpsSurgery } from './specs/fcps-surgery.ts'
import { mrcpPart1 } from './specs/mrcp.ts'
import { pscNonCadreBatches } from './specs/psc-non-cadre.ts'
import { residency } from './specs/residency.ts'
import { specialBcsHealth } from './specs/special-bcs.ts'

const specs: BatchSpec[] = [
  ...fcpsMedicine,
  ...fcpsSurgery,
  ...fcpsGynae,
  ...fcpsPaediatrics,
  ...residency,
  ...diplomaMphil,
  ...dentalPostgraduate,
  ...mrcpPart1,
  ...bcsPreliminary,
  ...specialBcsHealth,
  ...pscNonCadreBatches,
]

/** Relative to the moment of seeding: some have begun, most begin in the coming weeks, one is over. */
export const demoBatches = (now: Date): DemoBatch[] => specs.map((spec) => buildBatch(spec, now))
