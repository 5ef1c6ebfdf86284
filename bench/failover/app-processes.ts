import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type RunningServer, startServer } from '../../scripts/start-server.ts'

export type AppProcesses = {
  ports: readonly number[]
  isRunning(nth: number): boolean
  /** The way a power cut comes, and what a supervisor does then: it is started again at once. */
  killAndRestart(nth: number): Promise<void>
  waitUntilReady(): Promise<void>
  stop(): Promise<void>
}

type AppOptions = { ports: readonly number[]; siteUrl: string; databaseUrl: string; folder: string; sandboxUrl: string }

const readyWithinMs = 60_000

/** The real server, as many processes as there are ports, on one database and one data folder. */
export async function startAppProcesses({
  ports,
  siteUrl,
  databaseUrl,
  folder,
  sandboxUrl,
}: AppOptions): Promise<AppProcesses> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const running = new Map<number, RunningServer>()
  const adminPorts = await Promise.all(ports.map(() => freePort()))

  async function start(nth: number): Promise<void> {
    const url = new URL(databaseUrl)
    // So that the connections of each can be told apart in the database.
    url.searchParams.set('application_name', nameOf(nth))
    const env = {
      DEMO: 'true',
      // One process each: how several share a port is measured elsewhere.
      WORKERS: '1',
      PORT: String(ports[nth]),
      ADMIN_PORT: String(adminPorts[nth]),
      PUBLIC_URL: siteUrl,
      DATABASE_URL: url.href,
      SANDBOX_URL: sandboxUrl,
      APP_SECRET: 'a secret that only this measurement knows, long enough',
      LOG_LEVEL: 'warn',
    }
    const server = await startServer(env, undefined, dataDir)
    server.process.stdout?.pipe(createWriteStream(join(folder, `${nameOf(nth)}.log`), { flags: 'a' }))
    running.set(nth, server)
  }
  // One after the other, as a rolling restart: the first brings the database to today's tables.
  for (const nth of ports.keys()) await start(nth)

  const isReady = async (port: number) =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined))?.ok
  return {
    ports,
    isRunning: (nth) => running.has(nth),
    async killAndRestart(nth) {
      const killed = running.get(nth)!
      running.delete(nth)
      const exit = once(killed.process, 'exit')
      killed.process.kill('SIGKILL')
      await exit
      await start(nth)
    },
    async waitUntilReady() {
      const until = performance.now() + readyWithinMs
      for (const port of ports)
        while (!(await isReady(port))) {
          if (performance.now() > until) throw new Error(`the process on ${port} is not ready again`)
          await pause(50)
        }
    },
    async stop() {
      await Promise.all([...running.values()].map((server) => server.stop()))
    },
  }
}

/** As which a process is known to the database. */
export const nameOf = (nth: number) => `app${nth + 1}`
