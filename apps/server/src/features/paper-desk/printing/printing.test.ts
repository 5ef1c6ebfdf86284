import { PDFiumLibrary } from '@hyzyla/pdfium'
import { tables } from '@prostuti/db'
import { openZip } from '@prostuti/question-formats/zip'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffJobs } from '../../../jobs/staff-jobs.ts'
import { openPaperOffice, secret } from '../paper-desk.fixture.ts'

const { auditEntry, questionVersion, staff } = tables

let test: Awaited<ReturnType<typeof openPaperOffice>>
let pdfium: PDFiumLibrary
/** Six questions; the third has a formula, the fourth a picture. The second option is right in each. */
let paperId: number
beforeAll(async () => {
  test = await openPaperOffice()
  pdfium = await PDFiumLibrary.init()
  const ids = await test.makeQuestions(6, { subjectId: await test.makeSubject() })
  await reword(ids[2]!, { text: { bn: 'রক্তে Ca^{2+} \\frac{1}{2} β-blocker ক্ষত্রিয়'.normalize('NFC') } })
  const image = { src: '/files/site/gone.webp', width: 10, height: 10, alt: { bn: 'তরঙ্গ' } }
  await reword(ids[3]!, { images: [image] })
  paperId = await test.makePaper()
  await test.step(paperId, { kind: 'add', question_ids: ids })
})
afterAll(() => test.close())

/** Another version of a question. */
async function reword(questionId: number, change: Partial<typeof questionVersion.$inferInsert>): Promise<number> {
  const [old] = await test.db.select().from(questionVersion).where(eq(questionVersion.questionId, questionId))
  const { id: _, ...said } = old!
  const [made] = await test.db
    .insert(questionVersion)
    .values({ ...said, version: 2, ...change })
    .returning()
  return made!.id
}

type Session = Awaited<ReturnType<typeof test.signInStaff>>

const print = (body: object, by: Session = test.controller) => test.ask('POST', `papers/${paperId}/print`, by, body)

async function runJobs(): Promise<void> {
  const [job] = staffJobs(test.deps, (error) => {
    throw error
  })
  await job!.run(test.deps.clock(), new AbortController().signal)
}

const fetchFile = (jobId: number, by: Session) =>
  test.office.inject({ url: `/api/v3/admin/jobs/${jobId}/file`, headers: by.headers })

async function printed(body: object, by: Session = test.controller): Promise<Buffer> {
  const { body: answer, text, status } = await print(body, by)
  if (status !== 201) throw new Error(text)
  await runJobs()
  return (await fetchFile(answer.job_id, by)).rawPayload
}

/** What a reader of the file would find or copy. */
async function textOf(pdf: Buffer): Promise<string> {
  const document = await pdfium.loadDocument(pdf)
  const text = [...document.pages()].map((page) => page.getText()).join('\n')
  document.destroy()
  return text.normalize('NFC')
}

const orderIn = async (pdf: Buffer): Promise<string[]> => {
  const text = await textOf(pdf)
  return [...text.matchAll(/([a-z]{8}) [a-z]{8} [a-z]{8} \d+\?/g)].map(([, word]) => word!)
}

