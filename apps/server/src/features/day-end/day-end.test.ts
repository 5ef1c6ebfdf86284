import { tables } from '@prostuti/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import { buildBranch, buildReceived } from '../../testing/builders/build-received.ts'
import { createTestClock, hours } from '../../testing/test-clock.ts'
import { buildTestOffice } from '../../testing/test-office.ts'
import { closeDay } from './close-day.ts'

const clock = createTestClock(new Date('2031-05-17T06:00:00Z'))
const test = await buildTestOffice({ clock: clock.now })
const { deps, office } = test
const { db } = deps.database
afterAll(() => test.close())

const settled = { roleGivenAt: new Date('2026-01-01') }
const accounts = await test.signInStaff({ role: 'accounts', ...settled })
const second = await test.signInStaff({ role: 'manager', duties: ['approve_money'], ...settled })
const branch = await buildBranch(deps)
const cashier = await test.signInStaff({ role: 'accounts', branchIds: [branch.id], ...settled })

type By = { headers: Record<string, string> }
const get = async ({ headers }: By, url: string) =>
  office.inject({ method: 'GET', url: `/api/v3/admin${url}`, headers })
const post = async ({ headers }: By, url: string, payload: object = {}) =>
  office.inject({ method: 'POST', url: `/api/v3/admin${url}`, headers, payload })
