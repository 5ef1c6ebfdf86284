import { randomBytes } from 'node:crypto'
import { tables } from '@prostuti/db'
import { and, eq, sql } from 'drizzle-orm'
import { buildBatch, buildCourse, buildSchedule } from '../../testing/builders/build-batch.ts'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { buildTestOffice } from '../../testing/test-office.ts'
import { type SmsGateway, SmsRefused } from '../sms/index.ts'
import { sendCampaigns } from './sending/send-campaigns.ts'

const { campaign, campaignRecipient, enrolment } = tables

const campaignsPath = '/api/v3/admin/campaigns'

/** What a gateway does with the next messages; anything else it takes. */
type Mood = 'takes' | 'refuses' | 'is silent' | 'dies before' | 'dies after'

class ProcessDied extends Error {}

/** A gateway in memory that remembers what it took, by number. */
export function fakeGateway(given: { knowsOwnIds?: true; mood?: () => Mood; name?: SmsGateway['name'] } = {}) {
  const { knowsOwnIds, name = 'ssl-wireless', mood = () => 'takes' } = given
  const taken: { to: string; id: string; text: string }[] = []
  const ids = new Set<string>()
  const gateway: SmsGateway = {
    name,
    ...(knowsOwnIds && { knowsOwnIds }),
    async send({ to, id, text }) {
      const now = mood()
      if (now === 'dies before') throw new ProcessDied()
      if (now === 'refuses') throw new SmsRefused(name, to, { code: '4001' })
      if (knowsOwnIds && ids.has(id)) throw new SmsRefused(name, to, { code: '4023', duplicate: true })
      ids.add(id)
      taken.push({ to, id, text })
      if (now === 'dies after') throw new ProcessDied()
      if (now === 'is silent') throw new SmsRefused(name, to, { code: 'timeout', uncertain: true })
      return { reference: `r${taken.length}` }
    },
  }
  return { gateway, taken }
}

/** The office on a database of its own, at ten in the morning, with what campaigns need. */
export async function openCampaignTest() {
  const clock = createTestClock()
  const test = await buildTestOffice({ demo: false, clock: clock.now })
  const { db } = test.deps.database

  /** A course with one batch, and so many doctors in it. */
  async function students(count: number) {
    const course = await buildCourse(db)
    const batch = await buildBatch(db, course)
    const schedule = await buildSchedule(db, batch.id, { seats: 10_000 })
    const doctors = await Promise.all(Array.from({ length: count }, () => buildDoctor(db)))
    const courses = []
    for (const doctor of doctors) {
      const [made] = await db
        .insert(enrolment)
        .values({ doctorId: doctor.id, batchId: batch.id, scheduleId: schedule.id })
        .returning()
      courses.push(made!)
    }
    return { courseId: course.course.id, batchId: batch.id, scheduleId: schedule.id, doctors, enrolments: courses }
  }

  /** So many more doctors in a batch, without a way to sign in. */
  async function crowd({ batchId, scheduleId }: { batchId: number; scheduleId: number }, count: number) {
    const start = 10_000_000 + (randomBytes(3).readUIntBE(0, 3) % 80_000_000)
    await db.execute(sql`with made as (
        insert into doctor (phone, name, password_hash)
        select '+88015' || lpad((${start}::int + nth)::text, 8, '0'), 'নুসরাত জাহান', '$argon2id$x' from generate_series(1, ${count}::int) nth
        returning id)
      insert into enrolment (doctor_id, batch_id, schedule_id) select id, ${batchId}::int, ${scheduleId}::int from made`)
  }

  type Headers = Record<string, string>
  const post = async (headers: Headers, path: string, payload: object = { version: 0 }) =>
    test.office.inject({ method: 'POST', url: `${campaignsPath}${path}`, headers, payload })
  const get = (headers: Headers, path: string) => test.office.inject({ url: `${campaignsPath}${path}`, headers })
  const make = async (headers: Headers, batchId: number, text = `কাল সকাল ৯টায় ক্লাস ${randomBytes(6).toString('hex')}`) => {
    const audience = { any: [[{ about: 'batch', ids: [batchId], not: false }]] }
    const made = await post(headers, '', { title: 'ক্লাসের খবর', text, audience })
    return made.json().campaign.id as number
  }
  /** Made and started, its fuse burnt down. */
  const begin = async (headers: Headers, batchId: number, text?: string) => {
    const id = await make(headers, batchId, text)
    const started = await post(headers, `/${id}/start`)
    if (started.statusCode !== 200) throw new Error(started.body)
    clock.move(121_000)
    return id
  }
  const send = (...gateways: SmsGateway[]) =>
    sendCampaigns({ ...test.deps, readGateways: async () => gateways }, undefined, { leaseMs: 90_000, size: 10 })
  const rowOf = async (id: number) => (await db.select().from(campaign).where(eq(campaign.id, id)))[0]!
  const recipientsIn = (id: number, state: (typeof tables.recipientStates)[number]) =>
    db.$count(campaignRecipient, and(eq(campaignRecipient.campaignId, id), eq(campaignRecipient.state, state)))

  return { ...test, clock, db, students, crowd, post, get, make, begin, send, rowOf, recipientsIn }
}
