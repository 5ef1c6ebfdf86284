import { PassThrough } from 'node:stream'
import { tables } from '@prostuti/db'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildAttempt } from '../../../testing/builders/build-attempt.ts'
import { buildDoctor } from '../../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../../testing/builders/build-impersonation.ts'
import { buildPaper, secretMark } from '../../../testing/builders/build-paper.ts'
import { buildSignIn } from '../../../testing/builders/build-sign-in.ts'
import { storeFile } from '../../files/index.ts'
import { openAccountTest, tablesOfDoctors, unzip } from '../account-test.fixture.ts'
import { dataSections } from './data-sections.ts'
import { leftOut } from './left-out.fixture.ts'
import { readFor } from './read-for.ts'
import { writeCopy } from './write-copy.ts'

let test: Awaited<ReturnType<typeof openAccountTest>>
beforeAll(async () => {
  test = await openAccountTest()
})
afterAll(() => test.close())

async function copyOf(doctorId: number) {
  const { headers } = await test.signIn(doctorId)
  const response = await test.takeCopy(headers)
  expect(response.statusCode).toBe(200)
  const files = unzip(response.rawPayload)
  return { response, files, data: JSON.parse(files.get('data.json')!.toString()) }
}

describe('a copy of one’s data', () => {
  it('has a list for every table with rows of doctors, or a reason why not', async () => {
    const named = [...dataSections.flatMap((section) => section.tables), ...Object.keys(leftOut)]
    expect(named.toSorted()).toEqual(await tablesOfDoctors(test.db))
  })

  it('is a ZIP with everything of the demo’s doctor, every receipt as a PDF, and what it all means', async () => {
    const avatar = await storeFile(test.deps.storage, 'avatars', Buffer.from('a picture'))
    await test.db.update(tables.doctor).set({ avatar }).where(eq(tables.doctor.id, test.demo.id))
    const { response, files, data } = await copyOf(test.demo.id)
    expect(response.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
    expect(data.profile[0]).toMatchObject({
      phone: test.demo.phone,
      email: test.demo.email,
      medical_college: 'Dhaka Medical College',
    })
    expect(files.get('picture.webp')?.toString()).toBe('a picture')
    const pdfs = data.receipts.map(({ file }: { file: string }) => files.get(file)?.toString('latin1', 0, 5))
    expect(pdfs.length).toBeGreaterThan(3)
    expect(new Set(pdfs)).toEqual(new Set(['%PDF-']))
    const readme = files.get('README.txt')!.toString()
    for (const key of Object.keys(data).slice(1)) expect(readme.split(`  ${key}: `)).toHaveLength(3)
    expect(data.exam_answers.length).toBeGreaterThan(100)
    for (const key of [
      'courses',
      'notes',
      'orders',
      'payments',
      'ledger',
      'events',
      'subscriptions',
      'parcels',
      'complaints',
    ])
      expect([key, data[key].length > 0]).toEqual([key, true])
  })

  it('says nothing of another doctor, and nothing that opens a door', async () => {
    const other = await buildDoctor(test.db)
    await test.db.insert(tables.classRegistrant).values({
      doctorId: test.demo.id,
      meetingNumber: '81234567890',
      registrantId: 'a-registrant',
      joinUrl: 'https://zoom.example/sealed-link',
      createdAt: new Date(),
    })
    const { files, data } = await copyOf(test.demo.id)
    const text = files.get('data.json')!.toString()
    expect(data.class_meetings).toHaveLength(1)
    expect(text).not.toContain('sealed-link')
    expect(text).not.toContain('argon2')
    const hashes = await test.db.select({ hash: tables.signIn.tokenHash }).from(tables.signIn)
    for (const { hash } of hashes) expect(text).not.toContain(hash)
    const links = await test.db
      .select({ link: tables.event.joinLink })
      .from(tables.event)
      .where(isNotNull(tables.event.joinLink))
    for (const { link } of links) expect(text).not.toContain(link)
    // A stranger who typed the number of somebody with an account.
    await test.db.insert(tables.joinRecord).values({ phone: other.phone, name: 'ডা. অন্য কেউ', createdAt: new Date() })
    const { data: empty } = await copyOf(other.id)
    expect(
      Object.entries(empty)
        .filter(([, list]) => Array.isArray(list) && list.length > 0)
        .map(([key]) => key),
    ).toEqual(['profile', 'devices', 'sign_ins'])
  })

  it('has no marks that are not released, and no right answers', async () => {
    const doctor = await buildDoctor(test.db)
    const paper = await buildPaper(test.db)
    const attempt = await buildAttempt(test.db, paper, {
      doctorId: doctor.id,
      finishedAt: new Date(),
      finishedBy: 'doctor',
      isMarked: true,
    })
    await test.db.insert(tables.attemptResult).values({
      ...{ attemptId: attempt.id, paperId: paper.row.id, ranked: true, finishedAt: new Date(), markedAt: new Date() },
      ...{ marks: 7777, outOf: 10_000, lost: 0, right: 7, wrong: 0, blank: 0, keysRevision: 1, subjects: [] },
      ...{ correctQuestions: 7, wrongQuestions: 0, partialQuestions: 0, blankQuestions: 0 },
    })
    const { files, data } = await copyOf(doctor.id)
    expect(data.exam_results).toEqual([expect.objectContaining({ attempt: 1, marks_come_at: expect.anything() })])
    const text = files.get('data.json')!.toString()
    for (const secret of ['7777', secretMark]) expect(text).not.toContain(secret)
  })

  it('streams more rows than it fetches at once, each once', async () => {
    const doctor = await buildDoctor(test.db)
    const rows = Array.from({ length: 1203 }, (_, nth) => ({ to: `/page/${nth}`, doctorId: doctor.id }))
    await test.db.insert(tables.activity).values(rows)
    const { data } = await copyOf(doctor.id)
    expect(data.pages_opened.map(({ page }: { page: string }) => page)).toEqual(rows.map(({ to }) => to))
  })

  it('leaves no file open, whether it is read or nobody waits for it any more', async () => {
    const write = () => writeCopy(test.deps, { doctorId: test.demo.id, locale: 'bn' })
    const files = [await write(), await write()] as const
    readFor(new PassThrough(), files[0]).resume()
    readFor(new PassThrough().destroy(), files[1])
    await expect.poll(() => files.map(({ fd }) => fd)).toEqual([-1, -1])
  })
})

describe('who may take a copy', () => {
  it('not nobody, not staff who look on, not a device that is not verified', async () => {
    const staff = await buildImpersonation(test.db, { doctorId: test.demo.id })
    const { headers } = await buildSignIn(test.db, { doctorId: test.demo.id, verified: false })
    const answers = await Promise.all([{}, staff, headers].map(test.takeCopy))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 423])
  })

  it('not two at once, and not all day long', async () => {
    const doctor = await buildDoctor(test.db)
    const { headers } = await test.signIn(doctor.id)
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('data_copy'), ${doctor.id}::int)`)
      const refused = await test.takeCopy(headers)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '15'])
    })
    for (let nth = 0; nth < 5; nth++) expect((await test.takeCopy(headers)).statusCode).toBe(200)
    const refused = await test.takeCopy(headers)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  })
})