const bring = async (by: By, file: string | Buffer, provider = 'bkash') =>
  office.inject({
    ...{ method: 'POST', url: `/api/v3/admin/statements?provider=${provider}&name=statement.csv` },
    headers: { ...by.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
  })
const dayOf = async (by: By, day: string) => (await get(by, `/day-ends/${day}`)).json().day

const day = '2031-05-16'
const at = (clockTime: string) => new Date(`${day}T${clockTime}:00+06:00`)
const head = 'Date,Transaction ID,From,Amount,Charge,Type\n'
const row = (time: string, trx: string, amount: string, payer = '01799999999') =>
  `16/05/2031 ${time},${trx},${payer},"${amount}",85.00,Payment\n`

beforeAll(async () => {
  await buildReceived(deps, { trx: 'BKH1', at: at('10:00') })
  await buildReceived(deps, { trx: 'BKH2', at: at('11:00'), amountPaisa: 850_000 })
  await buildReceived(deps, { trx: 'BKH3', at: at('23:58') })
  await buildReceived(deps, { trx: 'SSL1', gateway: 'sslcommerz', at: at('12:00') })
})

describe('a statement', () => {
  it('is shown as it would be read before anything of it is kept', async () => {
    const brought = await bring(accounts, head + row('10:00', 'BKH1', '5,500.00'))
    expect(brought.statusCode).toBe(201)
    const { statement } = (await get(accounts, `/statements/${brought.json().id}`)).json()
    expect(statement).toMatchObject({
      state: 'open',
      preview: {
        is_known: false,
        missing: [],
        lines: 1,
        faults: 0,
        sample: [{ provider_id: 'BKH1', fee_paisa: 8500 }],
      },
    })
    expect(await db.$count(tables.statementLine)).toBe(0)
    expect((await post(accounts, `/statements/${statement.id}/drop`)).statusCode).toBe(200)
  })

  it('is refused whole while a line cannot be read, unless somebody says to leave it out', async () => {
    const { id } = (await bring(accounts, `${head}${row('10:00', 'BKHX', 'many')}${row('10:01', 'BKHY', '1')}`)).json()
    const { preview } = (await get(accounts, `/statements/${id}`)).json().statement
    expect(preview).toMatchObject({ lines: 1, faults: 1, first_faults: [{ number: 2, field: 'gross', cell: 'many' }] })
    const refused = await post(accounts, `/statements/${id}/take`, { without_faulty: false })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toHaveProperty('without_faulty')
    await post(accounts, `/statements/${id}/drop`)
  })

  it('says what is no statement', async () => {
    expect((await bring(accounts, 'one line')).statusCode).toBe(422)
    expect((await bring(accounts, Buffer.from('d0cf11e0a1b11ae1', 'hex'))).json().errors.content[0]).toContain('XLSX')
  })

  it('matches by itself what it names, and twice changes nothing', async () => {
    const file = `${head}${row('10:00', 'bkh1', '5,500.00')}${row('11:00', 'BKH2', '8,500.00')}${row('13:00', 'BKH9', '8,000.00')}`
    const { id } = (await bring(accounts, file)).json()
    const taken = await post(accounts, `/statements/${id}/take`, { without_faulty: false })
    expect(taken.json().statement.counts).toEqual({ lines: 3, repeated: 0, passed_over: 0, matched: 2, open: 1 })
    expect((await bring(accounts, file)).json().code).toBe('statement_known')
    // The same lines in another file: the period overlaps.
    const again = (await bring(accounts, `${file}${row('14:00', 'BKH10', '1')}`)).json()
    const preview = (await get(accounts, `/statements/${again.id}`)).json().statement.preview
    expect(preview.is_known).toBe(true)
    const more = await post(accounts, `/statements/${again.id}/take`, { without_faulty: false })
    expect(more.json().statement.counts).toMatchObject({ lines: 1, repeated: 3 })
    expect((await post(accounts, `/statements/${again.id}/take`, { without_faulty: false })).statusCode).toBe(409)
    expect((await post(accounts, `/statements/${again.id}/drop`)).statusCode).toBe(200)
    expect(await db.$count(tables.statementLine)).toBe(3)
  })

  it('is of the whole centre: who has one branch does not find it', async () => {
    expect((await get(cashier, '/statements')).statusCode).toBe(404)
    expect((await bring(cashier, head)).statusCode).toBe(404)
    expect((await get(cashier, '/ledger-entries')).statusCode).toBe(404)
    expect((await get(cashier, '/day-ends')).statusCode).toBe(404)
  })
})

describe('a line that nobody knows', () => {
  it('is matched by hand with the same amount alone, and that is taken back', async () => {
    const { rows } = (await get(accounts, `/statement-lines?day=${day}`)).json()
    expect(rows).toMatchObject([{ provider_id: 'BKH9', state: 'stranger', amount_paisa: 800_000 }])
    const { id } = rows[0]
    const other = await buildReceived(deps, { trx: 'LATE', at: at('13:01'), amountPaisa: 800_000 })
    const wrong = await buildReceived(deps, { trx: 'WRONG', at: at('13:02'), amountPaisa: 700_000 })
    const match = (payment: number) => post(accounts, `/statement-lines/${id}/match`, { kind: 'payment', id: payment })
    expect((await match(wrong.payment.id)).json().code).toBe('amount_differs')
    const matched = await match(other.payment.id)
    expect(matched.json().line).toMatchObject({
      state: 'matched',
      way: 'person',
      candidates: [{ id: other.payment.id }],
    })
    expect((await match(other.payment.id)).statusCode).toBe(409)
    // It was alike, so it is proposed when the person takes it back.
    const reopened = await post(accounts, `/statement-lines/${id}/reopen`)
    expect(reopened.json().line).toMatchObject({
      state: 'proposed',
      candidates: [{ id: other.payment.id, percent: 60 }],
    })
    const said = await post(accounts, `/statement-lines/${id}/settle`, { words: 'মালিকের নিজের টাকা' })
    expect(said.json().line).toMatchObject({ state: 'settled', decided: { words: 'মালিকের নিজের টাকা' } })
  })
})

it('a line of nets is matched by hand with no more than came, and with money of its own provider', async () => {
  const { id: fileId } = (
    await bring(accounts, `${head}13/05/2031 10:00,BKH61,01799999999,"900.00",0,Payment\n`)
  ).json()
  await post(accounts, `/statements/${fileId}/take`, { without_faulty: false })
  const [line] = (await get(accounts, '/statement-lines?day=2031-05-13')).json().rows
  await db.update(tables.statementLine).set({ isGross: false }).where(eq(tables.statementLine.id, line.id))
  const match = async (given: Omit<Parameters<typeof buildReceived>[1], 'at'>) => {
    const { payment } = await buildReceived(deps, { at: new Date('2031-05-10T04:00:00Z'), ...given })
    return post(accounts, `/statement-lines/${line.id}/match`, { kind: 'payment', id: payment.id })
  }
  expect((await match({ trx: 'LESS', amountPaisa: 89_999 })).json().code).toBe('amount_differs')
  expect((await match({ trx: 'FOREIGN', amountPaisa: 91_000, gateway: 'sslcommerz' })).statusCode).toBe(404)
  expect((await match({ trx: 'MORE', amountPaisa: 91_000 })).json().line).toMatchObject({ state: 'matched' })
  await db.delete(tables.statementLine).where(eq(tables.statementLine.id, line.id))
})

describe('the day', () => {
  it('is what the ledger says, by way, with what does not match', async () => {
    const shown = await dayOf(accounts, day)
    expect(shown).toMatchObject({ state: 'open', is_over: true, books: { difference_paisa: 0, unbalanced: 0 } })
    expect(shown.ways).toMatchObject([
      { way: 'bkash', payments: 5, came_paisa: 3_450_000, confirmed: 2, fee_paisa: 17_000 },
      { way: 'sslcommerz', payments: 1, came_paisa: 550_000, confirmed: 0, fee_paisa: null },
    ])
    expect(shown.books.receipts).toMatchObject({ count: 6, missing: 0 })
    const cash = shown.books.accounts.find(({ account }: { account: string }) => account === 'cash')
    expect(cash).toMatchObject({ debit_paisa: 4_000_000, credit_paisa: 0 })
    expect(shown.exceptions.map(({ kind, is_late }: { kind: string; is_late: boolean }) => [kind, is_late])).toEqual([
      ['no_statement', false],
      ['only_ours', false],
      ['only_ours', false],
      ['only_ours', true],
    ])
  })

  it('counts the drawer of a branch by notes, also for who sees that branch alone', async () => {
    const notes = [
      { value: 1000, count: 3 },
      { value: 500, count: 1 },
    ]
    const counted = await post(cashier, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes })
    expect(counted.json().day).toMatchObject({
      books: null,
      ways: [],
      counts: [{ total_paisa: 350_000, expected_paisa: 0, notes: { 1000: 3, 500: 1 } }],
      exceptions: [{ kind: 'cash_differs', paisa: 350_000, about: `cash:${branch.id}` }],
    })
    const foreign = await buildBranch(deps, 'চট্টগ্রাম')
    const at = `/day-ends/${day}`
    expect((await post(cashier, `${at}/cash-counts`, { branch_id: foreign.id, notes })).statusCode).toBe(404)
    expect((await post(cashier, `${at}/explanations`, { about: 'payment:1', words: 'কারণ' })).statusCode).toBe(404)
    expect((await post(accounts, `${at}/cash-counts`, { branch_id: branch.id, notes: [] })).json().day).toMatchObject({
      counts: [{ total_paisa: 0 }],
    })
  })

  it('takes each note once, and no more than a drawer holds', async () => {
    const count = async (notes: object[]) =>
      (await post(accounts, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes })).statusCode
    expect(
      await count([
        { value: 1000, count: 1 },
        { value: 1000, count: 2 },
      ]),
    ).toBe(422)
    expect(await count([{ value: 1000, count: 100_000 }])).toBe(422)
  })

  it('forgets why a drawer was short when it is counted again', async () => {
    const notes = [{ value: 100, count: 1 }]
    const about = `cash:${branch.id}`
    await post(accounts, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes })
    await post(accounts, `/day-ends/${day}/explanations`, { about, words: 'একটি নোট বেশি' })
    const explanationOf = ({ exceptions }: { exceptions: { about: string; explanation: object | null }[] }) =>
      exceptions.find((each) => each.about === about)?.explanation
    expect(explanationOf(await dayOf(accounts, day))).toMatchObject({ words: 'একটি নোট বেশি' })
    const again = await post(accounts, `/day-ends/${day}/cash-counts`, {
      branch_id: branch.id,
      notes: [{ value: 1000, count: 50 }],
    })
    expect(explanationOf(again.json().day)).toBeNull()
    await post(accounts, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes: [] })
  })

  it('is not closed before it is over, nor while something has no reason', async () => {
    expect((await post(accounts, '/day-ends/2031-05-17/ask', { words: null })).json().code).toBe('day_not_over')
    expect((await post(accounts, `/day-ends/${day}/ask`, { words: null })).json().code).toBe('day_unexplained')
    const { exceptions } = await dayOf(accounts, day)
    for (const { about } of exceptions)
      await post(accounts, `/day-ends/${day}/explanations`, { about, words: 'কাল দেখব' })
    const asked = await post(accounts, `/day-ends/${day}/ask`, { words: 'মিলিয়েছি' })
    expect(asked.json().day).toMatchObject({ state: 'asked', asked: { words: 'মিলিয়েছি' }, may: { sign: false } })
  })

  it('is closed by another than who asked; a change in between needs asking again', async () => {
    expect((await post(accounts, `/day-ends/${day}/close`)).json().code).toBe('second_person_needed')
    await post(accounts, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes: [] })
    expect((await post(second, `/day-ends/${day}/close`)).statusCode).toBe(404)
    await post(accounts, `/day-ends/${day}/ask`, { words: null })
    const declined = await post(second, `/day-ends/${day}/decline`, { words: 'আগে গুনুন' })
    expect(declined.json().day).toMatchObject({ state: 'open', declined: { words: 'আগে গুনুন' } })
    await post(accounts, `/day-ends/${day}/ask`, { words: null })
    expect((await dayOf(second, day)).may).toMatchObject({ sign: true })
    const answers = await Promise.all([post(second, `/day-ends/${day}/close`), post(second, `/day-ends/${day}/close`)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await dayOf(accounts, day)).toMatchObject({ state: 'closed', closed: { by: { id: second.staffId } } })
  })

  it('closed just now, keeps its statement and what was said of its lines', async () => {
    const other = '2031-05-14'
    const file = `${head}14/05/2031 10:00,BKH51,01799999999,"1.00",0,Payment\n`
    const { id } = (await bring(accounts, file)).json()
    await post(accounts, `/statements/${id}/take`, { without_faulty: false })
    const [line] = (await get(accounts, `/statement-lines?day=${other}`)).json().rows
    await post(accounts, `/statement-lines/${line.id}/settle`, { words: 'মালিকের নিজের টাকা' })
    await post(accounts, `/day-ends/${other}/ask`, { words: null })
    const [member] = await db.select().from(tables.staff).where(eq(tables.staff.id, second.staffId))
    const answers = await db.transaction(async (tx) => {
      await closeDay(tx, { day: other, member: member!, now: clock.now() })
      const late = [post(accounts, `/statements/${id}/drop`), post(accounts, `/statement-lines/${line.id}/reopen`)]
      const waiting = sql`select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`
      await expect.poll(async () => (await db.execute(waiting)).rowCount, { timeout: 15_000 }).toBe(2)
      return late
    })
    for (const answer of await Promise.all(answers)) expect(answer.json().code).toBe('day_closed')
  })

  it('takes nothing more once it is closed: mending falls on the day it is done', async () => {
    await expect(buildReceived(deps, { trx: 'TOOLATE', at: at('23:59') })).rejects.toThrow()
    const before = await dayOf(accounts, day)
    await buildReceived(deps, { trx: 'NEXT', at: new Date(at('23:59').getTime() + hours(1)) })
    expect((await dayOf(accounts, day)).ways).toEqual(before.ways)
    expect(
      (await post(accounts, `/day-ends/${day}/cash-counts`, { branch_id: branch.id, notes: [] })).json().code,
    ).toBe('day_closed')
    const [file] = (await get(accounts, '/statements')).json().rows
    expect((await post(accounts, `/statements/${file.id}/drop`)).json().code).toBe('day_closed')
    await expect(db.execute(sql`delete from day_close`)).rejects.toThrow()
    const [line] = (await get(accounts, `/statement-lines?day=${day}&show=settled`)).json().rows
    expect((await post(accounts, `/statement-lines/${line.id}/reopen`)).json().code).toBe('day_closed')
    const { rows } = (await get(accounts, '/day-ends')).json()
    // Older ones are the demo's.
    expect(rows.slice(0, 2)).toMatchObject([
      { day: '2031-05-17', state: 'open', came_paisa: 550_000 },
      { day, state: 'closed', came_paisa: 4_000_000 },
    ])
  })
})

