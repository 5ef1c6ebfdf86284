import { bcs } from './bcs.ts'
import type { DemoCourse } from './demo-course.ts'
import { fcpsPart1 } from './fcps-part-1.ts'
import { pscNonCadre } from './psc-non-cadre.ts'
import { residency } from './residency.ts'

export const demoCourses: DemoCourse[] = [fcpsPart1, residency, bcs, pscNonCadre]
