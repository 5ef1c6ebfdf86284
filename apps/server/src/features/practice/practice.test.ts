import { tables } from '@prostuti/db'
import { formatNumber } from '@prostuti/text/numbers'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCorrection, secretMark } from '../../testing/builders/build-paper.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { days, minutes } from '../../testing/test-clock.ts'
import { correctKey, finishExpired, regradePapers } from '../exam/index.ts'
import { openPracticeApp, type PracticeApp } from './practice.fixture.ts'

let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

const base = 'doctor/practice'

describe('the page of practice', () => {
  it('counts what is open by subject, remembers the last choices and lists the last sets', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await test.paper({ each: 12 })
    await test.sit(paper, doctorId, 4)
    const before = (await test.get(base, headers)).json()
    expect(before).toMatchObject({ choices: null, sets: [] })
    const { id } = await test.makeSet(headers, { source: 'wrong' })
    const { choices, sets, total, subjects, packs } = (await test.get(base, headers)).json()
    expect(total).toBeGreaterThanOrEqual(12)
    expect(subjects.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total)
    expect(choices).toMatchObject({ source: 'wrong', size: 10, mode: 'study' })
    expect(sets).toEqual([expect.objectContaining({ id, mode: 'study' })])
    expect(sets[0].exam).toMatchObject({ kind: 'practice', question_count: 8, mine: { state: 'running' } })
    expect(packs.find(({ key }: { key: string }) => key === 'bcs-prelim-50')).toMatchObject({
      types: ['sba'],
      negative_marking: true,
      seconds_each: 36,
    })
  })

  it('says how many there are for each source, and what choosing a subject would bring', async () => {
    const { doctorId, headers } = await test.signIn()
    const sat = await test.paper({ each: 6 })
    const missed = await test.paper({ each: 3 })
    await test.sit(sat, doctorId, 2)
    const subjectOf = async (of: typeof sat) => {
      const own = eq(tables.question.id, of.questions[0]!.id)
      return (await test.db.select({ id: tables.question.subjectId }).from(tables.question).where(own))[0]!.id
    }
    const ids = [await subjectOf(sat), await subjectOf(missed)]
    const count = async (query: string) =>
      (await test.get(`${base}/count?subjects=${ids.join()}${query}`, headers)).json()
    expect(await count('')).toMatchObject({ count: 9, sources: { wrong: 4, unseen: 3, all: 9 } })
    expect(await count('&source=wrong')).toMatchObject({ count: 4, subjects: { [ids[0]!]: 4 } })
    expect((await count('&type=mcq')).count).toBe(0)
    expect((await test.get(`${base}/count?source=sometimes`, headers)).statusCode).toBe(422)
  })

  it('takes of what is chosen only what the rules of a timed set can mark', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await test.paper({ pack: 'residency-mixed', each: 3 })
    await test.sit(paper, doctorId)
    const [sba, mcq] = (['sba', 'mcq'] as const).map(
      (type) => paper.questions.filter((each) => each.type === type).length,
    )
    const count = async (query: string) => (await test.get(`${base}/count?source=wrong${query}`, headers)).json().count
    expect([await count('&type=sba'), await count('&type=mcq'), await count('')]).toEqual([sba, mcq, sba! + mcq!])
    const [both, one] = ['&pack=residency-mixed', '&pack=bcs-prelim-50']
    expect([await count(both), await count(`${both}&type=mcq`)]).toEqual([sba! + mcq!, mcq])
    expect([await count(one), await count(`${one}&type=sba`), await count(`${one}&type=mcq`)]).toEqual([sba, sba, 0])
    const { path } = await test.makeSet(headers, {
      source: 'wrong',
      mode: 'timed',
      pack: 'bcs-prelim-50',
      types: ['sba', 'mcq'],
    })
    expect((await test.open(path, headers)).questions.map(({ type }) => type)).toEqual(Array(sba).fill('sba'))
  })

  it('calls a set by what it was drawn from', async () => {
    const { doctorId, headers } = await test.signIn()
    const paper = await test.paper({ each: 6 })
    await test.sit(paper, doctorId, 2)
    const known = (await test.get(base, headers)).json().subjects as { id: number; name: string }[]
    await test.makeSet(headers)
    await test.makeSet(headers, { source: 'wrong', subject_ids: known.map(({ id }) => id) })
    const named = known.slice(0, 2).map(({ name }) => name)
    const others = known.length - named.length
    const words = named.join(', ') + (others > 0 ? ` ও আরও ${formatNumber(others, 'bn')}টি` : '')
    const { sets } = (await test.get(base, headers)).json()
    expect(sets.map(({ exam }: { exam: { title: string } }) => exam.title)).toEqual(
      [`অনুশীলন: ${words} · গতবার হয়নি`, 'অনুশীলন: সব বিষয়'].map((title) => title.normalize('NFC')),
    )
  })

  it('draws no set from nothing, and says so', async () => {
    const { headers } = await test.signIn()
    const refused = await test.make(headers, { source: 'wrong' })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'validation_failed'])
    expect(refused.json().errors.size[0]).toContain('কোনো প্রশ্ন নেই')
    const noPack = await test.make(headers, { mode: 'timed', pack: 'no-such-pack' })
    expect(noPack.json().errors).toHaveProperty('pack')
    expect((await test.make(headers, { size: 11 })).statusCode).toBe(422)
  })
})

