import { bcsPrelim35To47, bcsPrelim50, bcsSpecialDoctor } from './bcs.ts'
import { fcpsPart1From2024, fcpsPart1OldSet, fcpsPart1PaperOld } from './fcps.ts'
import { mbbsAdmission, mrcpPart1, quiz } from './others.ts'
import { pscNonCadre } from './psc.ts'
import { residencyMixed, residencyMtf } from './residency.ts'
import type { RulePack } from './rule-pack.ts'
import type { SetRule } from './set-rule.ts'

/** What staff choose from. Papers keep a copy, so a change here reaches new papers only. */
export const rulePacks: readonly RulePack[] = [
  bcsPrelim50,
  bcsPrelim35To47,
  bcsSpecialDoctor,
  pscNonCadre,
  fcpsPart1From2024,
  fcpsPart1PaperOld,
  residencyMtf,
  residencyMixed,
  mbbsAdmission,
  mrcpPart1,
  quiz,
]

export const setRules: readonly SetRule[] = [fcpsPart1OldSet]

export function findRulePack(key: string): RulePack | undefined {
  return rulePacks.find((pack) => pack.key === key)
}
