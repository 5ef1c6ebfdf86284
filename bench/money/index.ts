import { fork } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import startCluster from '../../packages/db/src/testing/global-setup.ts'
import type { Bench } from '../support/bench.ts'
import type { Played, Wanted } from './player.ts'

/**
 * `PAYMENT_SCHEDULES=1000 PAYMENT_SEED=7` plays fewer, or others; the same seed plays the same again. `PAYMENT_KEPT=file` keeps there
 * what was played, and goes on from it.
 */
const schedules = Number(process.env.PAYMENT_SCHEDULES ?? 10_000)
const firstSeed = Number(process.env.PAYMENT_SEED ?? 1)
const kept = process.env.PAYMENT_KEPT

/** A new world now and then, as its tables grow; in every process two, so that one computes while the other waits for its database. */
const perWorld = 50
const worldsAtOnce = 2

/** What the schedules are played for, and how a fault says that it was broken. */
const promises: Record<string, RegExp> = {
  'paid and not enrolled': /is paid and not enrolled/,
  'enrolled twice': /enrolled twice|paid twice/,
  'ledger off balance': /balance|in cash and|is owed/,
  'receipt gap': /receipt/,
  'oversold seat': /seats are sold/,
  'day-end different from the ledger': /day-end differs/,
  'booked on a closed day': /after it was closed/,
  'given back or waived by one alone': /without a second signature/,
}
const kinds = [...Object.keys(promises), 'anything else']
const kindOf = (fault: string) => {
  const [first = ''] = fault.split('\n')
  return kinds.find((kind) => promises[kind]?.test(first)) ?? 'anything else'
}

const readKept = (): Played[] =>
  kept !== undefined && existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Played)
    : []

/**
 * Doctors, gateways, jobs and staff do anything in any order, and processes die at random awaits: cash, approvals, refunds by one and by
 * two, waivers, moves, postponements, days closed, statements matched. After each schedule what was promised is counted.
 */
const bench: Bench = async () => {
  let clusterUrl = ''
  const stopCluster = await startCluster({
    provide: (name, value) => {
      if (name === 'testClusterUrl') clusterUrl = value
    },
  })
  const begun = performance.now()
  const seen: Record<string, number> = {}
  const broken = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  const count = (played: Played) => {
    for (const [name, times] of Object.entries(played.seen)) seen[name] = (seen[name] ?? 0) + times
    for (const fault of played.faults) {
      broken[kindOf(fault)]! += 1
      console.error(fault)
    }
  }
  const worlds = Array.from({ length: Math.ceil(schedules / perWorld) }, (_, nth) => ({
    seed: firstSeed + nth,
    count: Math.min(perWorld, schedules - nth * perWorld),
  }))
  const before = readKept().filter((played) => worlds.some((each) => isOf(played, each)))
  for (const played of before) count(played)
  const left = worlds.filter((each) => !before.some((played) => isOf(played, each)))
  await playIn(left, clusterUrl, (played) => {
    if (kept !== undefined) appendFileSync(kept, `${JSON.stringify(played)}\n`)
    count(played)
    console.error(`${Math.round((performance.now() - begun) / 1000)} s: ${JSON.stringify({ ...seen, ...broken })}`)
  })
  await stopCluster()
  const seconds = Math.round((performance.now() - begun) / 1000)
  return {
    figures: { ...seen, ...broken, seconds, firstSeed },
    table: [
      ...kinds.map((what) => ({ what, faults: broken[what]!, happened: '' })),
      ...Object.entries(seen).map(([what, happened]) => ({ what, faults: '', happened })),
    ],
  }
}
export default bench

const isOf = (played: Played, { seed, count }: Pick<Wanted, 'seed' | 'count'>) =>
  played.seed === seed && played.count === count

/** Plays all of them in as many processes as there are processors. */
async function playIn(
  left: Pick<Wanted, 'seed' | 'count'>[],
  clusterUrl: string,
  heard: (played: Played) => void,
): Promise<void> {
  const playAll = () =>
    new Promise<void>((resolve, reject) => {
      const player = fork(fileURLToPath(new URL('player.ts', import.meta.url)))
      let playing = 0
      const goOn = () => {
        for (let next = left.shift(); next !== undefined; next = playing < worldsAtOnce ? left.shift() : undefined) {
          playing += 1
          player.send({ ...next, clusterUrl } satisfies Wanted)
        }
        if (playing === 0) player.kill('SIGKILL')
      }
      player.on('message', (played: Played) => {
        playing -= 1
        heard(played)
        goOn()
      })
      player.on('exit', () => (playing === 0 ? resolve() : reject(new Error('a player has died'))))
      goOn()
    })
  await Promise.all(Array.from({ length: availableParallelism() }, playAll))
}