describe('a set in study mode', () => {
  it('explains a question once its answer is on disk, and lets that answer stand', async () => {
    const { doctorId, headers } = await test.signIn()
    await test.sit(await test.paper({ each: 5 }), doctorId)
    const { path } = await test.makeSet(headers, { source: 'wrong' })
    const { questions } = await test.open(path, headers)
    expect(questions).toHaveLength(5)
    const [one, other] = questions.map(({ id }) => id) as [number, number]

    const early = await test.show(path, one, headers)
    expect([early.statusCode, early.json().code]).toEqual([403, 'answers_not_released'])
    expect(early.body).not.toContain(secretMark)

    expect((await test.save(path, one, test.wrong(one), headers)).statusCode).toBe(200)
    const shown = await test.show(path, one, headers)
    expect(shown.json().question_answer).toMatchObject({ question: { id: one }, state: 'wrong', out_of: 100 })
    expect(shown.body).toContain(secretMark)
    const changed = await test.save(path, one, test.right(one), headers)
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'answer_outdated'])
    expect((await test.show(path, one, headers)).json()).toEqual(shown.json())

    await test.save(path, other, test.right(other), headers)
    const soFar = await test.get(`${path}/question-answers`, headers)
    expect(soFar.json().question_answers.map(({ question }: { question: { id: number } }) => question.id)).toEqual([
      one,
    ])

    const finished = (await test.finish(path, headers)).json()
    expect(finished.result).toMatchObject({ marks: 100, out_of: 500, ranked: false, marks_released: true })
    expect((await test.show(path, other, headers)).json().code).toBe('exam_finished')
    const all = await test.get(`${path}/question-answers`, headers)
    expect(all.json().question_answers).toHaveLength(5)
    expect((await test.get(`${path}/result`, headers)).json()).toMatchObject({ attempts: 1, result: { marks: 100 } })
  })

  it('holds no device, gives a day, and can be sat again', async () => {
    const { doctorId, headers } = await test.signIn()
    await test.sit(await test.paper({ each: 3 }), doctorId)
    const { path } = await test.makeSet(headers, { source: 'wrong' })
    const { ends_at } = await test.open(path, headers)
    expect(Date.parse(ends_at) - test.clock.now().getTime()).toBe(days(1))
    const held = await test.db.select().from(tables.device).where(eq(tables.device.doctorId, doctorId))
    expect(held.every(({ heldUntil }) => heldUntil === null)).toBe(true)
    await test.finish(path, headers)
    const again = await test.get(`${path}/on-spot?attempt=2`, headers)
    expect(again.json()).toMatchObject({ attempt: 2, partial_answers: {} })
    // What the first attempt got is no help while the same questions are sat again.
    expect((await test.get(`${path}/question-answers?attempt=1`, headers)).json().code).toBe('answers_not_released')
  })

  it('takes a question that was answered right from those that were wrong', async () => {
    const { doctorId, headers } = await test.signIn()
    await test.sit(await test.paper({ each: 4 }), doctorId)
    const { path } = await test.makeSet(headers, { source: 'wrong' })
    const { questions } = await test.open(path, headers)
    for (const { id } of questions.slice(0, 3)) await test.save(path, id, test.right(id), headers)
    await test.finish(path, headers)
    const { sources } = (await test.get(`${base}/count`, headers)).json()
    expect(sources.wrong).toBe(1)
  })
})

describe('a timed set', () => {
  it('runs at the pace of its rules with what they take, shows nothing before the end, and ends by itself', async () => {
    const { doctorId, headers } = await test.signIn()
    await test.sit(await test.paper({ each: 12 }), doctorId)
    const { path } = await test.makeSet(headers, { source: 'wrong', mode: 'timed', pack: 'bcs-prelim-50' })
    const look = (await test.get(path, headers)).json()
    expect(look.practice).toMatchObject({ kind: 'practice', duration_minutes: 6, negative_marking: true, mine: null })
    const { questions } = await test.open(path, headers)
    expect(questions).toHaveLength(10)
    const ids = questions.map(({ id }) => id)
    await test.save(path, ids[0]!, test.right(ids[0]!), headers)
    await test.save(path, ids[1]!, test.wrong(ids[1]!), headers)
    expect((await test.show(path, ids[0]!, headers)).statusCode).toBe(404)
    expect((await test.get(`${path}/question-answers`, headers)).json().code).toBe('answers_not_released')
    test.clock.move(minutes(7))
    await finishExpired(test.db, test.clock.now())
    const { result } = (await test.get(`${path}/result`, headers)).json()
    expect(result).toMatchObject({ marks: 50, lost: 50, finished_by: 'deadline', rank: null, participants: null })
  })
})