describe('what a statement says later of a closed day', () => {
  it('leaves that day as two people saw it, and waits on the day it came', async () => {
    const before = await dayOf(accounts, day)
    const { id } = (await bring(accounts, `${head}${row('15:00', 'BKH77', '900.00')}`)).json()
    expect((await post(accounts, `/statements/${id}/take`, { without_faulty: false })).statusCode).toBe(200)
    expect(await dayOf(accounts, day)).toEqual(before)
    const { exceptions } = await dayOf(accounts, '2031-05-17')
    expect(exceptions).toMatchObject([
      { kind: 'no_statement' },
      { kind: 'only_statement', line: { provider_id: 'BKH77' } },
    ])
  })
})

it('cannot be sent to be signed while the books differ, whatever was explained', async () => {
  const other = '2031-05-12'
  const { payment } = await buildReceived(deps, { trx: 'OFF1', at: new Date(`${other}T04:00:00Z`) })
  await post(accounts, `/day-ends/${other}/explanations`, { about: 'statement:bkash', words: 'কাল আসবে' })
  expect((await dayOf(accounts, other)).may.ask).toBe(true)
  const amountIs = (amountPaisa: number) =>
    db.update(tables.payment).set({ amountPaisa }).where(eq(tables.payment.id, payment.id))
  await amountIs(payment.amountPaisa + 1)
  const { books, may } = await dayOf(accounts, other)
  expect([books.difference_paisa, may.ask]).toEqual([1, false])
  await amountIs(payment.amountPaisa)
})

