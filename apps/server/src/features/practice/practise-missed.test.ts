import { tables } from '@prostuti/db'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days, hours, minutes } from '../../testing/test-clock.ts'
import { openPracticeApp, type PracticeApp } from './practice.fixture.ts'

let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

const base = 'doctor/practice'
const timed = { mode: 'timed', pack: 'bcs-prelim-50' }
type Headers = Record<string, string>
type PaperFields = Parameters<PracticeApp['paper']>[0]

/** The press at the end of a set. */
const again = (path: string, headers: Headers) =>
  test.app.inject({ method: 'POST', url: `/api/v3/web/${path}/again`, headers })
const setsOf = (doctorId: number) => test.db.$count(tables.practiceSet, eq(tables.practiceSet.doctorId, doctorId))
const refusal = ({ statusCode, json }: Awaited<ReturnType<typeof again>>) => [statusCode, json().code]

/** A set of an exam that was sat, begun; of its questions nothing is answered yet. */
async function begin(choices: object = {}, given: PaperFields = { each: 5 }) {
  const reader = await test.signIn()
  const paper = await test.paper(given)
  if (given?.access === 'enrolled') await test.enrol(reader.doctorId, paper)
  await test.sit(paper, reader.doctorId)
  const set = await test.makeSet(reader.headers, { source: 'wrong', ...choices })
  const { questions } = await test.open(set.path, reader.headers)
  return { ...reader, ...set, paper, ids: questions.map(({ id }) => id) }
}

/** The first of them right, the second wrong, the others left blank; handed in. */
async function handIn({ path, headers, ids }: Awaited<ReturnType<typeof begin>>, right = 1) {
  for (const id of ids.slice(0, right)) await test.save(path, id, test.right(id), headers)
  if (right < ids.length) await test.save(path, ids[right]!, test.wrong(ids[right]!), headers)
  expect((await test.finish(path, headers)).statusCode).toBe(200)
}

const questionsOf = async (id: number, headers: Headers) =>
  (await test.open(`${base}/${id}`, headers)).questions.map((question) => question.id)
const inAnyOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

