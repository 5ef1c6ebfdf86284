import { connect, isPooled, listen, migrate, pendingMigrations } from '@prostuti/db'
import { createTestDatabase, type TestDatabase } from '@prostuti/db/testing/index'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '@prostuti/db/testing/pgbouncer'
import { withClient } from '@prostuti/db/testing/test-cluster'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { settlePayment } from '../../features/payment/index.ts'
import { fillExam } from '../../testing/builders/fill-exam.ts'
import { confirmed, createPaymentTest } from '../../testing/payment-test.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { whenDatabaseIsThere } from './wait-for-database.ts'

const patience = { timeout: 15_000 }
const counts = (statuses: number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  )

/** Of everybody who shares a connection with us: asked so often that each of the few is met. */
const leftBehind = (url: string) =>
  withClient(url, async (client) => {
    const found = new Set<string>()
    for (let nth = 0; nth < 40; nth++) {
      const { rows } = await client.query(`select current_setting('enable_seqscan') as seqscan,
        current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('timezone') as zone, (select count(*) from pg_prepared_statements)::int as prepared,
        (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid())::int as locks`)
      found.add(JSON.stringify(rows[0]))
    }
    return [...found]
  })

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode (left out where it is not installed)', () => {
  let behind: TestDatabase
  let bouncer: PgBouncer
  const open = (max = 8) => connect(bouncer.url, { max, directUrl: behind.url })
  beforeAll(async () => {
    behind = await createTestDatabase({ demo: true })
    bouncer = await startPgBouncer(behind.url)
  })
  afterAll(async () => {
    await bouncer.stop()
    await behind.close()
  })

  it('is seen where the address that should be direct leads there too', async () => {
    expect(await isPooled({ directUrl: bouncer.url })).toBe(true)
    expect(await isPooled({ directUrl: behind.url })).toBe(false)
  })

  it('two processes start and save for everybody, pay, and leave nothing behind in a session', async () => {
    const before = await leftBehind(bouncer.url)
    const exam = await fillExam(behind.db, { examinees: 30 })
    const sites = [await buildTestApp({ database: open() }), await buildTestApp({ database: open() })]
    const of = (examinee: number) => sites[examinee % 2]!.app
    const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })
    const url = `/api/v3/web/on-spot-bcs-exam/${exam.key}`
    const begin = (token: string, examinee: number) => of(examinee).inject({ url, headers: headersOf(token) })
    const save = (token: string, examinee: number, nth: number) =>
      of(examinee + nth).inject({
        method: 'POST',
        url,
        headers: headersOf(token),
        payload: {
          questionId: exam.questionIds[nth]!,
          question_type: 'sba',
          selected_answer: 1 + (nth % 4),
          sequence: nth + 1,
        },
      })
    const started = await Promise.all(exam.tokens.map(begin))
    expect(counts(started.map(({ statusCode }) => statusCode))).toEqual({ 200: 30 })
    const saved = await Promise.all(
      exam.tokens.flatMap((token, examinee) => Array.from({ length: 20 }, (_, nth) => save(token, examinee, nth))),
    )
    expect(
      counts(saved.map(({ statusCode }) => statusCode)),
      saved.find((each) => each.statusCode > 299)?.body,
    ).toEqual({
      200: 600,
    })
    const { rows } = await behind.db.execute(sql`select count(*)::int as steps from answer_step
      join attempt on attempt.id = attempt_id where paper_id = ${exam.paperId}`)
    expect(rows).toEqual([{ steps: 600 }])
    for (const { close } of sites) await close()

    const test = await createPaymentTest({ database: open() })
    const room = await test.buildRoom({ seats: 5 })
    const settled = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const payer = await test.buildPayer()
        const { order } = await test.enrol(payer, room)
        const payment = await test.pay(payer, order.id)
        return settlePayment(test.deps, { paymentId: payment.id, verdict: confirmed(payment) })
      }),
    )
    expect(settled.map(({ state }) => state)).toEqual(Array(5).fill('paid'))
    expect(await test.seatsOf(room)).toMatchObject({ sold: 5 })
    await test.close()

    expect(await leftBehind(bouncer.url)).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('news is heard, whoever says it', async () => {
    const [one, other] = [open(), open()]
    const heard: string[] = []
    const onListening = vi.fn()
    const listening = listen(one, { channel: 'bounced', onMessage: (text) => heard.push(text), onListening })
    await vi.waitFor(() => expect(onListening).toHaveBeenCalled(), patience)
    await other.db.transaction((tx) => tx.execute(sql`select pg_notify('bounced', 'from another process')`))
    await vi.waitFor(() => expect(heard).toEqual(['from another process']), patience)
    await listening.close()
    await Promise.all([one.close(), other.close()])
  })

  it('processes that start together take turns with the migrations, and hang on nothing', async () => {
    const all = Array.from({ length: 4 }, () => open(2))
    const explain = () => undefined
    const ran = await Promise.all(all.map((each) => whenDatabaseIsThere(each, () => migrate(each), { explain })))
    expect(ran).toEqual([[], [], [], []])
    expect(await pendingMigrations(all[0]!)).toEqual([])
    await Promise.all(all.map((each) => each.close()))
  })
})
