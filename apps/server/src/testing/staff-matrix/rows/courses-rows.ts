import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildBranch, buildCourse } from '../../builders/build-batch.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { batchCategory, course, discountCode, event, holiday, teacher } = tables

/** A day that nobody else has made a holiday. */
const nextDay = ({ next }: StaffWorld): string => new Date(Date.UTC(2031, 0, next())).toISOString().slice(0, 10)

const makeHoliday = async (world: StaffWorld) => {
  const values = { day: nextDay(world), name: { bn: 'ছুটি' } }
  const [made] = await world.db.insert(holiday).values(values).returning({ id: holiday.id })
  return made!.id
}

const makeCourse = async ({ db }: StaffWorld) => (await buildCourse(db)).course.id
const makeCategory = async ({ db }: StaffWorld) => (await buildCourse(db)).category.id
const makeSession = async ({ db }: StaffWorld) => (await buildCourse(db)).session.id

/** What is shown keeps its address. */
const slugOf = async (
  { db, next }: StaffWorld,
  table: typeof course | typeof batchCategory,
  id: number | undefined,
) => {
  const [kept] = id === undefined ? [] : await db.select({ slug: table.slug }).from(table).where(eq(table.id, id))
  return kept?.slug ?? `matrix-${next()}`
}

const courseFields = async (world: StaffWorld, id: number | undefined) => ({
  title: { bn: 'নতুন কোর্স' },
  slug: await slugOf(world, course, id),
  ...{ subtitle: null, about: null, faq_category: null, support_phone: null, help_text: null },
  ...{ mark_shares: [], syllabus: [] },
  ...{ is_active: false, enrolment_open: true, allow_instalments: true, show_rank: true },
  pause_lectures_after_days: 7,
  move_within_days: 14,
  move_due_after_days: 7,
  full_refund_days: 7,
  postpone_days: 15,
})

const eventFields = {
  name: { bn: 'নতুন আয়োজন' },
  image: null,
  summary: null,
  about: null,
  starts_at: '2027-01-03T04:00:00.000Z',
  ends_at: null,
  deadline: '2027-01-02T04:00:00.000Z',
  fee_paisa: 0,
  mode: 'online',
  contact_id: null,
  join_link: null,
  seats: null,
  is_active: false,
}

const makeEvent = async ({ db }: StaffWorld, contactId: number | null = null) => {
  const [made] = await db
    .insert(event)
    .values({
      name: { bn: 'কর্মশালা' },
      startsAt: new Date('2027-01-03T04:00:00Z'),
      deadline: new Date('2027-01-02T04:00:00Z'),
      feePaisa: 0,
      mode: contactId === null ? 'online' : 'branch',
      contactId,
    })
    .returning({ id: event.id })
  return made!.id
}
const foreignEvent = async (world: StaffWorld) => makeEvent(world, (await buildBranch(world.db)).id)

const codeTerms = {
  kind: 'amount',
  value: 50_000,
  starts_at: null,
  ends_at: null,
  use_limit: 1,
  use_limit_per_doctor: 1,
  for_batches: [],
  for_events: [],
  for_offers: [],
  owner: 'মেলা',
}

const makeTeacher = async ({ db }: StaffWorld) => {
  const values = { name: { bn: 'ডা. রেহানা' }, subject: { bn: 'মেডিসিন' }, qualifications: 'FCPS' }
  const [made] = await db.insert(teacher).values(values).returning({ id: teacher.id })
  return made!.id
}

const makeCode = async ({ db, next }: StaffWorld) => {
  const [made] = await db
    .insert(discountCode)
    .values({ code: `MATRIX${next()}`, kind: 'percent', value: 10 })
    .returning({ id: discountCode.id })
  return made!.id
}

const ofTheCentre = 'teachers and holidays are the whole centre’s'

const arrange = (make: (world: StaffWorld) => Promise<number>) => async (world: StaffWorld) => ({
  body: { id: await make(world), before: null },
})

export const coursesRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('courseResource', {
    make: makeCourse,
    fields: courseFields,
    foreign: makeCourse,
    boundBy: 'course',
    madeByUnbound: true,
  }),
  arrangeCourses: { ask: arrange(makeCourse), foreign: arrange(makeCourse), boundBy: 'course' },
  arrangeBatchCategories: { ask: arrange(makeCategory), foreign: arrange(makeCategory), boundBy: 'course' },
  arrangeTeachers: { ask: arrange(makeTeacher), unscoped: ofTheCentre },
  listBranches: {},
  setCourseEnrolment: {
    ask: async (world) => ({ params: { id: await makeCourse(world) }, body: { open: false } }),
    foreign: async (world) => ({ params: { id: await makeCourse(world) }, body: { open: false } }),
    boundBy: 'course',
  },
  ...resourceRows('courseSessionResource', {
    make: makeSession,
    fields: async (world) => ({
      course_id: await makeCourse(world),
      title: { bn: 'জুলাই ২০২৮' },
      year: 2028,
      starts_on: nextDay(world),
      ends_on: '2199-12-31',
      is_active: true,
    }),
    foreign: makeSession,
    boundBy: 'course',
  }),
  ...resourceRows('batchCategoryResource', {
    make: makeCategory,
    fields: async (world, id) => ({
      course_id: await makeCourse(world),
      title: { bn: 'নতুন ধরন' },
      slug: await slugOf(world, batchCategory, id),
      subtitle: { bn: 'সন্ধ্যার ব্যাচ' },
      icon: 'landmark',
      tone: 'civil',
      is_active: false,
    }),
    foreign: makeCategory,
    boundBy: 'course',
  }),
  ...resourceRows('eventResource', {
    make: (world) => makeEvent(world),
    fields: () => eventFields,
    foreign: foreignEvent,
    boundBy: 'branch',
  }),
  listEventRegistrations: {
    ask: async (world) => ({ params: { id: await makeEvent(world) } }),
    foreign: async (world) => ({ params: { id: await foreignEvent(world) } }),
    boundBy: 'branch',
  },
  ...resourceRows('teacherResource', {
    unscoped: ofTheCentre,
    make: makeTeacher,
    fields: () => ({
      name: { bn: 'ডা. সেলিম' },
      subject: { bn: 'সার্জারি' },
      qualifications: 'FRCS',
      workplace: null,
      photo: null,
      is_active: true,
    }),
  }),
  ...resourceRows('holidayResource', {
    unscoped: ofTheCentre,
    make: makeHoliday,
    fields: (world) => ({ day: nextDay(world), name: { bn: 'হরতাল' }, is_hartal: true }),
  }),
  listHolidayClasses: { ask: async (world) => ({ params: { id: await makeHoliday(world) } }) },
  removeHoliday: { ask: async (world) => ({ params: { id: await makeHoliday(world) }, body: { version: 0 } }) },
  ...resourceRows('discountCodeResource', {
    make: makeCode,
    fields: ({ next }) => ({ code: `NEW ${next()}0`, ...codeTerms, is_active: true }),
    foreign: makeCode,
  }),
  stopDiscountCode: {
    ask: async (world) => ({ params: { id: await makeCode(world) } }),
    foreign: async (world) => ({ params: { id: await makeCode(world) } }),
  },
  makeDiscountCodes: { ask: () => ({ body: { prefix: 'FAIR', count: 3, ...codeTerms } }) },
}
