import type { tables } from '@prostuti/db'

export type DoubleFact = (typeof tables.doubleFacts)[number]

/**
 * How much each fact says. A name that sounds the same is common, and so is a shared computer: two facts are needed, of which no
 * second registration number may speak against it.
 */
const weights: Record<DoubleFact, number> = {
  name: 40,
  college: 25,
  district: 20,
  bmdc: 40,
  device: 35,
  phone_used: 40,
  phone_end: 30,
  other_bmdc: -60,
}

/** From here on a pair is shown to people. */
export const likely = 60

export const weighFacts = (facts: readonly DoubleFact[]): number =>
  Math.max(
    0,
    facts.reduce((sum, fact) => sum + weights[fact], 0),
  )

export type DoubleSide = {
  bareKey: string
  bmdc: string | null
  collegeId: number | null
  districtIds: (number | null)[]
  phone: string
}

/** What two accounts have alike by what their doctors wrote of themselves. */
export function compareSides(one: DoubleSide, other: DoubleSide): DoubleFact[] {
  const facts: DoubleFact[] = []
  if (one.bareKey !== '' && one.bareKey === other.bareKey) facts.push('name')
  if (one.collegeId !== null && one.collegeId === other.collegeId) facts.push('college')
  if (one.districtIds.some((id) => id !== null && other.districtIds.includes(id))) facts.push('district')
  if (one.bmdc !== null && other.bmdc !== null)
    facts.push(digitsOf(one.bmdc) === digitsOf(other.bmdc) ? 'bmdc' : 'other_bmdc')
  // The same number under another operator, as people mistype it.
  if (one.phone !== other.phone && one.phone.slice(-8) === other.phone.slice(-8)) facts.push('phone_end')
  return facts
}

/** A-0104218 and D-104218 are typed for one number. */
const digitsOf = (bmdc: string): string => bmdc.replace(/^\D*0*/, '')
