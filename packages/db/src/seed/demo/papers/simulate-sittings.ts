import { seededChance } from './chance.ts'
import { type Examinee, type SittablePaper, type Sitting, simulateSitting } from './simulate-sitting.ts'
import { demoDoctor, satByDemoDoctor, startWithin, turnouts } from './who-sat.ts'

/** How many invented doctors sat a paper at most: fewer in tests that are not about the crowd, which is most of the demo's work. */
export type DemoSize = { sittersAtMost?: number }

type Crowd = DemoSize & {
  examinees: readonly Examinee[]
  demoDoctorId: number
  /** Questions that most know the answer to, by their ids. */
  wellKnown?: ReadonlySet<number>
}

/** Every sitting of the demo: those of the invented doctors, and of the one with whom a newcomer signs in. */
export function simulateSittings(
  papers: readonly SittablePaper[],
  { examinees, demoDoctorId, sittersAtMost = examinees.length, wellKnown }: Crowd,
  now: Date,
): Sitting[] {
  return papers.flatMap((paper, at) => {
    const turnout = turnouts[paper.key]
    if (!turnout) return []
    const chance = seededChance(1_000 + at)
    const difficulty = new Map(
      paper.questions.map(({ id }) => {
        const hardness = turnout.hardness + 0.8 * chance.normal()
        return [id, wellKnown?.has(id) ? -1.2 : hardness]
      }),
    )
    const { opensAt, closesAt, durationMinutes } = paper.times
    const length = durationMinutes * 60_000
    const isClosed = closesAt !== null && closesAt <= now
    // While it is open everybody here has finished; of a closed one some began shortly before the end.
    const last = isClosed ? closesAt.getTime() - length / 2 : now.getTime() - length - 60_000
    const sit = (examinee: Examinee, luck = chance) =>
      simulateSitting(paper, examinee, startWithin(opensAt, new Date(last), luck), difficulty, luck)
    const sittings = examinees
      .slice(turnout.from, Math.min(turnout.to, turnout.from + sittersAtMost))
      .map((examinee) => sit(examinee))
    if (!satByDemoDoctor.includes(paper.key)) return sittings
    const { attempt, steps } = sit({ doctorId: demoDoctorId, ...demoDoctor }, seededChance(2_000 + at))
    const flaggedIds = attempt.order.questions.filter((_, index) => index % 7 === 4).slice(0, 4)
    const own = { ...attempt, flaggedIds, flagsSequence: (attempt.finishedAt ?? attempt.endsAt).getTime() - 1 }
    return [...sittings, { attempt: own, steps }]
  })
}
