import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretMark } from '../../testing/builders/build-paper.ts'
import { hours } from '../../testing/test-clock.ts'
import { openPracticeApp, type PracticeApp } from './practice.fixture.ts'

/** What comes of an exam that is kept back from a doctor tells neither what is right nor what a coming exam asks. */
let test: PracticeApp
beforeAll(async () => {
  test = await openPracticeApp()
})
afterAll(() => test.close())

const base = 'doctor/practice'
type Headers = Record<string, string>
type Answer = Awaited<ReturnType<PracticeApp['get']>>
const quiz = { kind: 'quiz', closesAt: null, attempts: null } as const

/** Everything that is said of a set, but for what it asks and what it is called. */
async function everything(id: number, headers: Headers): Promise<Record<string, unknown>> {
  const path = `${base}/${id}`
  const own = (name: string, value: unknown) =>
    ['id', 'key', 'made_at', 'questions', 'partial_answers', 'answered_question_ids'].includes(name) ? undefined : value
  const said = ({ statusCode, body }: Answer) => ({ statusCode, body: JSON.parse(body, own) })
  const { sets } = (await test.get(base, headers)).json() as { sets: { id: number }[] }
  return {
    list: JSON.parse(JSON.stringify(sets.filter((set) => set.id === id)), own),
    card: said(await test.get(path, headers)),
    room: said(await test.get(`${path}/on-spot`, headers)),
    result: said(await test.get(`${path}/result`, headers)),
    answers: said(await test.get(`${path}/question-answers`, headers)),
  }
}

async function answerAll(path: string, headers: Headers): Promise<number[]> {
  const { questions } = await test.open(path, headers)
  for (const { id } of questions) await test.save(path, id, test.right(id), headers)
  return questions.map(({ id }) => id)
}

it.each(['study', 'timed'])('says by no word of a %s set whether a coming exam asks its questions', async (mode) => {
  const { doctorId, headers } = await test.signIn()
  await test.sit(await test.paper({ each: 20 }), doctorId)
  const choices = { source: 'wrong', mode, pack: mode === 'timed' ? 'bcs-prelim-50' : null }
  const sets = [await test.makeSet(headers, choices), await test.makeSet(headers, choices)] as const
  const [one, other] = [await answerAll(sets[0].path, headers), await answerAll(sets[1].path, headers)]
  const coming = await test.embargo({ id: one.find((id) => !other.includes(id))! })
  const alike = async () => {
    const said = await everything(sets[0].id, headers)
    expect(said).toEqual(await everything(sets[1].id, headers))
    expect(JSON.stringify(said)).not.toContain(secretMark)
  }
  await alike()
  const shown = [await test.show(sets[0].path, one[0]!, headers), await test.show(sets[1].path, other[0]!, headers)]
  expect(shown[0]!.statusCode).toBe(mode === 'study' ? 403 : 404)
  expect(shown[0]!.statusCode).toBe(shown[1]!.statusCode)
  const results = [await test.finish(sets[0].path, headers), await test.finish(sets[1].path, headers)]
  // The moment is that of the exam the questions come from, whose own review says it as well.
  const at = new Date(coming.row.closesAt!.getTime() + 30_000).toISOString()
  for (const finished of results)
    expect(finished.json().result).toMatchObject({ marks_released: false, marks_at: at, answers_at: at })
  await alike()
})

it('tells no marks while the exam behind a set waits for its doctor to sit it again', async () => {
  const { doctorId, headers } = await test.signIn()
  const paper = await test.paper({ each: 5, ...quiz })
  await test.sit(paper, doctorId)
  const { id, path } = await test.makeSet(headers, { mode: 'timed', pack: 'bcs-prelim-50' })
  await answerAll(path, headers)
  await test.get(`on-spot-quiz/${paper.row.key}?attempt=2`, headers)
  const waits = { marks_released: false, marks_at: null, answers_released: false, answers_at: null }
  expect((await test.finish(path, headers)).json().result).toMatchObject(waits)
  expect((await test.get(`${path}/result`, headers)).json().result).toMatchObject(waits)
  for (const exam of [
    (await test.get(path, headers)).json().practice,
    (await test.get(base, headers)).json().sets.find((set: { id: number }) => set.id === id).exam,
  ])
    expect(exam).toMatchObject({ answers_released: false, mine: { marks: null, outcome: null, answers_at: null } })
  await test.post(`on-spot-quiz/${paper.row.key}`, { quiz_finished: true }, headers)
  expect((await test.get(`${path}/result`, headers)).json().result).toMatchObject({ marks: 500 })
})

describe('while a doctor sits an exam', () => {
  const count = async (headers: Headers): Promise<number> => (await test.get(`${base}/count`, headers)).json().count
  /** A quiz that asks one question of an exam that is open to everybody. */
  const share = async () => {
    const exam = await test.paper({ each: 5 })
    const sat = await test.paper({ each: 1, ...quiz })
    await test.share(exam.questions[0]!, sat)
    return { exam, sat }
  }
  const begin = ({ row }: { row: { key: string } }, headers: Headers) => test.get(`on-spot-quiz/${row.key}`, headers)

  it('has nothing to practise of any exam with one of its questions', async () => {
    const { headers } = await test.signIn()
    const { sat } = await share()
    const before = await count(headers)
    await begin(sat, headers)
    expect(await count(headers)).toBe(before - 5)
    expect(await count((await test.signIn()).headers), 'for others all is as before').toBe(before)
    await test.post(`on-spot-quiz/${sat.row.key}`, { quiz_finished: true }, headers)
    expect(await count(headers)).toBe(before + 1)
  })

  it('shows no key and no marks of sets that were made before', async () => {
    const { doctorId, headers } = await test.signIn()
    const { exam, sat } = await share()
    await test.sit(exam, doctorId)
    const { path } = await test.makeSet(headers, { source: 'wrong' })
    const ids = await answerAll(path, headers)
    await begin(sat, headers)
    for (const id of ids) expect((await test.show(path, id, headers)).json().code).toBe('answers_not_released')
    expect((await test.finish(path, headers)).json().result).toMatchObject({ marks_released: false, marks_at: null })
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toEqual([])
    expect((await test.get(`${path}/result`, headers)).json().practice.mine.marks).toBeNull()
    // Its time runs out, and nobody has written that down yet.
    test.clock.move(hours(3))
    expect((await test.get(`${path}/question-answers`, headers)).json().question_answers).toHaveLength(5)
    expect((await test.get(`${path}/result`, headers)).json().result).toMatchObject({ marks: 500 })
  })
})
