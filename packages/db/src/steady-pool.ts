import pg from 'pg'
import { SteadyClient } from './steady-client.ts'

/**
 * A pool that gets back every connection that dies in somebody's hands. A transaction whose BEGIN fails is never told to
 * give back its connection (drizzle's session.js), and after ten of those a pool would have none left for good.
 */
export class SteadyPool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, Client: SteadyClient } as pg.PoolConfig)
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver declares a promise and a callback, and both pass through.
  override connect(callback?: any): any {
    if (callback !== undefined) return super.connect(callback)
    return super.connect().then(giveBackWhenDead)
  }
}

function giveBackWhenDead(client: pg.PoolClient): pg.PoolClient {
  const release = client.release
  let died = false
  const onEnd = () => {
    died = true
    release(true)
  }
  client.once('end', onEnd)
  client.release = (destroy) => {
    client.off('end', onEnd)
    if (!died) release(destroy)
  }
  return client
}
