import { tables } from '@prostuti/db'
import { searchKey } from '@prostuti/text/search-key'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildQuestion } from '../../../testing/builders/build-question.ts'
import { createWriter, fillQuestions, seededRandom } from '../../../testing/builders/fill-questions.ts'
import { explain } from '../../../testing/explain.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { compareNewQuestions } from './compare-new-questions.ts'
import { findLookAlikes } from './find-look-alikes.ts'

const { lookAlike, question } = tables

let test: TestOffice
let headers: Record<string, string>
const db = () => test.deps.database.db
const random = seededRandom(59)
const writer = createWriter(random)
const texts = Array.from({ length: 1000 }, () => writer.question())
let ids: number[]
beforeAll(async () => {
  test = await buildTestOffice()
  ;({ headers } = await test.signInStaff({ role: 'manager' }))
  ids = await fillQuestions(db(), texts)
  // As if the sweep had been there: its own tests come below.
  await db().update(question).set({ comparedVersionId: question.currentVersionId })
  await db().execute(sql`vacuum analyze question`)
})
afterAll(() => test.close())

/** The same question as another teacher would write it: a word replaced, one left out, the options in another order. */
function rewrite(at: number): string {
  const { text, parts } = texts[at]!
  const words = text.split(' ')
  words[Math.floor(random() * words.length)] = writer.word()
  words.splice(Math.floor(random() * words.length), 1)
  return [words.join(' '), ...parts.toReversed()].join(' ')
}

/** Compared with every question, as the index spares us to. */
const alikeOfAll = async (words: string) => {
  const percent = sql<number>`round(similarity(search_key, ${searchKey(words)}) * 100)::int`
  const rows = await db()
    .select({ id: question.id, percent })
    .from(question)
    .where(sql`${percent} >= 60`)
    .orderBy(sql`2 desc`, question.id)
    .limit(5)
  return rows
}

describe('finding what says nearly the same', () => {
  it('finds what comparing with every question finds', async () => {
    for (let at = 0; at < 12; at += 1) {
      const words = rewrite(at * 80)
      const found = await findLookAlikes(db(), words)
      expect(found).toEqual(await alikeOfAll(words))
      expect(found[0]?.id).toBe(ids[at * 80])
    }
  })

  it('finds nothing where nothing is alike, and not the question itself', async () => {
    expect(await findLookAlikes(db(), 'এমন কোনো কথা এই ভান্ডারে নেই')).toEqual([])
    const [row] = await db().select().from(question).where(eq(question.id, ids[7]!))
    expect(await findLookAlikes(db(), row!.words, { except: [ids[7]!] })).toEqual([])
    expect(await findLookAlikes(db(), '')).toEqual([])
  })

  it('reads an index, however many questions there are', async () => {
    const nodes = await explain(test.deps.database, () => findLookAlikes(db(), rewrite(3)))
    expect(nodes.map((node) => node['Index Name'])).toContain('question_look_keys')
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'question')).toEqual([])
  })
})

describe('pairs', () => {
  const twins = async () => {
    const says = writer.question()
    const [one, other] = await fillQuestions(db(), [says, { ...says, text: `${says.text} ${writer.word()}` }])
    while ((await compareNewQuestions(db())) > 0);
    return [one!, other!] as const
  }
  const ask = (path: string, payload?: object) =>
    test.office.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/v3/admin${path}`,
      headers,
      ...(payload && { payload }),
    })
  const listed = async () =>
    (await ask('/look-alikes')).json().pairs.map((pair: { older: { id: number } }) => pair.older.id) as number[]

  it('are written down once for each version, and shown until somebody says that they are two', async () => {
    const [one, other] = await twins()
    expect(await db().select().from(lookAlike).where(eq(lookAlike.questionId, one))).toMatchObject([{ otherId: other }])
    expect(await compareNewQuestions(db())).toBe(0)
    expect(await listed()).toContain(one)
    expect((await ask(`/questions?look_alike=true&ids=${one},${other}`)).json().rows).toHaveLength(2)
    expect((await ask(`/questions/${other}/apart`, { other_id: one, is_apart: true })).statusCode).toBe(200)
    expect(await listed()).not.toContain(one)
    await db().update(question).set({ comparedVersionId: null }).where(eq(question.id, one))
    await compareNewQuestions(db())
    expect(await listed()).not.toContain(one)
  })

  it('become one: the merged one is retired and leads to the other, which has its tags', async () => {
    const [one, other] = await twins()
    await db()
      .update(question)
      .set({ tags: ['ECG'] })
      .where(eq(question.id, other))
    expect((await ask(`/questions/${other}/merge`, { into_id: one })).json()).toEqual({ into_id: one })
    const rows = await db()
      .select()
      .from(question)
      .where(inArray(question.id, [one, other]))
      .orderBy(question.id)
    expect(rows).toMatchObject([
      { tags: ['ECG'], state: 'ready' },
      { state: 'retired', mergedIntoId: one },
    ])
    expect(await listed()).not.toContain(one)
    const standing = (await ask(`/questions/${one}/standing`)).json()
    expect(standing.merged).toMatchObject([{ id: other, tags: ['ECG'] }])
    expect((await ask(`/questions/${one}/merge`, { into_id: other })).json().code).toBe('question_verb_refused')
    expect((await ask(`/questions/${other}/moves`, { verb: 'bring_back' })).json()).toEqual({ state: 'draft' })
  })

  it('are told to whoever types, but not of what they may not see', async () => {
    const teacher = await test.signInStaff({ role: 'teacher' })
    const says = writer.question()
    const [stranger] = await fillQuestions(db(), [says])
    const own = await buildQuestion(db(), { authorId: teacher.staffId }, { text: { bn: says.text } })
    const payload = { text: { bn: says.text }, parts: says.parts.map((bn) => ({ bn })) }
    const found = async (as: Record<string, string>) => {
      const answer = await test.office.inject({
        method: 'POST',
        url: '/api/v3/admin/questions/look-alikes',
        headers: as,
        payload,
      })
      const { look_alikes, has_hidden } = answer.json()
      return { ids: look_alikes.map(({ id }: { id: number }) => id), has_hidden }
    }
    expect(await found(headers)).toEqual({ ids: [stranger, own.id], has_hidden: false })
    // Of another's question they hear that it is there, and nothing else.
    expect(await found(teacher.headers)).toEqual({ ids: [own.id], has_hidden: true })
    payload.text.bn = says.text.split(' ').slice(0, 3).join(' ')
    payload.parts = []
    expect((await found(teacher.headers)).has_hidden).toBe(false)
  })
})