describe('a printed paper', () => {
  it('has every question with its formulas, who printed it, and nothing of what is right', async () => {
    const text = await textOf(await printed({ format: 'pdf', documents: ['set_a'] }))
    const { name } = (await test.db.select().from(staff).where(eq(staff.id, test.controller.staffId)))[0]!
    for (const words of ['মডেল টেস্ট ৩', 'Ca', 'β-blocker', 'সেট ক', `ছেপেছেন ${name}`, 'তরঙ্গ'])
      expect(text).toContain(words.normalize('NFC'))
    expect(text).not.toContain('\\frac')
    expect(text).not.toContain(secret)
  })

  it('has the same sets every time, B in another order, and a key sheet for each', async () => {
    const [first, again, other] = [
      await orderIn(await printed({ format: 'pdf', documents: ['set_a'] })),
      await orderIn(await printed({ format: 'pdf', documents: ['set_a'] })),
      await orderIn(await printed({ format: 'pdf', documents: ['set_b'] })),
    ]
    expect(first).toHaveLength(5)
    expect(again).toEqual(first)
    expect(other.toSorted()).toEqual(first.toSorted())
    expect(other).not.toEqual(first)
    const key = await textOf(await printed({ format: 'pdf', documents: ['key_a'] }))
    expect(key.match(/[১-৬]\.\s*খ/g)).toHaveLength(6)
  })

  it('is a Word file too, several documents in one archive', async () => {
    const zip = await printed({ format: 'docx', documents: ['omr', 'key_b', 'set_b', 'set_a'] })
    const names = ['সেট ক.docx', 'সেট খ.docx', 'সঠিক উত্তর, সেট খ.docx', 'OMR উত্তরপত্র.pdf']
    const places = names.map((name) => zip.indexOf(` - ${name}`.normalize('NFC')))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    const word = openZip(await printed({ format: 'docx', documents: ['set_a'] }))
    const part = async (path: string) => Buffer.from(await word.read(path)).toString()
    expect(await part('word/document.xml')).toContain('<m:f><m:num>')
    expect(await part('word/document.xml')).not.toContain(secret)
    expect(await part('word/header1.xml')).toContain('v:textpath')
    expect(await textOf(await printed({ format: 'docx', documents: ['omr'] }))).toContain('OMR')
  })

  it('is written down with what was printed', async () => {
    await print({ format: 'pdf', documents: ['key_a', 'set_a'] })
    const entries = await test.db.select().from(auditEntry).where(eq(auditEntry.action, 'paper_printed'))
    expect(entries.at(-1)?.after).toMatchObject({ documents: ['set_a', 'key_a'], format: 'pdf' })
  })
})

describe('what is right', () => {
  it('is printed only by who has the duty, and fetched only while they have it', async () => {
    for (const role of ['manager', 'teacher', 'support', 'accounts'] as const)
      expect((await print({ format: 'pdf', documents: ['key_a'] }, await test.signInStaff({ role }))).status).toBe(404)
    const leaving = await test.signInStaff({ role: 'manager', duties: ['exam_control'] })
    const { body } = await print({ format: 'pdf', documents: ['key_a'] }, leaving)
    await runJobs()
    expect((await fetchFile(body.job_id, leaving)).statusCode).toBe(200)
    const waiting = await print({ format: 'pdf', documents: ['key_b'] }, leaving)
    await test.db.update(staff).set({ duties: [] }).where(eq(staff.id, leaving.staffId))
    // Made before, and asked for before.
    expect((await fetchFile(body.job_id, leaving)).statusCode).toBe(404)
    await runJobs()
    expect((await fetchFile(waiting.body.job_id, leaving)).statusCode).toBe(404)
  })

  it('stands where it was printed, also after a correction', async () => {
    const id = await test.makePaper()
    const ids = await test.makeQuestions(4, { subjectId: await test.makeSubject() })
    await test.step(id, { kind: 'add', question_ids: ids })
    await test.step(id, { kind: 'even', is_even: true })
    const sheet = async () => {
      const { body } = await test.ask('POST', `papers/${id}/print`, test.controller, {
        format: 'pdf',
        documents: ['set_a'],
      })
      await runJobs()
      const text = await textOf((await fetchFile(body.job_id, test.controller)).rawPayload)
      return [...text.matchAll(/[কখগঘঙ]\)\s+([a-z]{8} \d)/g)].map(([, option]) => option)
    }
    const before = await sheet()
    expect(before).toHaveLength(20)
    const [old] = await test.db.select().from(questionVersion).where(eq(questionVersion.questionId, ids[0]!))
    const versionId = await reword(ids[0]!, { key: { type: 'sba', options: [4] } })
    await test.db.update(tables.paperQuestion).set({ versionId }).where(eq(tables.paperQuestion.questionId, ids[0]!))
    await test.db.insert(tables.keyCorrection).values({
      questionId: ids[0]!,
      paperId: id,
      state: 'published',
      kind: 'new_key',
      key: { type: 'sba', options: [4] },
      createdBy: test.controller.staffId,
      papers: [{ paperId: id, versionId: old!.id, keysRevision: 1 }],
      publishedAt: test.deps.clock(),
    })
    expect(await sheet()).toEqual(before)
  })
})
