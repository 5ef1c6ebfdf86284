import { exportQuestionFile, questionFileFormats, readJob } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import { type FileQuestion, UnreadableFile } from '@prostuti/question-formats'
import { readQuestions } from '@prostuti/question-formats/formats'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../../jobs/staff-jobs.ts'
import { buildPaper, secretMark } from '../../../testing/builders/build-paper.ts'
import { buildQuestion, buildSubject } from '../../../testing/builders/build-question.ts'
import { buildTestOffice, type TestOffice } from '../../../testing/test-office.ts'
import { storeFile } from '../../files/index.ts'

const { auditEntry, topic } = tables

let test: TestOffice
type Session = Awaited<ReturnType<TestOffice['signInStaff']>>
let owner: Session
let manager: Session
beforeAll(async () => {
  test = await buildTestOffice()
  owner = await test.signInStaff({ role: 'owner' })
  manager = await test.signInStaff({ role: 'manager' })
})
afterAll(() => test.close())

const db = () => test.deps.database.db

/** Asks for these questions as a file, and fetches it. */
async function exported({ headers }: Session, format: (typeof questionFileFormats)[number], ids: number[]) {
  const payload = { format, filter: { ids: ids.join() }, title: 'প্রশ্ন', list: '/questions' }
  const begun = await test.office.inject({ method: 'POST', url: exportQuestionFile.path, payload, headers })
  expect(begun.statusCode).toBe(201)
  const faults: unknown[] = []
  const [job] = staffJobs(test.deps, (error) => faults.push(error))
  await job!.run(new Date(), new AbortController().signal)
  expect(faults).toEqual([])
  const url = `/api/v3/admin/jobs/${begun.json().job_id}`
  const { job: ended, items } = readJob.response.parse((await test.office.inject({ url, headers })).json())
  const file = await test.office.inject({ url: `${url}/file`, headers })
  return { id: begun.json().job_id as number, ended, items, bytes: new Uint8Array(file.rawPayload) }
}

async function read(bytes: Uint8Array, name = 'file'): Promise<FileQuestion[]> {
  const found: FileQuestion[] = []
  for await (const { question } of readQuestions(name, bytes)) found.push(question)
  return found
}

const letters = (text: string) => ({ bn: text, en: `${text} in English` })

async function twoQuestions() {
  const subject = await buildSubject(db(), { name: { bn: 'কার্ডিওলজি' } })
  const [made] = await db()
    .insert(topic)
    .values({ subjectId: subject.id, name: { bn: 'করোনারি' } })
    .returning()
  const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#08c' } })
    .webp()
    .toBuffer()
  const src = `/files/site/${await storeFile(test.deps.storage, 'site', png)}`
  const image = { src, width: 60, height: 40, alt: { bn: 'নীল ছবি' } }
  const about = { subjectId: subject.id, topicId: made!.id, tags: ['ECG', 'জরুরি'] }
  const sba = await buildQuestion(db(), about, {
    text: letters('H_{2}O ও \\frac{1}{2} কত?'),
    images: [image],
    parts: [1, 2, 3, 4].map((id) => ({
      id,
      text: letters(`উত্তর ${id}`),
      ...(id === 2 && { image }),
      ...(id === 3 && { note: { bn: 'এটি নয়' } }),
    })),
    key: { type: 'sba', options: [2] },
    explanation: letters('কারণ x^{2}'),
    fixedOrder: true,
    source: 'Davidson, পৃষ্ঠা ৪৯৩',
  })
  const mcq = await buildQuestion(
    db(),
    { ...about, type: 'mcq' },
    { key: { type: 'mcq', stems: { 1: 'T', 2: 'F', 3: 'F', 4: 'T' } } },
  )
  return [sba.id, mcq.id] as const
}

describe('questions as a file', () => {
  it.each(questionFileFormats)('come back from %s as the bank has them, but for what the job names', async (format) => {
    const ids = await twoQuestions()
    const { bytes, items, ended } = await exported(owner, format, [...ids])
    expect(ended).toMatchObject({ state: 'done', done: 2, failed: 0, total: 2 })
    const [sba, mcq] = await read(bytes)
    expect(sba).toMatchObject({ type: 'sba', key: { type: 'sba', options: [2] } })
    expect(sba!.text.bn).toBe('H_{2}O ও \\frac{1}{2} কত?')
    expect(sba!.parts.map(({ text }) => text.bn)).toEqual(['উত্তর 1', 'উত্তর 2', 'উত্তর 3', 'উত্তর 4'])
    const lost = items.find(({ key }) => key === String(ids[0]))?.words ?? ''
    const carries = (words: string) => !lost.includes(words)
    expect(sba!.pictures.length).toBe(carries('ছবি') ? 1 : 0)
    expect(sba!.parts[1]!.picture === null).toBe(!carries('ছবি'))
    expect(sba!.text.en).toBe(carries('ইংরেজি') ? 'H_{2}O ও \\frac{1}{2} কত? in English' : undefined)
    expect(sba!.explanation?.bn).toBe(carries('ব্যাখ্যা') ? 'কারণ x^{2}' : undefined)
    expect(sba!.topic).toBe(carries('টপিক') ? 'করোনারি' : null)
    expect(sba!.tags).toEqual(carries('ট্যাগ') ? ['ECG', 'জরুরি'] : [])
    expect(sba!.reference).toBe(carries('রেফারেন্স') ? 'Davidson, পৃষ্ঠা ৪৯৩' : null)
    expect(sba!.fixedOrder).toBe(carries('ক্রম'))
    // Aiken knows no such questions, and the job says so.
    if (format === 'aiken') expect(items.find(({ key }) => key === String(ids[1]))?.outcome).toBe('skipped')
    else expect(mcq).toMatchObject({ type: 'mcq', key: { stems: { 1: 'T', 2: 'F', 3: 'F', 4: 'T' } } })
  })

  it.each(questionFileFormats)('say nothing in %s of a key that whoever asks may not know yet', async (format) => {
    const { questions } = await buildPaper(db(), { each: 1 })
    const id = questions[0]!.id
    // They review, and so see it while it waits for review; its answer they do not.
    await db().update(tables.question).set({ state: 'in_review' }).where(eq(tables.question.id, id))
    const kept = await exported(manager, format, [id])
    expect(kept.items.map(({ words }) => words)).toEqual([expect.stringContaining('উত্তর ও ব্যাখ্যা বাদ')])
    expect(Buffer.from(kept.bytes).toString('utf8')).not.toContain(secretMark)
    const [hidden] = await read(kept.bytes).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return []
      throw error
    })
    expect([hidden?.key ?? null, hidden?.explanation ?? null]).toEqual([null, null])
    const { bytes, id: jobId } = await exported(owner, format, [id])
    expect((await read(bytes))[0]!.key).not.toBeNull()
    const early = and(eq(auditEntry.action, 'keys.early'), eq(auditEntry.resourceId, `job ${jobId}`))
    expect(await db().$count(auditEntry, early)).toBe(1)
  })
})
