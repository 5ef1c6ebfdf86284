import type { notebookOverview, ResponseOf } from '@prostuti/contract'
import { type Tx, tables } from '@prostuti/db'
import { promisedRetention } from '@prostuti/learning-rules/cards/review-card'
import { comingLoad } from '@prostuti/learning-rules/cards/todays-cards'
import { type Locale, pickText } from '@prostuti/text/locale'
import { inArray } from 'drizzle-orm'
import { presentSettings, readSettings, type Settings } from '../settings.ts'
import { type Retests, readRetests, shareOf } from './count-retests.ts'
import { dayOf, splitToday } from './read-queue.ts'
import { type ReadableCard, readReadable } from './readable-cards.ts'

const { subject } = tables

type Overview = ResponseOf<typeof notebookOverview>

const comingDays = 14

export async function readOverview(
  tx: Tx,
  { doctorId, now, locale }: { doctorId: number; now: Date; locale: Locale },
): Promise<Overview> {
  const [readable, settings] = await Promise.all([
    readReadable(tx, { doctorId, now, withLeft: true }),
    readSettings(tx, doctorId),
  ])
  const cards = readable.cards.filter(({ isLeft }) => !isLeft)
  const { today, waiting, day } = splitToday({ cards }, settings, now)
  const retests = await readRetests(tx, { doctorId, now, questionIds: cards.map(({ questionId }) => questionId) })
  return {
    ...dayOf(now),
    cards: cards.length,
    due_today: today.length,
    waiting,
    done_today: day.doneToday,
    settings: presentSettings(settings),
    retention: { promised: promisedRetention, right: shareOf(retests.known), retests: retests.known.all },
    subjects: await listSubjects(tx, { cards, retests, today: day.today, locale }),
    calendar: retests.days,
    coming: comingLoad(cards, { ...day, days: comingDays }),
    corrections: untold(readable.cards, settings),
  }
}

type Subjects = { cards: readonly ReadableCard[]; retests: Retests; today: string; locale: Locale }

/** Those with most cards first. */
async function listSubjects(tx: Tx, { cards, retests, today, locale }: Subjects): Promise<Overview['subjects']> {
  const ofSubject = Map.groupBy(cards, ({ subjectId }) => subjectId)
  const rows = await tx
    .select({ id: subject.id, key: subject.key, name: subject.name })
    .from(subject)
    .where(inArray(subject.id, [...ofSubject.keys()]))
  return rows
    .map(({ id, key, name }) => {
      const own = ofSubject.get(id) ?? []
      const count = retests.subjects.get(id) ?? { all: 0, right: 0 }
      return {
        subject: key,
        name: pickText(name, locale),
        cards: own.length,
        due: own.filter(({ queueOn }) => queueOn <= today).length,
        right: shareOf(count),
        retests: count.all,
      }
    })
    .sort((one, other) => other.cards - one.cards || one.subject.localeCompare(other.subject))
}

function untold(cards: readonly ReadableCard[], { correctionsReadAt }: Settings): Overview['corrections'] {
  return cards
    .flatMap(({ questionId, correctedAt, isLeft }) =>
      correctedAt !== null && (correctionsReadAt === null || correctedAt > correctionsReadAt)
        ? [{ question_id: questionId, at: correctedAt.toISOString(), left: isLeft }]
        : [],
    )
    .sort((one, other) => one.at.localeCompare(other.at))
}
