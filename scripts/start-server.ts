import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'

export type RunningServer = {
  url: string
  officeUrl: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

const patienceMs = 120_000

/** The real server (or another `program` that says `Home <address>`) as its own process, on a free port, with a database of its own. A folder that is given stays its caller's; one that is made here is thrown away afterwards. */
export async function startServer(
  env: Record<string, string> = {},
  program = `${root}apps/server/src/main.ts`,
  givenDir?: string,
): Promise<RunningServer> {
  const dataDir = givenDir ?? mkdtempSync(join(tmpdir(), 'prostuti-run-'))
  // As root the database runs as somebody else: where that one cannot enter, it would live elsewhere and stay behind.
  chmodSync(dataDir, 0o755)
  const [port, adminPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      // Gateways send the browser back here.
      PUBLIC_URL: `http://localhost:${port}`,
      ADMIN_PORT: String(adminPort),
      ADMIN_URL: `http://localhost:${adminPort}`,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // What is killed, frozen or weighed is one process, unless a caller asks for more.
      WORKERS: '1',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    }
    if (givenDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return {
      url: await addressOf(child),
      officeUrl: env.ADMIN_URL ?? `http://localhost:${adminPort}`,
      dataDir,
      process: child,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One that nobody listens on at this moment. Known beforehand, because the server tells others where it can be found. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** The server says where it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the server did not start in time')), patienceMs)
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk
      const address = /Home\s+(http:\S+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with ${code} before it listened\n${said}`))
    })
  })
}
