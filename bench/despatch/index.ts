import { connect, type Db, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startSandbox } from '../../packages/sandbox/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { countOrders } from './count-orders.ts'
import { fillParcels } from './fill-parcels.ts'
import { bookUnderKills } from './killed-bookings.ts'

const count = 200
const refused = 3

type Office = { url: string; headers: Record<string, string> }

/** `KILLS=3` for a look, `SEED=7` for other moments. */
const kills = Number(process.env.KILLS ?? 25)
const seed = Number(process.env.SEED ?? 1)
const killedParcels = Number(process.env.PARCELS ?? 400)

/**
 * How long two hundred parcels take from the press to their labels, three of them refused: booked with the stand-in of the courier
 * over the wire, labels drawn four on A4. One parcel is the yardstick. Then many are booked while the processes that do it are
 * killed: a parcel that the courier was asked to take twice, or never, makes the run fail.
 */
const bench: Bench = async () => {
  const { one, many, twice } = await measureSpeed()
  const killed = await bookUnderKills({ parcels: killedParcels, kills, seed })
  const bookedTwice = twice + killed.twice
  if (bookedTwice > 0 || killed.missed > 0 || killed.atCourier !== killedParcels)
    throw new Error(
      `asked to take twice: ${bookedTwice}, missed: ${killed.missed}, at the courier: ${killed.atCourier}`,
    )
  const row = (what: string, { bookingS, labelsS, booked, failed }: Measured) => ({
    ...{ what, 'booked s': bookingS, 'labelled s': labelsS, booked, refused: failed, 'booked twice': twice, missed: 0 },
  })
  return {
    figures: {
      ...{ parcels: count, booked: many.booked, refused: many.failed, booked_twice: bookedTwice },
      ...{ booking_s: many.bookingS, labels_s: many.labelsS, minutes: round((many.bookingS + many.labelsS) / 60, 2) },
      ...{ labels_kb: many.kilobytes, kills, seed, killed_parcels: killedParcels, missed: killed.missed },
    },
    table: [
      row('1 parcel', one),
      row(`${count} parcels`, many),
      {
        ...{
          what: `${killedParcels} parcels, ${kills} × kill -9`,
          'booked s': round(killed.seconds, 1),
          'labelled s': '',
        },
        ...{ booked: killed.atCourier, refused: 0, 'booked twice': killed.twice, missed: killed.missed },
      },
    ],
  }
}

async function measureSpeed() {
  const orders = countOrders()
  // In this process, so that what it hears can be counted.
  const sandbox = await startSandbox({ onOrder: orders.hear })
  const server = await startServer({ SANDBOX_URL: sandbox.url })
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url)
  try {
    const { db } = database
    const { cookie, token } = await signInOwner(server.officeUrl, db)
    const headers = { cookie, 'x-office-token': token, 'content-type': 'application/json' }
    const office = { url: server.officeUrl, headers }
    const one = await measure(office, db, { count: 1, refused: 0 })
    const many = await measure(office, db, { count, refused })
    return { one, many, twice: orders.twice() }
  } finally {
    await database.close()
    await server.stop()
    await sandbox.close()
  }
}

type Measured = Awaited<ReturnType<typeof measure>>

async function measure(office: Office, db: Db, wanted: { count: number; refused: number }) {
  const ids = await fillParcels(db, wanted)
  const began = performance.now()
  const booking = await runJob(office, 'parcels/book', { chosen: { ids }, language: 'bn' })
  const booked = performance.now()
  const body = { chosen: { job: booking.id }, paper: 'a4', language: 'bn' }
  const labels = await runJob(office, 'parcels/labels', body)
  const file = await fetch(`${office.url}/api/v3/admin/jobs/${labels.id}/file`, { headers: office.headers })
  const { byteLength } = await file.arrayBuffer()
  if (!file.ok) throw new Error(`labels: ${file.status}`)
  return {
    bookingS: round((booked - began) / 1000, 1),
    labelsS: round((performance.now() - booked) / 1000, 1),
    booked: booking.done - booking.failed,
    failed: booking.failed,
    kilobytes: Math.round(byteLength / 1024),
  }
}

type Job = { id: number; state: string; done: number; failed: number }

async function runJob({ url, headers }: Office, path: string, body: object): Promise<Job> {
  const begun = await fetch(`${url}/api/v3/admin/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (begun.status !== 202) throw new Error(`${path}: ${begun.status} ${await begun.text()}`)
  const { job_id } = (await begun.json()) as { job_id: number }
  for (;;) {
    const { job } = (await (await fetch(`${url}/api/v3/admin/jobs/${job_id}`, { headers })).json()) as { job: Job }
    if (job.state === 'done') return job
    if (job.state !== 'waiting' && job.state !== 'running') throw new Error(`${path}: ${job.state}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

export default bench
