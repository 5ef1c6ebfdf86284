import { tables } from '@prostuti/db'
import { buildCourse } from '../../builders/build-batch.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { buildPaper } from '../../builders/build-paper.ts'
import { buildSatAttempt } from '../../builders/build-sat-attempt.ts'
import { buildStaff } from '../../builders/build-staff.ts'
import { hours } from '../../test-clock.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { keyCorrection, objection, signature } = tables

const ago = (ms: number) => new Date(Date.now() - ms)

/** A closed paper of a course of its own, sat by one doctor. */
async function makeSat({ db }: StaffWorld) {
  const paper = await makeUnsat({ db })
  const { id: doctorId } = await buildDoctor(db)
  const sat = { startedAt: ago(hours(4)), finishedAt: ago(hours(3)) }
  const attempt = await buildSatAttempt(db, { paper, doctorId, ...sat })
  return { id: paper.row.id, questionId: paper.questions[0]!.id, attemptId: attempt.id, doctorId }
}

async function makeUnsat({ db }: Pick<StaffWorld, 'db'>) {
  const { course } = await buildCourse(db)
  return buildPaper(db, { each: 2, courseId: course.id, opensAt: ago(hours(5)), closesAt: ago(hours(2)) })
}

type Correction = Partial<typeof keyCorrection.$inferInsert>

/** A correction that nobody's marks depend on: of a paper that nobody has sat. */
async function makeCorrection({ db }: StaffWorld, given: Correction = {}, deed?: string) {
  const paper = await makeUnsat({ db })
  const [question] = paper.questions
  const { id: createdBy } = await buildStaff(db, { role: 'owner' })
  const [made] = await db
    .insert(keyCorrection)
    .values({
      ...{ questionId: question!.id, paperId: paper.row.id, kind: 'new_key', key: { type: 'sba', options: [2] } },
      ...{ chosen: { type: 'sba', options: [2] }, reason: { bn: 'ভুল ছিল' }, createdBy },
      ...{ summary: { papers: [], alternatives: [], tookMs: 1 }, rehearsedAt: new Date() },
      ...given,
    })
    .returning({ id: keyCorrection.id })
  const { id } = made!
  if (deed !== undefined)
    await db
      .insert(signature)
      .values({ deed, resource: 'key_correction', resourceId: String(id), askedBy: createdBy, askedAt: new Date() })
  return { id, paperId: paper.row.id, questionId: question!.id }
}

/** Asked of what is of a course of its own: who has other courses does not find it. */
const of = <Made>(make: (world: StaffWorld) => Promise<Made>, askOf: (made: Made) => StaffAsk): StaffMatrixRow => {
  const ask = async (world: StaffWorld) => askOf(await make(world))
  return { ask, foreign: ask, boundBy: 'course' }
}

const ofSat = (askOf: (made: Awaited<ReturnType<typeof makeSat>>) => StaffAsk) => of(makeSat, askOf)
const ofDraft = (
  askOf: (made: Awaited<ReturnType<typeof makeCorrection>>) => StaffAsk,
  given?: Correction,
  deed?: string,
) => of((world) => makeCorrection(world, given, deed), askOf)

async function makeObjection(world: StaffWorld) {
  const sat = await makeSat(world)
  const { id: paperId, questionId, doctorId } = sat
  await world.db.insert(objection).values({ paperId, questionId, doctorId, reason: 'other_key', words: 'বইয়ে অন্য কথা' })
  return sat
}

const published: Correction = { state: 'published', publishedAt: new Date(), papers: [] }
const noWords = { words: null }

export const afterRows: Record<string, StaffMatrixRow> = {
  listResultPapers: { unscoped: 'asked of its own courses in merit-list.test.ts' },
  readPaperResults: ofSat(({ id }) => ({ params: { id } })),
  listAttempts: ofSat(({ id }) => ({ params: { id } })),
  voidAttempt: ofSat(({ attemptId }) => ({ params: { id: attemptId }, body: { reason: 'অন্যের খাতা' } })),
  holdResults: ofSat(({ id }) => ({ params: { id }, body: { reason: 'উত্তর যাচাই চলছে' } })),
  releaseResults: ofSat(({ id }) => ({ params: { id } })),
  retryMarking: ofSat(({ id }) => ({ params: { id } })),
  makeMeritList: ofSat(({ id }) => ({
    params: { id },
    body: { format: 'xlsx', shows: 'names', branch_id: null, language: 'bn' },
  })),
  readAnalysis: ofSat(({ id }) => ({ params: { id } })),
  analysePaper: ofSat(({ id }) => ({ params: { id }, body: { attempts: 'first' } })),
  exportAnalysis: ofSat(({ id }) => ({ params: { id }, body: { attempts: 'first' } })),
  listObjections: { unscoped: 'asked of its own courses in objection.test.ts' },
  readObjections: of(makeObjection, ({ id, questionId }) => ({
    query: { paper: String(id), question: String(questionId) },
  })),
  answerObjections: of(makeObjection, ({ id, questionId }) => ({
    body: { paper_id: id, question_id: questionId, verdict: 'declined', answer: { bn: 'উত্তর ঠিক আছে' } },
  })),
  listCorrections: { unscoped: 'asked of its own courses in key-correction.test.ts' },
  listSigners: ofDraft(({ id }) => ({ params: { id } })),
  readCorrection: ofDraft(({ id }) => ({ params: { id } })),
  listEffects: ofDraft(({ id }) => ({ params: { id } })),
  startCorrection: ofSat(({ id, questionId }) => ({ body: { paper_id: id, question_id: questionId } })),
  changeCorrection: ofDraft(({ id }) => ({
    params: { id },
    body: { kind: 'everyone', chosen: null, reason: { bn: 'অস্পষ্ট' } },
  })),
  rehearseCorrection: ofDraft(({ id }) => ({ params: { id } })),
  askCorrection: ofDraft(({ id }) => ({ params: { id }, body: { asked_of: null, words: null } })),
  publishCorrection: ofDraft(({ id }) => ({ params: { id } })),
  declineCorrection: ofDraft(({ id }) => ({ params: { id }, body: noWords }), { state: 'asked' }, 'correction.publish'),
  dropCorrection: ofDraft(({ id }) => ({ params: { id } })),
  askRevert: ofDraft(({ id }) => ({ params: { id }, body: { words: 'আগেরটিই ঠিক' } }), published),
  revertCorrection: ofDraft(({ id }) => ({ params: { id } }), published, 'correction.revert'),
}
