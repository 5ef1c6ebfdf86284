import { connect, type Db, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { fillParcels } from './fill-parcels.ts'

const count = 200
const refused = 3

type Office = { url: string; headers: Record<string, string> }

/**
 * How long two hundred parcels take from the press to their labels, three of them refused: booked with the stand-in of the courier
 * over the wire, labels drawn four on A4. One parcel is the yardstick.
 */
const bench: Bench = async () => {
  const server = await startServer()
  const { url } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url)
  try {
    const { db } = database
    const { cookie, token } = await signInOwner(server.officeUrl, db)
    const headers = { cookie, 'x-office-token': token, 'content-type': 'application/json' }
    const office = { url: server.officeUrl, headers }
    const one = await measure(office, db, { count: 1, refused: 0 })
    const many = await measure(office, db, { count, refused })
    const twice = await countTwice(server.url)
    return {
      figures: {
        ...{ parcels: count, booked: many.booked, refused: many.failed, booked_twice: twice },
        ...{ booking_s: many.bookingS, labels_s: many.labelsS, minutes: round((many.bookingS + many.labelsS) / 60, 2) },
        labels_kb: many.kilobytes,
      },
      table: [
        {
          what: '1 parcel',
          'booked s': one.bookingS,
          'labelled s': one.labelsS,
          booked: one.booked,
          refused: one.failed,
        },
        {
          ...{ what: `${count} parcels`, 'booked s': many.bookingS, 'labelled s': many.labelsS },
          ...{ booked: many.booked, refused: many.failed },
        },
      ],
    }
  } finally {
    await database.close()
    await server.stop()
  }
}

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

/** How many of our numbers the courier has more than once. */
async function countTwice(siteUrl: string): Promise<number> {
  const page = await (await fetch(`${siteUrl}/dev/couriers`)).text()
  const invoices = page.match(/PS-BENCH-\d+/g) ?? []
  const perRow = new Map<string, number>()
  for (const invoice of invoices) perRow.set(invoice, (perRow.get(invoice) ?? 0) + 1)
  const usual = Math.min(...perRow.values())
  return [...perRow.values()].filter((times) => times > usual).length
}

export default bench