it('marks a set again when a key is corrected in the exam it came from', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await test.paper({ each: 2 })
  await test.sit(paper, doctorId)
  const { path } = await test.makeSet(headers, { source: 'wrong' })
  const { questions } = await test.open(path, headers)
  for (const { id } of questions) await test.save(path, id, test.wrong(id), headers)
  await test.finish(path, headers)
  const wrong = paper.questions[0]!
  const staff = await buildStaff(test.db, { role: 'owner' })
  await test.db.transaction((tx) =>
    correctKey(tx, {
      questionId: wrong.id,
      key: { type: 'sba', options: [test.wrong(wrong.id) as number] },
      staffId: staff.id,
      note: 'test',
      now: test.clock.now(),
    }),
  )
  await regradePapers(test.db, test.clock.now())
  expect((await test.get(`${path}/result`, headers)).json().result).toMatchObject({ marks: 100 })
  const { sources } = (await test.get(`${base}/count`, headers)).json()
  expect(sources.wrong).toBe(1)
})

it('forgets a set that was never begun once another is drawn, but none that was drawn a moment ago', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 2 }), doctorId)
  const timed = { mode: 'timed', pack: 'bcs-prelim-50' }
  const [unbegun, begun] = [await test.makeSet(headers, timed), await test.makeSet(headers, timed)]
  await test.open(begun.path, headers)
  test.clock.move(minutes(11))
  const fresh = await test.makeSet(headers, timed)
  await test.makeSet(headers, timed)
  expect((await test.get(unbegun.path, headers)).statusCode).toBe(404)
  for (const { path } of [begun, fresh]) expect((await test.get(path, headers)).statusCode).toBe(200)
  expect(await test.db.$count(tables.practiceSet, eq(tables.practiceSet.doctorId, doctorId))).toBe(3)
})

it('gives each of several tabs that draw at once the set it drew', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 2 }), doctorId)
  const made = await Promise.all(Array.from({ length: 6 }, () => test.make(headers)))
  expect(made.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
})

it('says that a set is not there that goes while it is opened, and tries no further', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 2 }), doctorId)
  const { id, path } = await test.makeSet(headers, { mode: 'timed', pack: 'bcs-prelim-50' })
  // From now on the process remembers it.
  expect((await test.get(path, headers)).statusCode).toBe(200)
  await test.db.delete(tables.paper).where(eq(tables.paper.id, id))
  expect((await test.get(`${path}/on-spot`, headers)).statusCode).toBe(404)
})

it.each([
  { name: 'practice_sets', of: 'an hour', hits: 120, seconds: 3600 },
  { name: 'practice_sets_of_day', of: 'a day', hits: 240, seconds: 86_400 },
])('draws no more sets in $of than somebody could sit', async ({ name, hits, seconds }) => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 1 }), doctorId)
  const window = { hits, windowEndsAt: new Date(test.clock.now().getTime() + seconds * 1000) }
  expect((await test.make(headers)).statusCode).toBe(201)
  const isOwn = like(tables.rateLimit.key, `${name}:%`)
  await test.db.update(tables.rateLimit).set(window).where(isOwn)
  const refused = await test.make(headers)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)])
  await test.db.delete(tables.rateLimit).where(isOwn)
})

it('draws nothing else where the rules of a timed set have no questions of the type that was asked for', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ pack: 'residency-mtf', each: 2 }), doctorId)
  const refused = await test.make(headers, { mode: 'timed', pack: 'bcs-prelim-50', types: ['mcq'] })
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { types: [expect.stringContaining('ধরন')] }])
})

it('begins no more sittings in an hour than somebody could sit, and goes on with the one that runs', async () => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 1 }), doctorId)
  const { path } = await test.makeSet(headers, { mode: 'timed', pack: 'bcs-prelim-50' })
  expect((await test.get(`${path}/on-spot`, headers)).statusCode).toBe(200)
  const window = { hits: 120, windowEndsAt: new Date(test.clock.now().getTime() + minutes(60)) }
  await test.db.update(tables.rateLimit).set(window).where(like(tables.rateLimit.key, 'practice_sittings:%'))
  expect((await test.get(`${path}/on-spot`, headers)).json().attempt).toBe(1)
  expect((await test.finish(path, headers)).statusCode).toBe(200)
  const again = () => test.get(`${path}/on-spot?attempt=2`, headers)
  const refused = await again()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(refused.headers['retry-after']).toBe('3600')
  expect(await test.db.$count(tables.attempt, eq(tables.attempt.doctorId, doctorId)), 'the exam and one').toBe(2)
  test.clock.move(minutes(61))
  expect((await again()).json().attempt).toBe(2)
})

it('takes the key of the exam as it is now, not as it was drawn', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await test.paper({ each: 1 })
  await test.sit(paper, doctorId)
  const { path } = await test.makeSet(headers, { source: 'wrong', mode: 'timed', pack: 'bcs-prelim-50' })
  const [question] = paper.questions
  await buildCorrection(test.db, question!, { type: 'sba', options: [test.wrong(question!.id) as number] })
  await test.open(path, headers)
  await test.save(path, question!.id, test.wrong(question!.id), headers)
  expect((await test.finish(path, headers)).json().result).toMatchObject({ marks: 100, correct_questions: 1 })
})