describe('what was missed in a set, once more', () => {
  it('asks exactly what was wrong or left blank, begun at once where one studies', async () => {
    const set = await begin()
    await handIn(set)
    const made = await again(set.path, set.headers)
    expect([made.statusCode, made.json()]).toEqual([201, { id: expect.any(Number), questions: 4 }])
    const { id } = made.json()
    expect(await test.db.$count(tables.attempt, eq(tables.attempt.paperId, id)), 'is begun').toBe(1)
    expect(inAnyOrder(await questionsOf(id, set.headers))).toEqual(inAnyOrder(set.ids.slice(1)))
    const path = `${base}/${id}`
    await test.save(path, set.ids[1]!, test.right(set.ids[1]!), set.headers)
    expect((await test.show(path, set.ids[1]!, set.headers)).json().question_answer.state).toBe('correct')
  })

  it('asks what was partly right, too, timed under the rules of the set and with as much time for each', async () => {
    const set = await begin({ mode: 'timed', pack: 'fcps-p1-2024', size: 20 }, { pack: 'fcps-p1-2024', each: 5 })
    const { questions } = await test.open(set.path, set.headers)
    const [stems, ...others] = questions.toSorted(({ type }) => (type === 'mcq' ? -1 : 1)).map(({ id }) => id)
    const whole = test.right(stems!) as Record<string, string>
    const [first] = Object.entries(whole)[0]!
    await test.save(set.path, stems!, { [first]: whole[first] }, set.headers)
    for (const id of others.slice(0, -1)) await test.save(set.path, id, test.right(id), set.headers)
    const { result } = (await test.finish(set.path, set.headers)).json()
    expect(result).toMatchObject({ partial_questions: 1, blank_questions: 1, correct_questions: 8 })
    const { id, questions: asked } = (await again(set.path, set.headers)).json()
    expect(asked).toBe(2)
    expect(await test.db.$count(tables.attempt, eq(tables.attempt.paperId, id)), 'waits for its start').toBe(0)
    const look = (await test.get(`${base}/${id}`, set.headers)).json()
    expect(look.practice_property.sections).toMatchObject([
      { key: 'mcq', questions: 1, unit: 'stem', right: 40, wrong: 0 },
      { key: 'sba', questions: 1, unit: 'question', right: 200, wrong: 0 },
    ])
    // 96 seconds for each.
    expect(look.practice).toMatchObject({ duration_minutes: 4, negative_marking: false, question_count: 2 })
    expect(inAnyOrder(await questionsOf(id, set.headers))).toEqual(inAnyOrder([stems!, others.at(-1)!]))
  })

  it('is called as the set was, however often it is missed, and stands among the last sets', async () => {
    const set = await begin()
    await handIn(set)
    const one = (await again(set.path, set.headers)).json().id as number
    await test.finish(`${base}/${one}`, set.headers)
    const other = (await again(`${base}/${one}`, set.headers)).json().id as number
    const listed = async (locale: 'bn' | 'en') => {
      const { sets } = (await test.get(base, { ...set.headers, 'x-language': locale })).json()
      return sets.map((each: { id: number; exam: { title: string } }) => [each.id, each.exam.title])
    }
    const called = 'অনুশীলন: সব বিষয় · গতবার হয়নি'
    expect(await listed('bn')).toEqual(
      [
        [other, `ভুলগুলো আবার · ${called}`],
        [one, `ভুলগুলো আবার · ${called}`],
        [set.id, called],
      ].map(([id, title]) => [id, typeof title === 'string' ? title.normalize('NFC') : title]),
    )
    const english = 'Practice: All subjects · Missed last time'
    expect((await listed('en')).map(([, title]: [number, string]) => title)).toEqual([
      `Missed, again · ${english}`,
      `Missed, again · ${english}`,
      english,
    ])
  })

  it('leaves what is remembered of the choices as it was', async () => {
    const set = await begin()
    await handIn(set)
    await test.makeSet(set.headers, { source: 'all', size: 20, ...timed })
    const remembered = async () => (await test.get(base, set.headers)).json().choices
    const before = await remembered()
    expect((await again(set.path, set.headers)).statusCode).toBe(201)
    expect(await remembered()).toEqual(before)
    expect(before).toMatchObject({ source: 'all', size: 20, mode: 'timed' })
  })

  it('goes by the last attempt that was handed in', async () => {
    const set = await begin()
    await handIn(set)
    await test.get(`${set.path}/on-spot?attempt=2`, set.headers)
    await handIn(set, 3)
    expect(inAnyOrder(await questionsOf((await again(set.path, set.headers)).json().id, set.headers))).toEqual(
      inAnyOrder(set.ids.slice(3)),
    )
  })

  it.each([
    ['study', {}],
    ['timed', timed],
  ])('makes one %s set of two presses, and another once it is answered', async (_, choices) => {
    const set = await begin(choices)
    await handIn(set)
    const pressed = await Promise.all([1, 2, 3].map(() => again(set.path, set.headers)))
    const ids = new Set(pressed.map((each) => each.json().id as number))
    expect([ids.size, await setsOf(set.doctorId)]).toEqual([1, 2])
    const [id] = ids
    const asked = await questionsOf(id!, set.headers)
    await test.save(`${base}/${id}`, asked[0]!, test.wrong(asked[0]!), set.headers)
    expect((await again(set.path, set.headers)).json().id).not.toBe(id)
    expect(await setsOf(set.doctorId)).toBe(3)
  })

  it('counts with the sets that are drawn, of which there are only so many in an hour', async () => {
    const set = await begin()
    await handIn(set)
    const window = { hits: 120, windowEndsAt: new Date(test.clock.now().getTime() + minutes(60)) }
    await test.db.update(tables.rateLimit).set(window).where(like(tables.rateLimit.key, 'practice_sets:%'))
    expect(refusal(await again(set.path, set.headers))).toEqual([429, 'too_many_requests'])
  })
})

