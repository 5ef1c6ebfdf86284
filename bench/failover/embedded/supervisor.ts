import { setTimeout as pause } from 'node:timers/promises'
import {
  type StreamingServer,
  startStandby,
  waitForStandby,
  waitUntilStreaming,
} from '../../../packages/db/src/testing/streaming-pair.ts'
import type { WireProxy } from '../../../packages/db/src/testing/wire-proxy.ts'
import { askServer } from './ask-server.ts'

type Pair = { primary: StreamingServer; standby: StreamingServer }

export type Supervisor = {
  primary(): StreamingServer
  /** Undefined while it is made anew. */
  standby(): StreamingServer | undefined
  /** Primary and standby change places in good order. */
  switchOver(): Promise<void>
  close(): Promise<void>
}

const everyMs = 250
/** So many times in a row without an answer, and a server is lost. */
const patience = 2

/**
 * What Patroni does for a real cluster, in small: a lost primary is ended before the standby that has everything takes its place, a
 * lost standby is no longer waited for, and whichever was lost is made anew from a copy and waited for again. Readers and writers come by
 * `proxy`, a standby follows by `link`.
 */
export function supervise(first: Pair, proxy: WireProxy, link: WireProxy): Supervisor {
  let { primary } = first
  let standby: StreamingServer | undefined = first.standby
  let named = 0
  let closed = false
  const silent = new Map<StreamingServer, number>()
  const retiring: Promise<void>[] = []

  async function isLost(server: StreamingServer): Promise<boolean> {
    const failures = (await askServer(server, 'select 1')) !== undefined ? 0 : (silent.get(server) ?? 0) + 1
    silent.set(server, failures)
    return failures >= patience
  }

  async function promote(heir: StreamingServer): Promise<void> {
    await heir.promote()
    // Alone until the next standby follows.
    await waitForStandby(heir, '')
    primary = heir
    standby = undefined
    for (const way of [proxy, link]) way.leadTo(heir.target)
    proxy.cut()
  }

  async function replacePrimary(): Promise<void> {
    const lost = primary
    // Before anybody else becomes the primary: one that was only frozen must not wake as a second one.
    await lost.kill()
    if (standby === undefined) return lost.start()
    await promote(standby)
    retiring.push(retire(lost))
  }

  async function makeStandby(): Promise<void> {
    named += 1
    const made = await startStandby(primary, { name: `standby${named}`, fsync: true, through: link })
    await waitUntilStreaming(primary)
    await waitForStandby(primary, made.name)
    standby = made
  }

  async function look(): Promise<void> {
    if (await isLost(primary)) return replacePrimary()
    if (standby === undefined) return makeStandby()
    if (!(await isLost(standby))) return
    const lost = standby
    standby = undefined
    await waitForStandby(primary, '')
    await lost.kill()
    retiring.push(retire(lost))
  }

  let turn: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.catch(() => {}).then(work)
    return turn
  }
  const running = (async () => {
    while (!closed) {
      await inTurn(look).catch((error: unknown) => console.log(`the supervisor tries again: ${error}`))
      await pause(everyMs)
    }
  })()

  return {
    primary: () => primary,
    standby: () => standby,
    switchOver: () =>
      inTurn(async () => {
        const [old, heir] = [primary, standby]
        if (heir === undefined) throw new Error('there is nobody to change places with')
        await old.stop()
        await promote(heir)
        retiring.push(retire(old))
      }),
    async close() {
      closed = true
      await running
      await Promise.all(retiring)
      await Promise.all([standby?.remove(), primary.remove()])
    },
  }
}

/** A server that was killed gives back the machine's shared memory only at its next start. */
async function retire(server: StreamingServer): Promise<void> {
  await server.start().catch(() => {})
  await server.remove()
}