it('what the gateway gave back and its statement does not say, and a day of refunds alone without one, is asked about', async () => {
  const { payment } = await buildReceived(deps, { trx: 'BACK', at: new Date('2031-06-01T04:00:00Z') })
  const at = new Date('2031-06-03T04:00:00Z')
  const [given, byHand] = await db
    .insert(tables.refund)
    .values([
      {
        paymentId: payment.id,
        amountPaisa: 100_000,
        reason: 'r',
        state: 'done',
        gatewayRef: 'RF1',
        asked: 1,
        settledAt: at,
      },
      { paymentId: payment.id, amountPaisa: 50_000, reason: 'r', state: 'done', asked: 0, settledAt: at },
    ])
    .returning()
  for (const { id, amountPaisa } of [given!, byHand!])
    await db.transaction(async (tx) => {
      const entry = { kind: 'refund', orderId: payment.orderId, paymentId: payment.id, refundId: id, at } as const
      const [booked] = await tx.insert(tables.ledgerEntry).values(entry).returning()
      await tx.insert(tables.ledgerLine).values([
        { entryId: booked!.id, account: 'cash', amountPaisa: -amountPaisa },
        { entryId: booked!.id, account: 'refund', amountPaisa },
      ])
    })
  expect((await dayOf(accounts, '2031-06-03')).exceptions).toMatchObject([{ kind: 'no_statement', paisa: -150_000 }])
  const { id } = (await bring(accounts, `${head}03/06/2031 11:00,BKH88,01799999999,"1.00",0,Payment\n`)).json()
  await post(accounts, `/statements/${id}/take`, { without_faulty: false })
  const { exceptions } = await dayOf(accounts, '2031-06-03')
  expect(exceptions).toMatchObject([
    { about: `refund:${given!.id}`, kind: 'only_ours', paisa: -100_000, ours: { reference: 'RF1' } },
    { kind: 'only_statement' },
  ])
})

