import { readImport, uploadImport } from '@prostuti/contract/staff'
import { tables } from '@prostuti/db'
import type { FileQuestion } from '@prostuti/question-formats'
import { writeQuestions } from '@prostuti/question-formats/formats'
import { asc, eq } from 'drizzle-orm'
import { staffJobs } from '../../jobs/staff-jobs.ts'
import type { TestOffice } from '../../testing/test-office.ts'

const { questionImportRow } = tables

export type Session = Awaited<ReturnType<TestOffice['signInStaff']>>

const part = (id: number, bn: string) => ({ id, text: { bn }, picture: null, note: null })

/** A question in its own words; no two are alike. */
export const questionNo = (nth: number, given: Partial<FileQuestion> = {}): FileQuestion => ({
  name: null,
  type: 'sba',
  text: { bn: `${wordsNo(nth, 6)} কোনটি?` },
  pictures: [],
  parts: [1, 2, 3, 4].map((id) => part(id, wordsNo(nth * 7 + id, 2))),
  fixedOrder: false,
  key: { type: 'sba', options: [(nth % 4) + 1] },
  explanation: null,
  subject: null,
  topic: null,
  reference: null,
  tags: [],
  ...given,
})

const syllables = ['ka', 'ru', 'mo', 'ti', 'sen', 'dol', 'pha', 'nix', 'gu', 'ber', 'low', 'yam']

/** Words that follow from a number, as different as the words of two questions are. */
function wordsNo(nth: number, count: number): string {
  let seed = (nth + 1) * 2_654_435_761
  const next = () => {
    seed = (Math.imul(seed ^ (seed >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    return syllables[seed % syllables.length]!
  }
  return Array.from({ length: count }, () => next() + next() + next()).join(' ')
}

/** A file in one of the formats. */
export async function fileOf(format: Parameters<typeof writeQuestions>[0], questions: FileQuestion[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeQuestions(format, questions)))
}

/** What tests of imports do again and again. */
export function importWorld(test: TestOffice) {
  const { db } = test.deps.database
  const errors: unknown[] = []
  const world = {
    db,
    errors,
    /** Everything that waits, to its end. */
    async run() {
      const [job] = staffJobs(test.deps, (error) => errors.push(error))
      await job!.run(test.deps.clock(), new AbortController().signal)
    },
    get: (url: string, { headers }: Session) => test.office.inject({ url, headers }),
    post: (url: string, { headers }: Session, payload: object = {}) =>
      test.office.inject({ method: 'POST', url, headers, payload }),
    upload: (file: Buffer, { headers }: Session, query = 'name=questions.txt') =>
      test.office.inject({
        method: 'POST',
        url: `${uploadImport.path}?${query}`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        payload: file,
      }),
    /** A file that was brought and read. */
    async bring(file: Buffer, session: Session, query?: string): Promise<number> {
      const answer = await world.upload(file, session, query)
      await world.run()
      return answer.json().id
    },
    at: (id: number, rest = '') => `${uploadImport.path}/${id}${rest}`,
    async show(id: number, session: Session) {
      return (await world.get(readImport.path.replace(':id', String(id)), session)).json().import
    },
    rows: (id: number) =>
      db
        .select()
        .from(questionImportRow)
        .where(eq(questionImportRow.importId, id))
        .orderBy(asc(questionImportRow.number)),
  }
  return world
}

export type ImportWorld = ReturnType<typeof importWorld>