describe('nothing is made', () => {
  it('of a set in which everything was right', async () => {
    const set = await begin()
    await handIn(set, 5)
    const refused = await again(set.path, set.headers)
    expect(refusal(refused)).toEqual([422, 'validation_failed'])
    expect(refused.json().errors.questions).toEqual(['এই সেটে আবার করার মতো কোনো ভুল নেই।'.normalize('NFC')])
    expect(await setsOf(set.doctorId)).toBe(1)
  })

  it('of a set that was not handed in, nor while it is sat again', async () => {
    const set = await begin()
    expect(refusal(await again(set.path, set.headers))).toEqual([403, 'answers_not_released'])
    await handIn(set)
    await test.get(`${set.path}/on-spot?attempt=2`, set.headers)
    expect(refusal(await again(set.path, set.headers)), 'it would tell what is right').toEqual([
      403,
      'answers_not_released',
    ])
    const unbegun = await test.makeSet(set.headers, { source: 'all', ...timed })
    expect(refusal(await again(unbegun.path, set.headers))).toEqual([403, 'answers_not_released'])
  })

  it.each(['study', 'timed'])(
    'of a %s set while a coming exam asks something of it, whatever went wrong',
    async (mode) => {
      const choices = { mode, pack: mode === 'timed' ? timed.pack : null }
      const right = await begin(choices)
      const wrong = { ...right, ...(await test.makeSet(right.headers, { source: 'wrong', ...choices })) }
      await test.open(wrong.path, wrong.headers)
      await handIn(wrong)
      await handIn(right, 5)
      const coming = await test.embargo({ id: right.ids[0]! })
      for (const set of [right, wrong])
        expect(refusal(await again(set.path, set.headers))).toEqual([403, 'answers_not_released'])
      expect(await setsOf(right.doctorId)).toBe(2)
      await test.db.update(tables.paper).set({ isActive: false }).where(eq(tables.paper.id, coming.row.id))
      expect(refusal(await again(right.path, right.headers))).toEqual([422, 'validation_failed'])
      expect((await again(wrong.path, wrong.headers)).json().questions).toBe(4)
    },
  )

  it('while the results of the exam behind it are withheld', async () => {
    const set = await begin()
    await handIn(set)
    const hold = (heldAt: Date | null) =>
      test.db.update(tables.paper).set({ heldAt }).where(eq(tables.paper.id, set.paper.row.id))
    await hold(test.ago(hours(1)))
    expect(refusal(await again(set.path, set.headers))).toEqual([403, 'answers_not_released'])
    await hold(null)
    expect((await again(set.path, set.headers)).statusCode).toBe(201)
  })

  it('once the right to the exam behind it has lapsed', async () => {
    const set = await begin({}, { each: 3, kind: 'schedule_exam', access: 'enrolled' })
    await handIn(set)
    const own = eq(tables.enrolment.doctorId, set.doctorId)
    await test.db.update(tables.enrolment).set({ state: 'ended' }).where(own)
    expect(refusal(await again(set.path, set.headers))).toEqual([403, 'not_enrolled'])
    await test.db.update(tables.enrolment).set({ state: 'active' }).where(own)
    expect((await again(set.path, set.headers)).statusCode).toBe(201)
  })

  it('for anybody else, for nobody, and of what is no set', async () => {
    const set = await begin()
    await handIn(set)
    const other = await test.signIn()
    expect(refusal(await again(set.path, other.headers))).toEqual([404, 'not_found'])
    expect(refusal(await again(set.path, { authorization: 'Bearer nobody' }))).toEqual([401, 'unauthenticated'])
    expect(refusal(await again(`${base}/${set.paper.row.id}`, set.headers))).toEqual([404, 'not_found'])
    expect((await again(`${base}/none`, set.headers)).statusCode).toBe(422)
    expect(await setsOf(set.doctorId)).toBe(1)
  })

  it('of a question that was retired meanwhile', async () => {
    const set = await begin({}, { each: 2 })
    await handIn(set)
    await test.db.update(tables.question).set({ state: 'retired' }).where(eq(tables.question.id, set.ids[1]!))
    // What an exam asks is remembered for a minute, or until the exam is changed.
    await test.db
      .update(tables.paper)
      .set({ updatedAt: test.ago(1) })
      .where(eq(tables.paper.id, set.paper.row.id))
    expect(refusal(await again(set.path, set.headers))[0]).toBe(422)
  })
})

it('asks everything again of a sitting whose time has run out with nothing answered', async () => {
  const set = await begin()
  await handIn(set)
  await test.get(`${set.path}/on-spot?attempt=2`, set.headers)
  test.clock.move(days(1) + minutes(1))
  expect((await again(set.path, set.headers)).json().questions).toBe(5)
})
