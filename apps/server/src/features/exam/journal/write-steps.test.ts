import { createTestDatabase } from '@prostuti/db/testing/index'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildPaper } from '../../../testing/builders/build-paper.ts'
import { JournalConnection } from './journal-connection.ts'
import { type NewStep, type StepWriter, writeSteps } from './write-steps.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(() => database.close())

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

it('finds attempts and steps by their indexes from the first answer on', async () => {
  const paper = await buildPaper(db, { each: 2 })
  const { doctorId, paperId } = await buildAttempt(db, paper)
  await db.execute(sql`analyze attempt, answer_step`)
  const { id: nobody } = await buildDoctor(db)
  const step = (doctor: number): NewStep => ({
    doctorId: doctor,
    paperId,
    number: null,
    questionId: paper.questions[0]!.id,
    bit: 0,
    sequence: 1,
    answer: '1',
    fullness: 'full',
    at: new Date(),
  })
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
    await writeSteps(explaining, [step(doctorId), step(nobody)])
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
