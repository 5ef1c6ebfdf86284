import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { resumeCampaign, stopCampaign } from '../../apps/server/src/features/campaign/index.ts'
import { buildStaff } from '../../apps/server/src/testing/builders/build-staff.ts'
import { type Db, tables } from '../../packages/db/src/index.ts'
import { seededChance } from '../../packages/db/src/seed/demo/papers/chance.ts'
import type { Bench } from '../support/bench.ts'
import { killAtRandom, openMortalWorkers, waitUntilDone } from '../support/mortal-workers.ts'
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

const file = fileURLToPath(new URL('./sender.ts', import.meta.url))

/**
 * One campaign to ten thousand doctors, sent by a process that is killed with -9 at random moments and started again. What arrives is
 * counted at the gateway, which lives in this process. Whoever got it twice or not at all makes the run fail. In the middle a member
 * stops it, and resumes it a while later; whoever gets it in between makes the run fail too.
 */
const bench: Bench = async () => {
  const chance = seededChance(seed)
  const arrived = new Map<string, number>()
  const onSms = ({ number }: { number: string }) => void arrived.set(number, (arrived.get(number) ?? 0) + 1)
  const workers = await openMortalWorkers({ file, env: { LEASE_MS: String(leaseMs) }, onSms })
  const { clock, db } = workers
  try {
    const { id, member } = await fillCampaign(db, clock())
    let afterStop = 0
    const startedAt = performance.now()
    const isHalf = (nth: number) => nth === Math.floor(kills / 2)
    await workers.start()
    await killAtRandom({
      ...{ workers, kills, chance, count: () => arrived.size, whole: recipients },
      // Somewhere inside of the next few chunks.
      until(nth) {
        const somewhere = Math.min(recipients, arrived.size + chance.below(Math.floor(recipients / (kills + 1))))
        return isHalf(nth) ? Math.max(recipients / 2, somewhere) : somewhere
      },
      async beforeKill(nth) {
        if (!isHalf(nth)) return
        await db.transaction((tx) => stopCampaign(tx, { id, member, now: clock() }))
        // The chunk that is under way goes out whole.
        await pause(settlesMs)
        afterStop = await countDuring(quietMs, () => arrived.size)
        await db.transaction((tx) => resumeCampaign(tx, { id, member, now: clock() }))
        console.log(
          `stopped at ${arrived.size} of ${recipients}, ${afterStop} came in ${quietMs} ms after that, and resumed`,
        )
      },
    })
    const left = await waitUntilDone(doneWithinMs, () => readDone(db, id))
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
    await workers.close()
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

async function readDone(db: Db, id: number): Promise<Standing | undefined> {
  const { rows } = await db.execute<Standing>(sql`
    select c.state, (select count(*)::int from campaign_recipient r where r.campaign_id = c.id and r.asked > 0) as asked, c.doubtful
    from campaign c where c.id = ${id}`)
  return rows[0]?.state === 'done' ? rows[0] : undefined
}
