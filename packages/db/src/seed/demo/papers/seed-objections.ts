import type { Tx } from '../../../connect.ts'
import { objection } from '../../../tables/index.ts'
import type { Bank } from './insert-questions.ts'
import { misprints } from './misprints.ts'
import type { SittablePaper, Sitting } from './simulate-sitting.ts'

const minute = 60_000

/** Those who had a misprinted question right, and were told that it is wrong, say so in the evening after the answers came out. */
export async function seedObjections(
  tx: Tx,
  {
    papers,
    sittings,
    bank,
    now,
  }: { papers: readonly SittablePaper[]; sittings: readonly Sitting[]; bank: Bank; now: Date },
): Promise<void> {
  for (const { of, paper: key, objections } of misprints) {
    const asked = [...bank].find(([question]) => question.text === of)?.[1]
    const paper = papers.find((each) => each.key === key)
    if (!asked || !paper) throw new Error(`no paper ${key} asks ${of}`)
    const right = asked.key.type === 'sba' ? asked.key.options[0] : undefined
    const injured = sittings.filter(
      ({ attempt, steps }) =>
        attempt.paperId === paper.id && steps.findLast(({ questionId }) => questionId === asked.id)?.answer === right,
    )
    const since = Math.min(now.getTime(), (paper.times.closesAt ?? now).getTime() + 40 * minute)
    const rows = objections.flatMap((words, nth) => {
      const doctorId = injured[nth * 3]?.attempt.doctorId
      if (doctorId === undefined) return []
      const createdAt = new Date(Math.min(now.getTime() - minute, since + nth * 47 * minute))
      return [{ ...words, doctorId, paperId: paper.id, questionId: asked.id, createdAt }]
    })
    if (rows.length > 0) await tx.insert(objection).values(rows)
  }
}
