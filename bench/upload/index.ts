import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { connect, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type S3StandIn, startS3StandIn } from '../../packages/sandbox/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import { watchMemory } from '../question-import/watch-memory.ts'
import type { Bench } from '../support/bench.ts'
import { round } from '../support/statistics.ts'
import { hashOf, videoFrom } from './large-file.ts'

const bytes = 2 * 1024 ** 3
const breaks = 10
const path = '/api/v3/admin/uploads'
const partType = 'application/offset+octet-stream'

/**
 * Whether two gigabytes over a line that breaks ten times arrive as they were, and what that costs the server in memory. Each stretch is one
 * part until the connection is cut in the middle of it; then the server is asked how far it has come. Memory is compared with a file of
 * 64 MB that was sent before, so that what a server takes once does not count.
 */
const bench: Bench = async () => {
  // `npm run bench -- upload bucket`: files are kept in the stand-in of a store, which this process is.
  const store = process.argv[3] === 'bucket' ? await startS3StandIn() : undefined
  const server = await startServer({ DEMO: 'false', ...(store && settingsOf(store)) })
  const database = connect((await findEmbeddedPostgres({ dataDir: server.dataDir })).url, { max: 1 })
  try {
    const { cookie, token } = await signInOwner(server.officeUrl, database.db)
    const office = { url: server.officeUrl, headers: { cookie, 'x-office-token': token } }
    await drop(office, await sendWhole(office, { size: 64 * 1024 ** 2, cuts: [] }))
    const memory = watchMemory(server.process.pid!)
    const startedAt = performance.now()
    // At uneven places, so that none falls on the edge of something.
    const cuts = Array.from({ length: breaks }, (_, nth) => Math.floor(((nth + 0.37) / breaks) * bytes))
    const key = await sendWhole(office, { size: bytes, cuts })
    const seconds = (performance.now() - startedAt) / 1000
    const judged = await waitForJudgement(office, key)
    const judgedSeconds = (performance.now() - startedAt) / 1000 - seconds
    const grown = memory.grownMb()
    const isSame = judged.sha256 === hashOf(bytes)
    await drop(office, key)
    const left = (await leftOnDisk(server.dataDir)) + (store?.keys().length ?? 0)
    return {
      figures: {
        bytes,
        breaks,
        arrived_whole: String(isSame),
        state: judged.state,
        seconds: round(seconds, 1),
        megabytes_a_second: round(bytes / 1024 ** 2 / seconds, 0),
        judged_seconds: round(judgedSeconds, 1),
        rss_growth_mb: round(grown, 0),
        files_left: left,
      },
      table: [
        {
          what: `2 GB, broken ${breaks} times`,
          'arrived whole (SHA-256)': isSame ? 'yes' : 'no',
          seconds: round(seconds, 1),
          'judged after s': round(judgedSeconds, 1),
          'memory grew by MB': round(grown, 0),
          'files left after dropping it': left,
        },
      ],
    }
  } finally {
    await database.close()
    await server.stop()
    await store?.close()
  }
}

export default bench

const settingsOf = ({ settings }: S3StandIn) => ({
  ...{ S3_ENDPOINT: settings.endpoint, S3_BUCKET: settings.bucket, S3_REGION: settings.region },
  ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
})

type Office = { url: string; headers: Record<string, string> }

/** Sends all of it, cut off at these places; gives its key. */
async function sendWhole(office: Office, { size, cuts }: { size: number; cuts: number[] }): Promise<string> {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const begun = await fetch(office.url + path, {
    method: 'POST',
    headers: {
      ...office.headers,
      'upload-length': String(size),
      'upload-metadata': `filename ${base64('lecture.mp4')},kind ${base64('video')}`,
    },
  })
  const address = office.url + (begun.headers.get('location') ?? '')
  const received = async () =>
    Number((await fetch(address, { method: 'HEAD', headers: office.headers })).headers.get('upload-offset'))
  for (const cut of [...cuts, size]) {
    let offset = await received()
    // As the page does: what a broken request had in its hands may be counted between the question and the next part.
    while ((await sendFrom({ address, headers: office.headers, offset, size, cut })) === 'elsewhere')
      offset = await received()
    if (cut < size && (await settled(received)) < offset) throw new Error('what had arrived was lost')
  }
  if ((await received()) !== size) throw new Error('not all of it arrived')
  return address.slice(address.lastIndexOf('/') + 1)
}

/** A server that has just lost a connection may still be writing what came over it. */
async function settled(received: () => Promise<number>): Promise<number> {
  for (let last = -1; ; ) {
    const now = await received()
    if (now === last) return now
    last = now
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

type Stretch = { address: string; headers: Record<string, string>; offset: number; size: number; cut: number }

/** One part to the end of the file, whose connection is cut when so much of the file has gone over it. */
async function sendFrom({ address, headers, offset, size, cut }: Stretch): Promise<'sent' | 'elsewhere'> {
  const sent = request(address, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': partType, 'upload-offset': offset, 'content-length': size - offset },
  })
  const ended = new Promise<'sent' | 'elsewhere'>((resolve, reject) => {
    sent.on('response', (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 409) resolve('elsewhere')
        else if (response.statusCode === 204) resolve('sent')
        else reject(new Error(`${response.statusCode}`))
      })
    })
    sent.on('error', (error) => (cut < size ? resolve('sent') : reject(error)))
  })
  let at = offset
  for (const part of videoFrom(offset, size)) {
    if (at + part.length > cut && cut < size) {
      sent.destroy()
      return 'sent'
    }
    at += part.length
    if (sent.write(part)) continue
    if ((await Promise.race([once(sent, 'drain'), ended])) === 'elsewhere') return 'elsewhere'
  }
  sent.end()
  return ended
}

async function waitForJudgement(
  { url, headers }: Office,
  key: string,
): Promise<{ state: string; sha256: string | null }> {
  for (;;) {
    const found = (await (await fetch(`${url}${path}/${key}`, { headers })).json()) as {
      state: string
      sha256: string | null
    }
    if (found.state !== 'whole') return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const drop = ({ url, headers }: Office, key: string) => fetch(`${url}${path}/${key}`, { method: 'DELETE', headers })

async function leftOnDisk(dataDir: string): Promise<number> {
  const names = await Promise.all(
    ['uploads', 'videos'].map((folder) => readdir(join(dataDir, folder), { recursive: true }).catch(() => [])),
  )
  return names.flat().length
}
