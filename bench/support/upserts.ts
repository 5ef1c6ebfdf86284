import { connect, type Socket } from 'node:net'
import type { Database } from '../../packages/db/src/index.ts'

type UpsertLoad = { database: Database; url: string; seconds: number; clients?: number; rows?: number }

const statement =
  'insert into bench_upsert (id, answer) values ($1, $2) on conflict (id) do update set answer = excluded.answer'

/**
 * What `pgbench -M prepared` does with a script of one upsert: each client sends one row, waits for the commit, sends the next.
 * The protocol is spoken on bare sockets, so that the yardstick is the database and not a driver.
 */
export async function upsertsPerSecond({
  database,
  url,
  seconds,
  clients = 32,
  rows = 100_000,
}: UpsertLoad): Promise<number> {
  await database.pool.query('create table if not exists bench_upsert (id integer primary key, answer integer not null)')
  const address = new URL(url)
  const path = `${address.searchParams.get('host')}/.s.PGSQL.${address.port}`
  const startup = message(
    '',
    int32(196_608),
    text('user'),
    text('app'),
    text('database'),
    text(address.pathname.slice(1)),
    text(''),
  )
  const until = performance.now() + seconds * 1000
  const startedAt = performance.now()
  const counts = await Promise.all(
    Array.from({ length: clients }, () =>
      oneClient(connect(path), startup, () => 1 + Math.floor(Math.random() * rows), until),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - startedAt) / 1000)
}

function oneClient(socket: Socket, startup: Buffer, nextId: () => number, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = -2
    let left = Buffer.alloc(0)
    socket.once('connect', () => socket.write(startup))
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the database closed a connection')))
    socket.on('data', (chunk) => {
      left = left.length === 0 ? chunk : Buffer.concat([left, chunk])
      while (left.length >= 5 && left.length > left.readInt32BE(1)) {
        const type = left[0]
        const size = left.readInt32BE(1)
        if (type === letter('E')) {
          socket.destroy()
          return reject(new Error(`the database refused: ${left.toString('utf8', 5, size)}`))
        }
        left = left.subarray(size + 1)
        if (type !== letter('Z')) continue
        // Ready after the start, ready after preparing, and from then on once for each upsert.
        count += 1
        if (count === -1) socket.write(Buffer.concat([message('P', text('upsert'), text(statement), int16(0)), sync]))
        else if (performance.now() < until) socket.write(upsert(nextId()))
        else {
          socket.removeAllListeners('close')
          socket.end(message('X'))
          return resolve(Math.max(0, count))
        }
      }
    })
  })
}

function upsert(id: number): Buffer {
  const values = [String(id), String(1 + (id % 5))].flatMap((value) => [int32(value.length), Buffer.from(value)])
  return Buffer.concat([
    message('B', text(''), text('upsert'), int16(0), int16(2), ...values, int16(0)),
    message('E', text(''), int32(0)),
    sync,
  ])
}

const letter = (of: string): number => of.charCodeAt(0)

const text = (value: string): Buffer => Buffer.from(`${value}\0`)

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

const sync = message('S')
