import type {
  batch,
  batchInstalment,
  Inclusion,
  LocalizedText,
  OutlineLine,
  schedule,
  scheduleEvent,
} from '../../../tables/index.ts'
import { bengaliNumber } from '../bengali-number.ts'
import { dayOf, isoDate, momentAt, weekdayOf } from '../dhaka-calendar.ts'
import { nationalDays } from '../drafts/holidays.ts'
import type { Branch } from '../site/contacts.ts'
import type { TeacherName } from '../teachers.ts'
import type { BatchSpec } from './batch-spec.ts'
import { covers } from './covers.ts'
import { familyOf } from './families.ts'
import { recordingsFor } from './inclusions.ts'
import { type LaidOutRow, layOutRows } from './lay-out-rows.ts'
import { type ScheduleSpec, weekdaysOf } from './schedule-spec.ts'
import { type DemoSession, sessionAt } from './sessions.ts'
import { splitFee } from './split-fee.ts'

type EventRow = Omit<typeof scheduleEvent.$inferInsert, 'scheduleId' | 'teacherId'> & { teacher?: TeacherName }
type ScheduleRow = Omit<typeof schedule.$inferInsert, 'batchId' | 'contactId'> & { branch?: Branch; events: EventRow[] }
type Instalment = Omit<typeof batchInstalment.$inferInsert, 'batchId'>

export type DemoBatch = Omit<typeof batch.$inferInsert, 'batchCategoryId' | 'courseId' | 'courseSessionId'> & {
  category: string
  session: DemoSession
  teachers: TeacherName[]
  instalments: Instalment[]
  schedules: ScheduleRow[]
}

const refundRule = {
  bn: 'ক্লাস শুরুর ৭ দিনের মধ্যে ছাড়লে পুরো টাকা ফেরত; এরপর ছাড়লে বাকি ক্লাসের অনুপাতে, পাঠানো ছাপা শিটের দাম বাদে।',
  en: 'Leave within 7 days of the first class and everything is paid back; later, in proportion to the classes still to come, less the price of printed sheets already sent.',
}

const taka = (amount: number): number => amount * 100

const lecturesIn = (rows: LaidOutRow[]) => rows.filter((row) => row.kind !== 'exam' && !row.isCancelled).length
const examsIn = (rows: LaidOutRow[]) => rows.filter((row) => row.kind !== 'lecture' && !row.isCancelled).length

const outlineOf = ({ plan }: BatchSpec, rows: LaidOutRow[], firstDay: number): OutlineLine[] =>
  plan.map(({ title }, block) => {
    const own = rows.filter((row) => row.block === block)
    const weeks = own.map(({ day }) => Math.floor((day - firstDay) / 7) + 1)
    return {
      fromWeek: Math.min(...weeks),
      toWeek: Math.max(...weeks),
      title,
      classes: lecturesIn(own),
      exams: examsIn(own),
    }
  })

