import { rehearseCorrection } from '../../apps/server/src/features/key-correction/index.ts'
import { connect, findEmbeddedPostgres, tables } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { fillFinishedExam } from '../exam-rank/finished-exam.ts'
import type { Bench } from '../support/bench.ts'
import { median, round } from '../support/statistics.ts'

const sizes = [1_000, 100_000] as const
const rounds = 3
/** How many questions of the paper everybody has answered: the journal is as deep as that. */
const answered = 20

/**
 * How long staff wait for the rehearsal of a corrected key: marking the question of every attempt anew, drawing the ranks before and
 * after, and writing down what becomes of each. 1,000 and 100,000 attempts, each in a database of its own.
 */
const bench: Bench = async () => {
  const table: Record<string, string | number>[] = []
  const figures: Record<string, number> = {}
  for (const size of sizes) {
    const { ms, effects } = await rehearse(size)
    table.push({
      what: `${size} attempts`,
      'rehearsal s': round(ms / 1000, 2),
      'µs each': round((ms / size) * 1000),
      effects,
    })
    figures[`rehearsal_${size}_s`] = round(ms / 1000, 2)
  }
  return { table, figures }
}

export default bench

async function rehearse(size: number): Promise<{ ms: number; effects: number }> {
  const server = await startServer({ DEMO: 'false' })
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 4 })
  try {
    const { db, pool } = database
    const { paperId } = await fillFinishedExam(db, size)
    // The rehearsal reads journals, which the filled attempts have not. One question a statement: all at once outlast the timeout.
    for (let position = 1; position <= answered; position++)
      await pool.query(
        `insert into answer_step (attempt_id, question_id, sequence, answer, saved_at)
        select attempt.id, asked.question_id, asked.position, to_jsonb(1 + (attempt.id + asked.position) % 4), attempt.started_at
        from attempt join paper_question asked on asked.paper_id = attempt.paper_id and asked.position = $2
        where attempt.paper_id = $1 on conflict do nothing`,
        [paperId, position],
      )
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{ question_id: number; key: { type: 'sba'; options: number[] } }>(
      `select version.question_id, version.key from paper_question asked join question_version version on version.id = asked.version_id
      where asked.paper_id = $1 and asked.position = 1`,
      [paperId],
    )
    const { question_id: questionId, key } = rows[0]!
    const chosen = { type: 'sba' as const, options: [1 + (key.options[0]! % 4)] }
    const [member] = await db
      .insert(tables.staff)
      .values({ name: 'Bench', email: 'bench@example.com', role: 'owner' })
      .returning({ id: tables.staff.id })
    const [draft] = await db
      .insert(tables.keyCorrection)
      .values({ questionId, paperId, kind: 'new_key', key: chosen, chosen, createdBy: member!.id })
      .returning({ id: tables.keyCorrection.id })
    const times: number[] = []
    for (let turn = -1; turn < rounds; turn++) {
      const startedAt = performance.now()
      await rehearseCorrection(db, { correctionId: draft!.id, now: new Date(), progress: async () => {} })
      // The first turn warms up.
      if (turn >= 0) times.push(performance.now() - startedAt)
    }
    const effects = await db.$count(tables.correctionEffect)
    if (effects < size / 4) throw new Error(`only ${effects} of ${size} were touched`)
    return { ms: median(times), effects }
  } finally {
    await database.close()
    await server.stop()
  }
}
