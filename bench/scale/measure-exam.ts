import { rankPaper } from '../../apps/server/src/features/exam/index.ts'
import type { Site } from './site.ts'
import { type Call, each, TimedClient } from './timed-client.ts'

export const deeds = ['start', 'save', 'finish', 'room', 'rank', 'result'] as const
export type Deed = (typeof deeds)[number]
/** Of some of them also how many microseconds of processor time each took, of server and database together. */
export type Times = Record<Deed, number[]> & { cpu: Record<CountedDeed, number[]> }

export const countedDeeds = ['start', 'save', 'finish'] as const
type CountedDeed = (typeof countedDeeds)[number]

export const noTimes = (): Times => ({
  ...{ start: [], save: [], finish: [], room: [], rank: [], result: [] },
  cpu: { start: [], save: [], finish: [] },
})

const atOnce = 8
const savesEach = 20
const looks = 20

/** Some examinees begin, save and hand in, while the office looks at the board of the exam. */
export async function measureSitting(site: Site, tokens: readonly string[], times: Times): Promise<void> {
  const count = async (deed: CountedDeed, work: () => Promise<number[]>) => {
    const before = site.cpu()
    const took = await work()
    times[deed].push(...took)
    times.cpu[deed].push(((site.cpu() - before) / took.length) * 1e6)
  }
  await count('start', () => start(site, tokens))
  await count('save', () => save(site, tokens, savesEach))
  times.room.push(...(await look(site)))
  await count('finish', () => askEach(site, tokens, { method: 'POST', json: { bcs_exam_finished: true } }))
}

export const start = (site: Site, tokens: readonly string[]) => askEach(site, tokens, {})

/** Through the journal, one choice of an examinee after the other. */
export function save(site: Site, tokens: readonly string[], howMany: number): Promise<number[]> {
  const { questionIds } = site.exam
  const choices = Array.from({ length: howMany }, (_, nth) => ({
    method: 'POST' as const,
    json: {
      ...{ questionId: questionIds[nth % questionIds.length], question_type: 'sba', selected_answer: 1 + (nth % 4) },
      sequence: Date.now() + nth,
    },
  }))
  return askEach(site, tokens, ...choices)
}

/** Everybody asks the room of the exam one thing after the other. */
async function askEach({ server, exam }: Site, tokens: readonly string[], ...calls: Call[]): Promise<number[]> {
  const path = `${server.url}/api/v3/web/on-spot-bcs-exam/${exam.key}`
  const client = new TimedClient(atOnce)
  try {
    return await each(tokens, atOnce, async (token) => {
      const took: number[] = []
      for (const call of calls)
        took.push(await client.ask(path, { ...call, headers: { authorization: `Bearer ${token}` } }))
      return took
    })
  } finally {
    client.close()
  }
}

async function look({ server, exam, owner }: Site): Promise<number[]> {
  const path = `${server.officeUrl}/api/v3/admin/sittings/${exam.paperId}/board?state=started`
  const headers = { cookie: owner.cookie, 'x-office-token': owner.token }
  const client = new TimedClient(1)
  const took: number[] = []
  for (let nth = 0; nth < looks; nth++) took.push(await client.ask(path, { headers, holds: /"rows":\[\{/ }))
  client.close()
  return took
}

/** The exam is over; its ranks wait until they are drawn here. */
export async function closeExam({ database: { pool }, exam: { paperId } }: Site): Promise<void> {
  await pool.query(
    `update paper set closes_at = now() - interval '1 hour', ranks_at = now() + interval '1 day', updated_at = now() where id = $1`,
    [paperId],
  )
}

export async function measureRank({ database: { db, pool }, exam: { paperId } }: Site, times: Times): Promise<void> {
  await pool.query('update attempt_result set rank = null, percentile = null where paper_id = $1', [paperId])
  await pool.query('delete from paper_standing where paper_id = $1', [paperId])
  const startedAt = performance.now()
  await db.transaction((tx) => rankPaper(tx, { paperId, now: new Date() }))
  times.rank.push(performance.now() - startedAt)
}

export async function releaseRanks({ database: { pool }, exam: { paperId } }: Site): Promise<void> {
  await pool.query('update paper set ranks_at = null, updated_at = now() where id = $1', [paperId])
}

export async function measureResults({ server, exam }: Site, tokens: readonly string[], times: Times): Promise<void> {
  const client = new TimedClient(1)
  const path = `${server.url}/api/v3/web/doctor/bcs-exams/${exam.key}/result`
  for (const token of tokens)
    times.result.push(
      await client.ask(path, { headers: { authorization: `Bearer ${token}` }, holds: /"marks_released":true/ }),
    )
  client.close()
}
