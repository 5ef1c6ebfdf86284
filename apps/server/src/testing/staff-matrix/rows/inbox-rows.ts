import { tables } from '@prostuti/db'
import { eq } from 'drizzle-orm'
import { storeFile } from '../../../features/files/index.ts'
import { buildComplaint } from '../../builders/build-complaint.ts'
import { buildDoctor } from '../../builders/build-doctor.ts'
import { enrolAtBranch } from '../../builders/enrol-at-branch.ts'
import { resourceRows, singleRows } from '../resource-rows.ts'
import type { StaffAsk, StaffMatrixRow } from '../staff-matrix-row.ts'
import type { StaffWorld } from '../staff-matrix-world.ts'

const { cannedAnswer, complaintFile, staff } = tables

type Complaint = Awaited<ReturnType<typeof buildComplaint>>

/** Of a doctor of a course and a branch of their own, whom nobody sees who is bound to others. */
async function make({ db }: StaffWorld, given: Parameters<typeof buildComplaint>[1] = {}): Promise<Complaint> {
  const { id: doctorId } = await buildDoctor(db)
  await enrolAtBranch(db, doctorId)
  return buildComplaint(db, { doctorId, ...given })
}

/** One that this member answers. */
async function makeFor(world: StaffWorld, staffId: number): Promise<Complaint> {
  const [member] = await world.db.select({ role: staff.role }).from(staff).where(eq(staff.id, staffId))
  const category = member?.role === 'accounts' ? 'payment' : 'exam'
  return make(world, { category })
}

const of = (askOf: (made: Complaint, world: StaffWorld, staffId: number) => StaffAsk | Promise<StaffAsk>) => ({
  ask: async (world: StaffWorld, staffId: number) => askOf(await makeFor(world, staffId), world, staffId),
  foreign: async (world: StaffWorld) => askOf(await make(world), world, 0),
})

const params = ({ id }: Complaint) => ({ params: { id } })
const key = ({ next }: StaffWorld) => `matrix-key-${next()}`

const makeCanned = async ({ db, next }: StaffWorld) => {
  const [made] = await db
    .insert(cannedAnswer)
    .values({ name: `উত্তর-${next()}`, text: { bn: 'ধন্যবাদ, {doctor}।' } })
    .returning({ id: cannedAnswer.id })
  return made!.id
}

export const inboxRows: Record<string, StaffMatrixRow> = {
  listInbox: { unscoped: 'asked of its own courses and branches in inbox.test.ts' },
  readInboxComplaint: of(params),
  readInboxLines: { ...of(params), unaudited: 'that somebody has read something is no deed' },
  listInboxMembers: of(params),
  listInboxAnswers: of(params),
  answerInbox: of((made, world) => ({
    ...params(made),
    body: { text: 'দেখছি', file_ids: [], client_key: key(world), seen_id: made.messageId, and_close: false },
  })),
  closeInbox: of(params),
  reopenInbox: of(params),
  assignInbox: of((made) => ({ ...params(made), body: { staff_id: null } })),
  snoozeInbox: of((made) => ({
    ...params(made),
    body: { until: new Date(Date.now() + 3_600_000).toISOString() },
  })),
  noteInbox: of((made, world) => ({
    ...params(made),
    body: { text: 'ফোন করা হয়েছে', mentions: [], client_key: key(world) },
  })),
  mergeInbox: of(async (made, { db }) => {
    const { id, doctorId, category } = made
    const other = await buildComplaint(db, { doctorId, category })
    return { params: { id }, body: { into_id: other.id } }
  }),
  // Asked with JSON, which it does not take; `inbox.test.ts` sends a picture.
  uploadInboxFile: { ask: () => ({ query: { name: 'x.png' } }), answers: 415, unaudited: 'nothing was kept' },
  readInboxFile: of(async ({ messageId }, { db, test }) => {
    const file = await storeFile(test.deps.storage, 'complaints', Buffer.from('x'))
    const [made] = await db
      .insert(complaintFile)
      .values({ messageId, name: 'x', type: 'image/webp', bytes: 1, file, createdAt: new Date() })
      .returning({ id: complaintFile.id })
    return { params: { id: made!.id } }
  }),
  ...resourceRows('cannedAnswerResource', {
    make: makeCanned,
    fields: (world) => ({ name: `নাম-${world.next()}`, text: { bn: 'দেখছি' }, category: null, is_active: true }),
    unscoped: 'answers that are kept ready are everybody’s',
  }),
  ...singleRows('serviceTimesSettings', () => ({
    ...{ opens: '09:00', closes: '21:00', closed_days: [5] },
    ...{ answer_hours: { lecture: 8, exam: 8, payment: 8, sheet: 8, device: 8, other: 8 }, settle_hours: 30 },
  })),
}
