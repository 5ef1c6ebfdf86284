import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { resumeCampaign, stopCampaign } from '../../apps/server/src/features/campaign/index.ts'
import { buildStaff } from '../../apps/server/src/testing/builders/build-staff.ts'
import {
  connect,
  type Db,
  migrate,
  seedReference,
  seedStarterSite,
  startEmbeddedPostgres,
  tables,
} from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'

/** `KILLS=3` for a look, `SEED=7` for other moments, `RECIPIENTS=1000` for fewer people. */
const kills = Number(process.env.KILLS ?? 25)
const seed = Number(process.env.SEED ?? 1)
const recipients = Number(process.env.RECIPIENTS ?? 10_000)
/** What a process leaves behind is taken up after so long; a call of the sandbox takes milliseconds. */
const leaseMs = 2000
const doneWithinMs = 600_000
/** A chunk is out after so long, and so long nobody may be written to while it is stopped. */
const settlesMs = 5000
const quietMs = 5000

const senderFile = fileURLToPath(new URL('./sender.ts', import.meta.url))

/**
 * One campaign to ten thousand doctors, sent by a process that is killed with -9 at random moments and started again. What arrives is
 * counted at the gateway, which lives in this process. Whoever got it twice or not at all makes the run fail. In the middle a member
 * stops it, and resumes it a while later; whoever gets it in between makes the run fail too.
 */
const bench: Bench = async () => {
  const chance = seededChance(seed)
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`)
  const aheadMs = noon - Date.now()
  const clock = () => new Date(Date.now() + aheadMs)
  const arrived = new Map<string, number>()
  const onSms = ({ number }: { number: string }) => void arrived.set(number, (arrived.get(number) ?? 0) + 1)
  const sandbox = await startSandbox({ clock, onSms })
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-bench-'))
  chmodSync(dataDir, 0o755)
  const cluster = await startEmbeddedPostgres({ dataDir })
  const database = connect(cluster.url, { max: 2 })
  const startSender = async () => {
    const env = {
      ...process.env,
      DATABASE_URL: cluster.url,
      SANDBOX_URL: sandbox.url,
      CLOCK_AHEAD_MS: String(aheadMs),
      LEASE_MS: String(leaseMs),
    }
    const sender = fork(senderFile, { env })
    await once(sender, 'message')
    return sender
  }
  try {
    await migrate(database)
    await seedReference(database.db)
    await seedStarterSite(database.db)
    const { db } = database
    const { id, member } = await fillCampaign(db, clock())
    let afterStop = 0
    const startedAt = performance.now()
    for (let nth = 0; nth < kills; nth++) {
      const before = arrived.size
      const sender = await startSender()
      // Somewhere inside of the next few chunks.
      const isHalf = nth === Math.floor(kills / 2)
      const somewhere = Math.min(recipients, before + chance.below(Math.floor(recipients / (kills + 1))))
      const until = isHalf ? Math.max(recipients / 2, somewhere) : somewhere
      while (arrived.size < until) await pause(1)
      await pause(chance.below(20))
      if (isHalf) {
        await db.transaction((tx) => stopCampaign(tx, { id, member, now: clock() }))
        // The chunk that is under way goes out whole.
        await pause(settlesMs)
        afterStop = await countDuring(quietMs, () => arrived.size)
        await db.transaction((tx) => resumeCampaign(tx, { id, member, now: clock() }))
        console.log(
          `stopped at ${arrived.size} of ${recipients}, ${afterStop} came in ${quietMs} ms after that, and resumed`,
        )
      }
      const exit = once(sender, 'exit')
      sender.kill('SIGKILL')
      await exit
      console.log(`${nth + 1}/${kills}: killed after ${arrived.size} of ${recipients}`)
    }
    const last = await startSender()
    const left = await waitUntilDone(db, id)
    last.kill('SIGKILL')
    const twice = [...arrived.values()].filter((times) => times > 1).length
    const missed = recipients - arrived.size
    if (twice > 0 || missed > 0 || afterStop > 0)
      throw new Error(`sent twice: ${twice}, missed: ${missed}, after the stop: ${afterStop}, ${JSON.stringify(left)}`)
    const seconds = round((performance.now() - startedAt) / 1000, 1)
    const { asked, doubtful } = left
    return {
      table: [
        {
          what: `${recipients} recipients, ${kills} × kill -9, stopped at half and resumed`,
          'sent twice': twice,
          missed,
          'after the stop': afterStop,
          'asked about': asked,
          'in doubt': doubtful,
          seconds,
        },
      ],
      figures: { recipients, kills, sent_twice: twice, missed, after_stop: afterStop, asked, doubtful, seconds },
    }
  } finally {
    await database.close()
    await cluster.stop()
    await sandbox.close()
    for (const folder of [cluster.home, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

export default bench

/** A campaign to everybody whose fuse has just burnt down. */
async function fillCampaign(db: Db, now: Date) {
  await db.execute(sql`insert into doctor (phone, name, password_hash)
    select '+88017' || lpad(nth::text, 8, '0'), 'নুসরাত জাহান', '$argon2id$nobody-signs-in-with-it' from generate_series(1, ${recipients}::int) nth`)
  const member = await buildStaff(db, { role: 'owner' })
  const createdBy = member.id
  const [made] = await db
    .insert(tables.campaign)
    .values({
      title: 'সবার জন্য',
      text: 'আগামীকাল সকাল ৯টায় মডেল টেস্ট।',
      textHash: 'bench',
      audience: { any: [] },
      state: 'fuse',
      key: '0a1b2c3d',
      parts: 1,
      createdBy,
      startedBy: createdBy,
      startedAt: now,
      fuseEndsAt: now,
      recipients,
    })
    .returning({ id: tables.campaign.id })
  const { id } = made!
  await db.execute(sql`insert into campaign_recipient (campaign_id, doctor_id) select ${id}::int, id from doctor`)
  return { id, member }
}

async function countDuring(ms: number, count: () => number): Promise<number> {
  const before = count()
  await pause(ms)
  return count() - before
}

type Standing = { state: string; asked: number; doubtful: number }

async function waitUntilDone(db: Db, id: number): Promise<Standing> {
  const until = performance.now() + doneWithinMs
  for (;;) {
    const { rows } = await db.execute<Standing>(sql`
      select c.state, (select count(*)::int from campaign_recipient r where r.campaign_id = c.id and r.asked > 0) as asked, c.doubtful
      from campaign c where c.id = ${id}`)
    const [standing] = rows
    if (standing?.state === 'done') return standing
    if (performance.now() > until) throw new Error(`not done: ${JSON.stringify(standing)}`)
    await pause(200)
  }
}
