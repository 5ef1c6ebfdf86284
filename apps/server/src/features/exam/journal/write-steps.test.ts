import { tables } from '@prostuti/db'
import { createTestDatabase } from '@prostuti/db/testing/index'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { JournalConnection } from './journal-connection.ts'
import { type NewStep, type StepWriter, writeSteps } from './write-steps.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())

const stepOf = (
  { doctorId, paperId }: { doctorId: number; paperId: number },
  { questions }: Awaited<ReturnType<typeof buildPaper>>,
  answer = '1',
): NewStep => ({
  doctorId,
  paperId,
  number: null,
  questionId: questions[0]!.id,
  bit: 0,
  sequence: 1,
  answer,
  fullness: 'full',
  at: new Date(),
})

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('keeps quotes and backslashes of an answer', async () => {
  const paper = await buildPaper(db)
  const attempt = await buildAttempt(db, paper)
  const said = { 'a "b"': ['\\', '\\"', 'c\\\\', '{,}', "'", '\n'] }
  const connection = new JournalConnection(database)
  const [saved] = await connection.use((client) => writeSteps(client, [stepOf(attempt, paper, JSON.stringify(said))]))
  connection.close()
  expect(saved).toBeDefined()
  const [step] = await db.select().from(tables.answerStep).where(eq(tables.answerStep.attemptId, attempt.id))
  expect(step?.answer).toEqual(said)
})

it('finds attempts and steps by their indexes from the first answer on', async () => {
  const paper = await buildPaper(db, { each: 2 })
  const attempt = await buildAttempt(db, paper)
  await db.execute(sql`analyze attempt, answer_step`)
  const { id: nobody } = await buildDoctor(db)
  const connection = new JournalConnection(database)
  const plan = await connection.use(async (client) => {
    let found: Plan | undefined
    // What the journal sends, asked for its plan instead.
    const explaining: StepWriter = {
      async query({ text, values = [] }) {
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
          text: `explain (format json) ${text}`,
          values,
        })
        found = rows[0]?.['QUERY PLAN'][0]?.Plan
        return { rows: [] }
      },
    }
    await writeSteps(explaining, [stepOf(attempt, paper), stepOf({ ...attempt, doctorId: nobody }, paper)])
    return found!
  })
  connection.close()
  const reads = nodesOf(plan).filter((node) => node['Relation Name'] && node['Node Type'] !== 'ModifyTable')
  expect(reads.length).toBeGreaterThanOrEqual(2)
  for (const node of reads) expect(node['Node Type']).toMatch(/Index/)
  // Only the steps of the one question: an attempt may have thousands.
  const steps = reads.filter((node) => node['Relation Name'] === 'answer_step_from_0')
  expect(steps.map((node) => node['Index Cond'])).toEqual([expect.stringMatching(/attempt_id = .*question_id = /)])
})
