import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesIn, readPidFile, signal } from '../../packages/db/src/embedded/server/running-server.ts'
import { connect, type Database, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { startServer } from '../../scripts/start-server.ts'

export type RestartableServer = {
  url: string
  port: number
  dataDir: string
  databaseUrl: string
  database: Database
  /** The way a power cut comes, and what a supervisor does then. */
  killServer(): Promise<void>
  /** Nobody starts it again but the server itself. `wholly`: each of its processes, not the first alone. */
  killDatabase(how?: { wholly: boolean }): Promise<void>
  killBoth(): Promise<void>
  stop(): Promise<void>
}

const patienceMs = 60_000

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
  const { url } = server
  const port = Number(new URL(url).port)
  const { url: databaseUrl, home } = await findEmbeddedPostgres({ dataDir })
  const cluster = join(home, 'cluster')
  const database = connect(databaseUrl, { max: 2 })
  const postmaster = () => readPidFile(cluster)?.pid ?? Number.NaN

  async function endServer(): Promise<void> {
    const exit = once(server.process, 'exit')
    server.process.kill('SIGKILL')
    await exit
  }
  const restart = async () => {
    server = await start({ PORT: String(port), PUBLIC_URL: url })
  }

  return {
    url,
    port,
    dataDir,
    databaseUrl,
    database,
    async killServer() {
      await endServer()
      await restart()
    },
    async killDatabase({ wholly } = { wholly: false }) {
      const killed = postmaster()
      for (const pid of wholly ? processesIn(cluster) : [killed]) signal(pid, 'SIGKILL')
      const until = performance.now() + patienceMs
      while (postmaster() === killed || !(await isReady(url))) {
        if (performance.now() > until) throw new Error('the database did not come back')
        await pause(20)
      }
    },
    async killBoth() {
      process.kill(postmaster(), 'SIGKILL')
      await endServer()
      await restart()
    },
    async stop() {
      await database.close()
      await server.stop()
      if (processesIn(cluster).length > 0) throw new Error('the server left its database running')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const isReady = async (url: string) =>
  (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined))?.ok === true
