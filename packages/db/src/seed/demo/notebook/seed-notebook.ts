import { addStudyDays, studyDayOf } from '@prostuti/learning-rules/day/study-day'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../connect.ts'
import { doctor, notebookCard, notebookReview, notebookSettings } from '../../../tables/index.ts'
import { demoDoctors } from '../doctors.ts'
import { insertInChunks } from '../insert-in-chunks.ts'
import { type Chance, seededChance } from '../papers/chance.ts'
import { practise } from './practise.ts'
import { readMistakes } from './read-mistakes.ts'

const spreadDays = 21
const note = 'পরীক্ষার আগের রাতে আরেকবার দেখব: ক্লাসে স্যার ছকটা যেভাবে এঁকেছিলেন, সেভাবে মনে রাখা সহজ।'

/** Weeks of retests of the demo's first doctor. The sweep adds why each card is there, as it does for real sittings. */
export async function seedNotebook(tx: Tx, now: Date): Promise<void> {
  const [own] = await tx
    .select({ id: doctor.id })
    .from(doctor)
    .where(eq(doctor.phone, demoDoctors[0]?.phone ?? ''))
  const doctorId = own?.id ?? 0
  const chance = seededChance(3_000)
  const examOn = addStudyDays(studyDayOf(now), 110)
  const mistakes = await readMistakes(tx, { doctorId, now })
  const { cards, reviews } = practise({ cards: mistakes, target: { examOn, spreadDays }, now, chance })
  if (reviews.length === 0) throw new Error('the notebook of the demo has no retests')

  await tx.insert(notebookSettings).values({ doctorId, dailyLimit: 20, targetExamOn: examOn, spreadDays })
  await tx.insert(notebookCard).values(
    cards.map(({ questionId, paperId, versionId, byHand, memory, lastRating, queueOn, madeAt }, nth) => ({
      ...{ doctorId, questionId, paperId, versionId, byHand, memory, lastRating, queueOn, madeAt },
      note: nth % 17 === 3 ? note : null,
    })),
  )
  const device = uuidBy(chance)
  await insertInChunks(reviews, (some) =>
    tx.insert(notebookReview).values(
      some.map(({ card: { questionId, versionId }, at, ...review }) => ({
        ...{ ...review, doctorId, id: uuidBy(chance), device, questionId, versionId, stems: null },
        ...{ sequence: at.getTime(), answeredAt: at, reviewedAt: at, receivedAt: at },
      })),
    ),
  )
}

/** The same in every demo. */
function uuidBy(chance: Chance): string {
  const hex = Array.from({ length: 30 }, () => chance.below(16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18)}`
}
