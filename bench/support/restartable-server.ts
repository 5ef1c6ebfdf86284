import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesIn, readPidFile } from '../../packages/db/src/embedded/running-server.ts'
import { connect, type Database, startEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'

export type RestartableServer = {
  url: string
  port: number
  databaseUrl: string
  database: Database
  /** The way a power cut comes, and what an operator does then. */
  killServer(): Promise<void>
  killDatabase(): Promise<void>
  stop(): Promise<void>
}

/** The real server on its real, durable database; either can be killed with -9 and comes back at the same address. */
export async function startRestartableServer(env: Record<string, string> = {}): Promise<RestartableServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prostuti-bench-'))
  chmodSync(dataDir, 0o755)
  const start = async (more: Record<string, string> = {}) => {
    const started = await startServer({ DEMO: 'false', ...env, DATA_DIR: dataDir, ...more })
    // It made a folder of its own, which it does not use.
    rmSync(started.dataDir, { recursive: true, force: true })
    return started
  }
  let server = await start()
  const port = Number(new URL(server.url).port)
  const { url: databaseUrl, home } = await startEmbeddedPostgres({ dataDir })
  const cluster = join(home, 'cluster')
  const database = connect(databaseUrl, { max: 2 })
  const postmaster = () => readPidFile(cluster)?.pid ?? Number.NaN

  return {
    url: server.url,
    port,
    databaseUrl,
    database,
    async killServer() {
      const exit = once(server.process, 'exit')
      server.process.kill('SIGKILL')
      await exit
      server = await start({ PORT: String(port) })
    },
    async killDatabase() {
      process.kill(postmaster(), 'SIGKILL')
      await startEmbeddedPostgres({ dataDir })
    },
    async stop() {
      await database.close()
      await server.stop()
      // After a kill the database belongs to nobody who would stop it.
      if (processesIn(cluster).includes(postmaster())) process.kill(postmaster(), 'SIGINT')
      while (processesIn(cluster).length > 0) await pause(20)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
