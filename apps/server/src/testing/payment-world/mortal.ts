import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { Database } from '@prostuti/db'

type Life = { awaitsLeft: number; dead: boolean; die: () => void }

const lives = new AsyncLocalStorage<Life>()

/** What a dead process waits for. */
const never = new Promise<never>(() => {})

/**
 * Runs something as a process of its own that dies at its nth await: from there on nothing of it happens any more, no
 * `catch` and no `finally`, exactly as when a machine loses its power. Without a number it lives.
 */
export function live<T>(diesAt: number | undefined, work: () => Promise<T>): Promise<T | 'died'> {
  const { promise: death, resolve } = Promise.withResolvers<'died'>()
  const life: Life = { awaitsLeft: diesAt ?? Number.POSITIVE_INFINITY, dead: false, die: () => resolve('died') }
  return Promise.race([lives.run(life, work), death])
}

const outside = {}

/** What a process keeps in its memory: each has its own, and takes it to the grave. */
export function inEachProcess<T>(make: () => T): () => T {
  const kept = new WeakMap<object, { own: T }>()
  return () => {
    const process = lives.getStore() ?? outside
    const known = kept.get(process) ?? { own: make() }
    kept.set(process, known)
    return known.own
  }
}

function isDeadNow(): boolean {
  const life = lives.getStore()
  if (life === undefined || life.dead) return life !== undefined
  life.awaitsLeft -= 1
  if (life.awaitsLeft >= 0) return false
  life.dead = true
  life.die()
  return true
}

/** An await at which a process may die: before the work, or after it was done and before anybody heard of it. */
export async function mortal<T>(work: () => Promise<T>, bury: () => void = () => {}): Promise<T> {
  if (isDeadNow()) return buried(bury)
  const result = await work()
  return isDeadNow() ? buried(bury) : result
}

const buried = (bury: () => void): Promise<never> => {
  bury()
  return never
}

type Client = { query: (...args: unknown[]) => Promise<unknown>; release: () => void }
type Callback = (error: unknown, ...rest: unknown[]) => void

/**
 * Makes every statement such an await. The server rolls back what a lost connection had begun; so do we, and give the
 * connection to the living.
 */
export function makeMortal({ pool }: Database): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown
  // Whoever waits for a connection gets it from the hands of another process, and must not die that one's death.
  pool.connect = ((callback?: Callback) => connect(callback && AsyncResource.bind(callback))) as typeof pool.connect
  pool.on('connect', (connected) => {
    // The dead do not clear up after themselves.
    connected.setMaxListeners(0)
    const client = connected as unknown as Client
    const query = client.query.bind(client)
    const bury = () => {
      query('rollback').finally(() => client.release())
    }
    client.query = (...given) => {
      const callback = typeof given.at(-1) === 'function' ? (given.at(-1) as Callback) : undefined
      const done = mortal(() => query(...(callback ? given.slice(0, -1) : given)), bury)
      if (callback === undefined) return done
      done.then((result) => callback(undefined, result), callback)
      return done
    }
  })
}
