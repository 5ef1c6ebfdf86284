import { civilFamilies } from './civil-families.ts'
import type { Family } from './family.ts'
import { medicalFamilies } from './medical-families.ts'

const families = { ...medicalFamilies, ...civilFamilies } satisfies Record<string, Family>

export type FamilyName = keyof typeof families

export const familyOf = (name: FamilyName): Family => families[name]
