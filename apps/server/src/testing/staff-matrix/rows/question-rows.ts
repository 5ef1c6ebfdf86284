import { tables } from '@prostuti/db'
import { buildCourse } from '../../builders/build-batch.ts'
import { buildPaper } from '../../builders/build-paper.ts'
import { buildQuestion, buildSubject } from '../../builders/build-question.ts'
import { resourceRows } from '../resource-rows.ts'
import type { StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { lookAlike, topic } = tables

/** Written by whoever asks: a teacher sees their own alone. */
const ownQuestion = async ({ db }: StaffWorld, authorId: number) =>
  (await buildQuestion(db, { authorId, state: 'draft' })).id

/** One that stands in a paper of a course that is not the member's. */
const foreignQuestion = async ({ db }: StaffWorld): Promise<number> => {
  const { course } = await buildCourse(db)
  const { questions } = await buildPaper(db, { courseId: course.id, each: 1 })
  return questions[0]!.id
}

const questionFields = async ({ db }: StaffWorld) => ({
  type: 'sba',
  subject_id: (await buildSubject(db)).id,
  topic_id: null,
  tags: ['ECG'],
  difficulty: 'medium',
  text: { bn: 'কোন ধমনিটি বন্ধ?' },
  images: [],
  parts: [1, 2, 3, 4].map((id) => ({ id, text: { bn: `ধমনি ${id}` }, image: null, note: null })),
  fixed_order: false,
  key: { type: 'sba', options: [2] },
  explanation: { bn: 'কারণ' },
  book_id: null,
  book_page: null,
  source: null,
})

const oneTopic = async ({ db }: StaffWorld, subjectId?: number): Promise<{ id: number; subjectId: number }> => {
  const of = subjectId ?? (await buildSubject(db)).id
  const [made] = await db
    .insert(topic)
    .values({ subjectId: of, name: { bn: `টপিক ${Math.random()}` } })
    .returning()
  return made!
}

const twoAlike = async ({ db }: StaffWorld): Promise<[number, number]> => {
  const first = await buildQuestion(db, { state: 'in_review' })
  const second = await buildQuestion(db, { state: 'in_review' })
  await db.insert(lookAlike).values({ questionId: first.id, otherId: second.id, percent: 80 })
  return [first.id, second.id]
}

const ofNobody = 'subjects are the whole centre’s'
const of = (id: number, body?: object) => ({ params: { id }, ...(body && { body }) })
const words = { title: 'সব', list: '/questions', filter: { q: 'এমন কিছু নেই' } }
const allRetired = { change: { what: 'state', verb: 'retire' } }

/** A row about one question of one's own. */
const aboutOwn = (body?: object, boundBy: 'course' = 'course'): StaffMatrixRow => ({
  ask: async (world, staffId) => of(await ownQuestion(world, staffId), body),
  foreign: async (world) => of(await foreignQuestion(world), body),
  boundBy,
})

export const questionRows: Record<string, StaffMatrixRow> = {
  ...resourceRows('questionResource', {
    make: ownQuestion,
    fields: questionFields,
    foreign: foreignQuestion,
    boundBy: 'course',
    opensAt: 1,
    keepsOwnPast: true,
  }),
  ...resourceRows('subjectResource', {
    unscoped: ofNobody,
    make: async ({ db }) => (await buildSubject(db)).id,
    fields: ({ next }) => ({ key: `new-${next()}`, name: { bn: 'হৃদ্‌রোগ' } }),
  }),
  ...resourceRows('topicResource', {
    unscoped: ofNobody,
    make: async (world) => (await oneTopic(world)).id,
    fields: async ({ db, next }) => ({ subject_id: (await buildSubject(db)).id, name: { bn: `টপিক ${next()}` } }),
  }),
  readQuestionStanding: aboutOwn(),
  moveQuestion: aboutOwn({ verb: 'retire' }),
  duplicateQuestion: aboutOwn(),
  judgeQuestion: {
    ask: async ({ db }) => of((await buildQuestion(db, { state: 'in_review' })).id, { verb: 'accept' }),
    foreign: async (world) => of(await foreignQuestion(world), { verb: 'accept' }),
    boundBy: 'course',
  },
  listReviewers: {},
  listAuthors: {},
  listTags: {},
  listQuestionBooks: {},
  findLookAlikes: {
    ask: () => ({ body: { text: { bn: 'কোন ধমনিটি বন্ধ?' }, parts: [] } }),
    unaudited: 'it only asks',
  },
  listLookAlikes: {},
  keepApart: {
    ask: async (world) => {
      const [id, other] = await twoAlike(world)
      return of(id, { other_id: other, is_apart: true })
    },
    foreign: async (world) => {
      const id = await foreignQuestion(world)
      return of(id, { other_id: id, is_apart: true })
    },
    boundBy: 'course',
  },
  mergeQuestion: {
    ask: async (world) => {
      const [id, other] = await twoAlike(world)
      return of(id, { into_id: other })
    },
    foreign: async (world) => {
      const [other] = await twoAlike(world)
      return of(await foreignQuestion(world), { into_id: other })
    },
    boundBy: 'course',
  },
  // Asked with JSON, which it does not take; `staff-picture.test.ts` sends pictures.
  uploadQuestionPicture: { answers: 415, unaudited: 'nothing was kept' },
  changeQuestions: {
    ask: () => ({ body: { ...words, ...allRetired } }),
    withheld: async (world) => ({
      body: { ...words, ...allRetired, filter: { ids: String(await foreignQuestion(world)) } },
    }),
    boundBy: 'course',
  },
  exportQuestionFile: {
    ask: () => ({ body: { ...words, format: 'gift' } }),
    withheld: async (world) => ({
      body: { ...words, format: 'gift', filter: { ids: String(await foreignQuestion(world)) } },
    }),
    boundBy: 'course',
  },
  mergeSubject: {
    ask: async ({ db }) => of((await buildSubject(db)).id, { into_id: (await buildSubject(db)).id }),
  },
  mergeTopic: {
    ask: async (world) => {
      const { id, subjectId } = await oneTopic(world)
      return of(id, { into_id: (await oneTopic(world, subjectId)).id })
    },
  },
}
