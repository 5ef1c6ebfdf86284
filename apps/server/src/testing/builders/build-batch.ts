import { type Tx, tables } from '@prostuti/db'
import { buildDoctor } from './build-doctor.ts'

const { batch, batchCategory, batchInstalment, contact, course, courseSession, schedule, scheduleEvent, seatHold } =
  tables

let built = 0
const nth = () => {
  built += 1
  return built
}

/** Processes that fill one database, as journeys do, must not call theirs the same. */
const slugNumber = () => `${process.pid}${String(nth()).padStart(4, '0')}`

/** A course with a category and a session of its own. */
export async function buildCourse(tx: Tx, given: Partial<typeof course.$inferInsert> = {}) {
  const [made] = await tx
    .insert(course)
    .values({ slug: `test-course-${slugNumber()}`, title: { bn: 'বিসিএস', en: 'BCS' }, ...given })
    .returning()
  const category = await buildCategory(tx, { courseId: made!.id })
  const session = await buildSession(tx, { courseId: made!.id })
  return { course: made!, category, session }
}

export async function buildCategory(tx: Tx, given: Partial<typeof batchCategory.$inferInsert> & { courseId: number }) {
  const [made] = await tx
    .insert(batchCategory)
    .values({
      slug: `test-category-${slugNumber()}`,
      title: { bn: 'বিসিএস প্রিলি', en: 'BCS preliminary' },
      subtitle: { bn: 'সন্ধ্যার ব্যাচ', en: 'Evening batches' },
      icon: 'landmark',
      tone: 'civil',
      ...given,
    })
    .returning()
  return made!
}

async function buildSession(tx: Tx, given: Partial<typeof courseSession.$inferInsert> & { courseId: number }) {
  // A course has one session from any day on, so every one begins on a day of its own.
  const startsOn = new Date(Date.UTC(2027, 0, nth())).toISOString().slice(0, 10)
  const [made] = await tx
    .insert(courseSession)
    .values({
      year: 2027,
      title: { bn: 'জানুয়ারি', en: 'January' },
      startsOn,
      endsOn: '2199-12-31',
      ...given,
    })
    .returning()
  return made!
}

type Place = Awaited<ReturnType<typeof buildCourse>>

/** An active batch one can enrol in until the year 2030, without schedules. */
export async function buildBatch(tx: Tx, place: Place, given: Partial<typeof batch.$inferInsert> = {}) {
  const [made] = await tx
    .insert(batch)
    .values({
      batchCategoryId: place.category.id,
      courseId: place.course.id,
      courseSessionId: place.session.id,
      title: { bn: 'বিসিএস প্রিলি সন্ধ্যা', en: 'BCS preliminary evening' },
      summary: { bn: 'সপ্তাহে চার দিন', en: 'Four days a week' },
      mode: 'online',
      pace: 'regular',
      startsOn: '2026-08-01',
      endsOn: '2026-12-31',
      enrolmentEndsAt: new Date('2030-01-01T00:00:00Z'),
      feePaisa: 1_000_000,
      lectures: 48,
      exams: 12,
      refundRule: { bn: 'ক্লাস শুরুর আগে পুরো ফি ফেরত।', en: 'The whole fee before the first class.' },
      ...given,
    })
    .returning()
  return made!
}

export async function buildSchedule(tx: Tx, batchId: number, given: Partial<typeof schedule.$inferInsert> = {}) {
  const [made] = await tx
    .insert(schedule)
    .values({
      batchId,
      title: { bn: 'অনলাইন, সন্ধ্যা', en: 'Online, evening' },
      mode: 'online',
      weekdays: [0, 2, 4],
      opens: '20:00',
      closes: '22:00',
      seats: 10,
      ...given,
    })
    .returning()
  return made!
}

export async function buildScheduleEvent(
  tx: Tx,
  scheduleId: number,
  given: Partial<typeof scheduleEvent.$inferInsert> & { startsAt: Date },
) {
  const [made] = await tx
    .insert(scheduleEvent)
    .values({
      scheduleId,
      kind: 'lecture',
      title: { bn: 'লেকচার ১', en: 'Lecture 1' },
      endsAt: new Date(given.startsAt.getTime() + 7_200_000),
      ...given,
    })
    .returning()
  return made!
}

export async function buildBranch(tx: Tx) {
  const [made] = await tx
    .insert(contact)
    .values({
      name: { bn: 'ফার্মগেট শাখা', en: 'Farmgate branch' },
      address: { bn: 'গ্রিন রোড, ঢাকা', en: 'Green Road, Dhaka' },
    })
    .returning()
  return made!
}

export async function buildInstalments(tx: Tx, batchId: number, amounts: number[]) {
  await tx.insert(batchInstalment).values(
    amounts.map((amountPaisa, place) => ({
      batchId,
      number: place + 1,
      amountPaisa,
      dueOn: place === 0 ? null : `2026-${String(8 + place).padStart(2, '0')}-01`,
    })),
  )
}

/** A seat kept for a doctor who is paying. */
export async function buildSeatHold(tx: Tx, scheduleId: number, heldUntil: Date) {
  const doctor = await buildDoctor(tx)
  await tx.insert(seatHold).values({ scheduleId, doctorId: doctor.id, heldUntil })
}
