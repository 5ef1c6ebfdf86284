import { type Chance, seededChance } from './chance.ts'
import { examineeCount } from './examinees.ts'
import type { Examinee } from './simulate-sitting.ts'
import { demoSubjects } from './subjects.ts'

/** Which of the invented doctors sat a paper, from and to (not included), and how hard its questions are on the whole. */
type Turnout = { from: number; to: number; hardness: number }

export const turnouts: Record<string, Turnout> = {
  'fcps-part-1-paper': { from: 0, to: 600, hardness: 0.35 },
  'bcs-weekly-constitution': { from: 100, to: 900, hardness: -0.15 },
  'quiz-ecg': { from: 60, to: 210, hardness: 0 },
  'bcs-50-model-test': { from: 840, to: 900, hardness: 0.05 },
  'fcps-medicine-weekly-ecg': { from: 0, to: 60, hardness: 0.1 },
}

/** Those of the running FCPS medicine batch whose enrolments the demo has. */
export const enrolledExaminees = { from: 0, to: 60 }

/** What the demo doctor with the complete profile has sat: well, but others did better. */
export const satByDemoDoctor = ['fcps-part-1-paper', 'bcs-weekly-constitution', 'quiz-ecg']
export const demoDoctor = { ability: 0.95, leanings: { anatomy: -0.6, pharmacology: 0.4 } }

const leaningsBy = (chance: Chance): Record<string, number> =>
  Object.fromEntries(Object.keys(demoSubjects).map((subject) => [subject, 0.4 * chance.normal()]))

/** The invented doctors by their position in the list: each as able in every paper, a little better in some subjects. */
export function examineesOf(doctorIds: readonly number[]): Examinee[] {
  const chance = seededChance(examineeCount)
  return doctorIds.map((doctorId) => ({ doctorId, ability: 0.7 * chance.normal(), leanings: leaningsBy(chance) }))
}

/** Evenings and mornings of the days on which it was open; nobody begins with less than half of the time. */
export function startWithin(from: Date, to: Date, chance: Chance): Date {
  const draw = () => from.getTime() + chance.below(to.getTime() - from.getTime())
  const isUsual = (moment: number) => {
    const hour = (Math.floor(moment / 3_600_000) + 6) % 24
    return (hour >= 19 && hour < 24) || (hour >= 9 && hour < 13)
  }
  let moment = draw()
  for (let tries = 0; tries < 4 && !isUsual(moment); tries += 1) moment = draw()
  return new Date(moment)
}
