import { courseResource, type FieldsOf } from '@prostuti/contract/staff'
import { type Tx, tables } from '@prostuti/db'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { saysIn } from '../../../input/typed-text.ts'
import { asColumns, beside, onWire, tableStore } from '../../resource/index.ts'
import { cleanFields, cleanInBoth, cleanRichText, plainLine } from '../../rich-text/index.ts'
import { inCourses } from '../../staff/index.ts'
import { formerSlugsOf, refuseSlug } from './keep-slug.ts'

const { batch, course, courseSession, courseSetting } = tables

type Fields = FieldsOf<typeof courseResource>

const isOpen = sql`coalesce((select ${courseSetting.enrolmentOpen} from ${courseSetting} where ${courseSetting.courseId} = ${course.id}), true)`

/** A course, and its settings in a table of their own. */
export const courseStore = tableStore({
  resource: courseResource,
  table: course,
  sorts: { position: course.position },
  filters: {
    active: (active) => eq(course.isActive, active === 'true'),
    open: (open) => (open === 'true' ? isOpen : sql`not ${isOpen}`),
  },
  search: (typed) => saysIn(course.title, typed),
  scope: (member) => inCourses(member, course.id),
  unique: { course_slug_unique: 'slug' },
  also: {
    enrolment_open: beside(isOpen),
    sessions: beside(sql`select count(*)::int from ${courseSession} where ${courseSession.courseId} = ${course.id}`),
    batches: beside(sql`select count(*)::int from ${batch} where ${batch.courseId} = ${course.id}`),
  },
  more: (tx, { id }) => readSettings(tx, id),
  prepare: async (tx, { id, fields, before, locale }) => {
    await refuseSlug(tx, course, { id, before, slug: fields.slug, locale })
    const lines = cleanFields(fields, { needed: { title: 100 }, optional: { subtitle: 200, help_text: 500 } }, locale)
    const cleaned = cleanFields(lines, { needed: {}, optional: { about: 50_000 } }, locale, cleanRichText)
    return {
      ...cleaned,
      mark_shares: fields.mark_shares.map(({ subject, marks }) => ({
        subject: cleanInBoth(subject, plainLine),
        marks,
      })),
      syllabus: fields.syllabus.map(({ title, topics }) => ({
        title: cleanInBoth(title, plainLine),
        topics: topics.map((topic) => cleanInBoth(topic, plainLine)),
      })),
    }
  },
  beside: ({ fields, before }) => formerSlugsOf(course, before, fields.slug),
  after: async (tx, { id, fields, now }) => {
    const { title, slug, subtitle, about, mark_shares, syllabus, faq_category, is_active, ...settings } = fields
    const values = { ...asColumns(getTableColumns(courseSetting), settings), updatedAt: now }
    await tx
      .insert(courseSetting)
      .values({ courseId: id, ...values })
      .onConflictDoUpdate({ target: courseSetting.courseId, set: values })
  },
})

const settingNames = [
  'enrolment_open',
  'allow_instalments',
  'show_rank',
  'pause_lectures_after_days',
  'move_within_days',
  'move_due_after_days',
  'full_refund_days',
  'postpone_days',
  'support_phone',
  'help_text',
] as const satisfies (keyof Fields)[]

async function readSettings(tx: Tx, courseId: number): Promise<Partial<Fields>> {
  const [row] = await tx.select().from(courseSetting).where(eq(courseSetting.courseId, courseId))
  return onWire(row ?? defaultSettings(), [...settingNames])
}

/** What holds for a course that nobody has settled anything for. */
function defaultSettings(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(courseSetting)).map(([name, { default: value }]) => [name, value ?? null]),
  )
}