it('the ledger is listed by day and account, and taken along as a file', async () => {
  const { rows } = (await get(accounts, `/ledger-entries?day=${day}&account=cash`)).json()
  expect(rows).toHaveLength(6)
  expect(rows[0]).toMatchObject({
    kind: 'payment',
    lines: expect.arrayContaining([{ account: 'cash', amount_paisa: 700_000 }]),
  })
  const begun = await post(accounts, '/ledger-exports', { from: day, to: '2031-05-17' })
  expect(begun.statusCode).toBe(202)
  const [job] = staffJobs(deps, (error) => expect.fail(String(error)))
  await job!.run(clock.now(), new AbortController().signal)
  const file = await get(accounts, `/jobs/${begun.json().job_id}/file`)
  const [names, ...lines] = file.body
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')))
  const of = (name: string) => lines.map((cells) => cells[names!.indexOf(name)]!)
  const sum = (name: string) => of(name).reduce((total, amount) => total + Number(amount || 0), 0)
  expect(sum('Debit')).toBe(sum('Credit'))
  // Five of the day and one of the next came by bKash.
  expect(of('Account code').filter((code) => code === '1020')).toHaveLength(6)
  expect((await post(accounts, '/ledger-exports', { from: '2031-05-17', to: day })).statusCode).toBe(422)
})
