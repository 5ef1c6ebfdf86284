import { tables } from '@prostuti/db'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { question, questionImport, questionImportFile, questionImportRow, subject } = tables

const part = (id: number) => ({ id, text: { bn: `বিকল্প ${id}` }, picture: null, note: null })
const reading: (typeof questionImportRow.$inferInsert)['reading'] = {
  name: null,
  type: 'sba',
  text: { bn: 'কোনটি?' },
  pictures: [],
  parts: [1, 2, 3, 4].map(part),
  fixedOrder: false,
  key: { type: 'sba', options: [1] },
  explanation: null,
  subject: null,
  topic: null,
  reference: null,
  tags: [],
}

/** An import of whoever asks, with one row and one picture. */
const own =
  (rest: (id: number) => StaffAsk = () => ({})) =>
  async ({ db, next }: StaffWorld, staffId: number): Promise<StaffAsk> => {
    const key = `import-matrix-${next()}`
    const [about] = await db
      .insert(subject)
      .values({ key, name: { bn: key } })
      .returning()
    const values = { staffId, fileName: 'ক.csv', state: 'open', subjectId: about!.id } as const
    const [made] = await db
      .insert(questionImport)
      .values({ ...values, expiresAt: new Date() })
      .returning()
    const { id: importId } = made!
    await db.insert(questionImportRow).values({ importId, number: 1, state: 'ready', reading, lines: [] })
    const picture = { content: Buffer.from('x'), width: 1, height: 1, name: 'ক' }
    await db.insert(questionImportFile).values({ importId, number: 1, ...picture })
    const { params, ...asked } = rest(importId)
    return { params: { id: importId, ...params }, ...asked }
  }

/** The same once it was taken. */
const taken = async (world: StaffWorld, staffId: number): Promise<StaffAsk> => {
  const asked = await own()(world, staffId)
  const [about] = await world.db.select().from(subject).limit(1)
  const importId = Number(asked.params!.id)
  await world.db.insert(question).values({ type: 'sba', subjectId: about!.id, importId })
  return asked
}

const ofRow = (body?: object) => own(() => ({ params: { number: 1 }, ...(body && { body }) }))

/** Files of questions on their way into the bank: of whoever brought them, which the feature's own test asks. */
export const importRows: Record<string, StaffMatrixRow> = {
  listImports: {},
  uploadImport: {
    ask: () => ({ query: { name: 'ক.csv' } }),
    answers: 415,
    unaudited: 'nothing was kept',
  },
  readImport: { ask: own() },
  importChoices: {},
  importWords: { ask: own() },
  setImportDefaults: { ask: own(() => ({ body: { subject_id: null, topic_id: null, tags: [] } })) },
  addImportPicture: { ask: own(), answers: 415, unaudited: 'nothing was kept' },
  importPicture: { ask: own(() => ({ params: { file: 1 } })) },
  takeImport: { ask: own(() => ({ body: { state: 'draft' } })) },
  undoImport: { ask: taken },
  dropImport: { ask: own() },
  listImportRows: { ask: own() },
  readImportRow: { ask: ofRow() },
  mendImportRow: { ask: ofRow({ revision: 1, fields: { tags: ['ক'] } }) },
  rewordImportRow: { ask: ofRow({ revision: 1, to: 'as_written' }) },
  changeImportRows: { ask: own(() => ({ body: { action: 'leave', rows: { numbers: [1] } } })) },
}