const aboutOf = ({ family, forWhom }: BatchSpec): LocalizedText => {
  const { exam, how } = familyOf(family)
  const list = (lines: (string | undefined)[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  return {
    bn: `<h2>কাদের জন্য</h2><p>${forWhom.bn}</p><h2>কীভাবে পড়াই</h2>${list(how.map(({ bn }) => bn))}<h2>পরীক্ষাটি কেমন</h2><p>${exam.bn}</p>`,
    en: `<h2>Who it is for</h2><p>${forWhom.en}</p><h2>How we teach</h2>${list(how.map(({ en }) => en))}<h2>What the exam is like</h2><p>${exam.en}</p>`,
  }
}

const inclusionsOf = (spec: BatchSpec, lectures: number, exams: number): Inclusion[] => [
  {
    kind: 'classes',
    bn: `${bengaliNumber(lectures)}টি ক্লাস ও ${bengaliNumber(exams)}টি পরীক্ষা`,
    en: `${lectures} classes and ${exams} exams`,
  },
  ...familyOf(spec.family).inclusions.map((line) =>
    line.kind === 'recordings' && spec.recordingDays !== undefined ? recordingsFor(spec.recordingDays) : line,
  ),
  ...(spec.inclusions ?? []),
]

function instalmentsOf(spec: BatchSpec, price: number, begins: number, today: number): Instalment[] {
  if (!spec.instalments) return []
  return splitFee(price, spec.instalments).map((amountPaisa, at) => ({
    number: at + 1,
    amountPaisa,
    dueOn: at === 0 ? null : isoDate(Math.max(begins, today) + at * 30),
  }))
}

const scheduleRow = (spec: ScheduleSpec, weekdays: readonly number[], rows: LaidOutRow[]): ScheduleRow => ({
  title: spec.title,
  mode: spec.branch ? 'branch' : 'online',
  branch: spec.branch,
  weekdays: [...weekdays],
  opens: spec.opens,
  closes: spec.closes,
  seats: spec.seats,
  seatsSold: spec.sold,
  events: rows.map(({ kind, title, subject, teacher, questions, startsAt, endsAt, isCancelled }) => ({
    kind,
    title,
    subject,
    teacher,
    questions,
    startsAt,
    endsAt,
    isCancelled,
    revision: isCancelled ? 1 : 0,
  })),
})

/** Everything about a batch that follows from its spec and the moment of seeding. */
export function buildBatch(spec: BatchSpec, now: Date): DemoBatch {
  const today = dayOf(now)
  // The hartal was called when the timetables stood: their rows of that day are in conflict with it.
  const closed = new Set(nationalDays(today).map(({ on }) => on))
  const timetables = spec.schedules.map((each) => {
    const weekdays = weekdaysOf(each, weekdayOf(today))
    const rowsWithout = (days: ReadonlySet<number>) =>
      layOutRows(spec.plan, { ...each, weekdays, closed: days }, today + spec.begins)
    return { each, weekdays, rows: rowsWithout(closed), planned: rowsWithout(new Set()) }
  })
  const [main] = timetables
  if (!main) throw new Error(`the batch ${spec.title.en} has no schedule`)
  const days = timetables.flatMap(({ rows }) => rows.map(({ day }) => day))
  const firstDay = Math.min(...days)
  const lastDay = Math.max(...days)
  // A closed day that puts off the last class does not put off the exam for which the batch prepares.
  const plannedEnd = Math.max(...timetables.flatMap(({ planned }) => planned.map(({ day }) => day)))
  const session = sessionAt(familyOf(spec.family).calendar, plannedEnd)
  const lectures = Math.max(...timetables.map(({ rows }) => lecturesIn(rows)))
  const exams = Math.max(...timetables.map(({ rows }) => examsIn(rows)))
  const modes = new Set(timetables.map(({ each }) => (each.branch ? 'branch' : 'online')))
  const isDiscounted = spec.discount !== undefined && spec.discount.ends > 0
  const price = taka(spec.fee - (isDiscounted ? (spec.discount?.taka ?? 0) : 0))

  return {
    category: spec.category,
    session,
    title: { bn: `${spec.title.bn}, ${session.label.bn}`, en: `${spec.title.en}, ${session.label.en}` },
    summary: spec.summary,
    about: aboutOf(spec),
    image: covers[spec.category],
    mode: modes.size > 1 ? 'both' : modes.has('branch') ? 'branch' : 'online',
    pace: spec.pace,
    startsOn: isoDate(firstDay),
    endsOn: isoDate(lastDay),
    enrolmentEndsAt: momentAt(
      spec.enrolmentEnds === undefined ? firstDay + 7 : today + spec.enrolmentEnds,
      24 * 60 - 1,
    ),
    feePaisa: taka(spec.fee),
    discountPaisa: taka(spec.discount?.taka ?? 0),
    discountEndsAt: spec.discount ? momentAt(today + spec.discount.ends, 24 * 60 - 1) : null,
    lectures,
    exams,
    inclusions: inclusionsOf(spec, lectures, exams),
    outline: outlineOf(spec, main.rows, firstDay),
    refundRule,
    aliases: [...familyOf(spec.family).aliases, ...spec.aliases],
    teachers: [...new Set(spec.plan.flatMap(({ rows }) => rows.flatMap(({ teacher }) => teacher ?? [])))],
    instalments: instalmentsOf(spec, price, firstDay, today),
    schedules: timetables.map(({ each, weekdays, rows }) => scheduleRow(each, weekdays, rows)),
  }
}
