import { type Tx, tables } from '@prostuti/db'
import { drawOrder, noPositions } from '@prostuti/exam-rules'
import { buildDoctor } from './build-doctor.ts'
import type { buildPaper } from './build-paper.ts'

const { attempt } = tables

type AttemptFields = Partial<Omit<typeof attempt.$inferInsert, 'id' | 'paperId' | 'order'>>

/** An attempt that runs for an hour from now on, of a doctor of its own unless one is given. */
export async function buildAttempt(
  tx: Tx,
  { row, questions }: Awaited<ReturnType<typeof buildPaper>>,
  { startedAt = new Date(), ...given }: AttemptFields = {},
) {
  const shown = questions.map(({ id, section, partIds }) => ({
    id,
    section,
    parts: partIds.map((part) => ({ id: part })),
  }))
  const [made] = await tx
    .insert(attempt)
    .values({
      doctorId: given.doctorId ?? (await buildDoctor(tx)).id,
      number: 1,
      endsAt: new Date(startedAt.getTime() + 3_600_000),
      ranked: true,
      answeredPlaces: noPositions(questions),
      partialPlaces: noPositions(questions),
      ...given,
      paperId: row.id,
      startedAt,
      order: drawOrder(shown, { questions: row.shuffleQuestions, parts: row.shuffleParts }, 1),
    })
    .returning()
  return made!
}
