import { paperFingerprint, tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { buildCourse } from '../../builders/build-batch.ts'
import { buildPaper } from '../../builders/build-paper.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { cutMark, paper, paperRehearsal, rulePack, signature } = tables

const tomorrow = () => new Date(Date.now() + 86_400_000)

type PaperColumns = Partial<Pick<typeof paper.$inferInsert, 'stage' | 'frozenAt' | 'isActive'>>

/** A draft that somebody wrote, of a course of its own. */
async function makePaper({ db }: StaffWorld, authorId?: number, given: PaperColumns = {}) {
  const { course } = await buildCourse(db)
  const opensAt = tomorrow()
  return buildPaper(db, {
    each: 1,
    stage: 'draft',
    isActive: false,
    courseId: course.id,
    opensAt,
    closesAt: new Date(opensAt.getTime() + 3_600_000),
    ...(authorId !== undefined && { authorId }),
    ...given,
  })
}

const onePaper = async (world: StaffWorld, staffId?: number) => (await makePaper(world, staffId)).row.id

/** One that could be frozen at once. */
async function rehearsedPaper(world: StaffWorld, staffId: number): Promise<number> {
  const { row, questions } = await makePaper(world, staffId, { stage: 'ready' })
  const [stored] = await world.db.select().from(paper).where(eq(paper.id, row.id))
  await world.db.insert(paperRehearsal).values({
    paperId: row.id,
    staffId,
    fingerprint: paperFingerprint(stored!, questions),
    startedAt: new Date(),
    finishedAt: new Date(),
  })
  return row.id
}

/** One that somebody else asks to be frozen. */
async function askedPaper(world: StaffWorld, staffId: number): Promise<number> {
  const id = await rehearsedPaper(world, staffId)
  const { id: askedBy } = await buildStaff(world.db, { role: 'owner' })
  await world.db
    .insert(signature)
    .values({ deed: 'paper.freeze', resource: 'paper', resourceId: String(id), askedBy, askedAt: new Date() })
  return id
}

/** A call about one paper: of the member's own, and of a course that is not theirs. */
const aboutPaper = (
  body?: object,
  make: (world: StaffWorld, staffId: number) => Promise<number> = onePaper,
): StaffMatrixRow => {
  const ask = (id: number): StaffAsk => ({ params: { id }, ...(body && { body }) })
  return {
    ask: async (world, staffId) => ask(await make(world, staffId)),
    foreign: async (world) => ask(await onePaper(world)),
    boundBy: 'course',
  }
}

/** What the form of a paper sends: its own course where there is one. */
const paperFields = async ({ db }: StaffWorld, id: number | undefined) => {
  const [row] = id === undefined ? [] : await db.select().from(paper).where(eq(paper.id, id))
  return {
    title: { bn: 'মডেল টেস্ট' },
    summary: null,
    kind: 'quiz',
    pack: 'quiz',
    course_id: row?.courseId ?? null,
    batch_ids: [],
    opens_at: tomorrow().toISOString(),
    closes_at: null,
    duration_minutes: 30,
    late_allowed: false,
    late_until: null,
    attempts: null,
    shuffle_questions: 'as_written',
    shuffle_parts: false,
    access: 'free',
    event_id: null,
    answers_at: null,
    ranks_at: null,
    marks_early: true,
  }
}

const packFields = ({ next }: StaffWorld) => ({
  key: `pack-${next()}`,
  name: { bn: 'কুইজ', en: 'Quiz' },
  duration_minutes: 20,
  sections: [
    {
      key: 'sba',
      name: { bn: 'একটি সঠিক', en: 'Single best' },
      type: 'sba',
      questions: 10,
      parts: 4,
      rule: { unit: 'question', right: 100, wrong: 0, floor_at_zero: false },
    },
  ],
  pass: null,
  confidence: 'high',
  unsure: '',
  is_active: true,
})

const cutFields = (world: StaffWorld) => ({
  pack_key: 'quiz',
  session: { bn: 'জুলাই' },
  held_on: dayOf(world.next()),
  marks: 6000,
  out_of: 10_000,
  note: '',
})

/** Each of them another one: a pack has one cut mark on a day. */
const dayOf = (number: number) => new Date(Date.UTC(1990, 0, number)).toISOString().slice(0, 10)

async function makeCutMark(world: StaffWorld): Promise<number> {
  const { pack_key: packKey, held_on: heldOn, out_of: outOf, ...fields } = cutFields(world)
  const [made] = await world.db
    .insert(cutMark)
    .values({ packKey, heldOn, outOf, ...fields })
    .returning({ id: cutMark.id })
  return made!.id
}

async function makePack(world: StaffWorld): Promise<number> {
  const [any] = await world.db.select().from(rulePack).limit(1)
  const key = `pack-${world.next()}`
  const [made] = await world.db
    .insert(rulePack)
    .values({ key, rules: { ...any!.rules, key } })
    .returning({ id: rulePack.id })
  return made!.id
}

const begunRehearsal: StaffMatrixRow = {
  ask: async (world, staffId) => {
    const id = await onePaper(world, staffId)
    const [begun] = await world.db
      .insert(paperRehearsal)
      .values({ paperId: id, staffId, fingerprint: '', startedAt: new Date() })
      .returning()
    return { params: { id, rehearsal: begun!.id }, body: { answers: {} } }
  },
  foreign: async (world) => ({ params: { id: await onePaper(world), rehearsal: 1 }, body: { answers: {} } }),
  boundBy: 'course',
}

export const papersRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('paperResource', {
    make: onePaper,
    fields: paperFields,
    foreign: (world) => onePaper(world),
    boundBy: 'course',
  }),
  ...resourceRows('rulePackResource', {
    make: makePack,
    fields: packFields,
    unscoped: 'the rules of an exam are the same for every course',
  }),
  ...resourceRows('cutMarkResource', {
    make: makeCutMark,
    fields: cutFields,
    unscoped: 'the rules of an exam are the same for every course',
  }),
  removeCutMark: { ask: async (world) => ({ params: { id: await makeCutMark(world) }, body: { version: 0 } }) },
  clonePaper: aboutPaper({ title: { bn: 'মডেল টেস্ট ৪' } }),
  readPaperDesk: aboutPaper(),
  searchPaperBank: aboutPaper(),
  changePaperQuestions: aboutPaper({ version: 0, step: { kind: 'even', is_even: true } }),
  setPaperStage: aboutPaper({ stage: 'draft' }),
  askPaperSignature: aboutPaper({ deed: 'freeze' }, rehearsedPaper),
  signPaper: aboutPaper({ deed: 'freeze' }, askedPaper),
  endPaperSignature: aboutPaper({ deed: 'freeze' }, askedPaper),
  printPaper: aboutPaper({ format: 'pdf', documents: ['set_a', 'key_a', 'omr'] }),
  previewPaper: aboutPaper(),
  beginRehearsal: aboutPaper(),
  finishRehearsal: begunRehearsal,
}
