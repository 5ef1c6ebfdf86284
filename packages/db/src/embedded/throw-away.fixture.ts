import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { temporaryFolder as makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { processesIn, readPidFile } from './running-server.ts'

type Started = Pick<EmbeddedPostgres, 'url' | 'reused' | 'home'>

const folders: string[] = []
const servers: Started[] = []
const children: ChildProcess[] = []

export function temporaryFolder(): string {
  const folder = makeTemporaryFolder('prostuti-embedded-')
  folders.push(folder)
  return folder
}

export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, fsync: false })
  servers.push(started)
  return started
}

export function spawnStarter(dataDir: string): ChildProcess {
  const script = fileURLToPath(new URL('./start-and-wait.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  return child
}

export async function startInChild(dataDir: string): Promise<Started & { child: ChildProcess }> {
  const child = spawnStarter(dataDir)
  if (!child.stdout) throw new Error('the child has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const started = JSON.parse(line) as Started
    servers.push(started)
    return { ...started, child }
  }
  throw new Error('the child ended without having started the database')
}

export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

export const postmasterPid = (home: string) => readPidFile(join(home, 'cluster'))?.pid ?? Number.NaN

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

export async function removeAll(): Promise<void> {
  for (const child of children.splice(0)) await killHard(child)
  for (const { home, url } of servers.splice(0)) {
    const cluster = join(home, 'cluster')
    // Not by SIGKILL, after which its shared memory would stay for good.
    if (processesIn(cluster).includes(postmasterPid(home))) process.kill(postmasterPid(home), 'SIGQUIT')
    while (processesIn(cluster).length > 0) await pause(5)
    folders.push(home, String(new URL(url).searchParams.get('host')))
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
