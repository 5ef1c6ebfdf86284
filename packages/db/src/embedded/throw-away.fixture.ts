import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { inject } from 'vitest'
import { putCluster } from '../testing/made-cluster.ts'
import { temporaryFolder as makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { processesIn, readPidFile } from './server/running-server.ts'

type Started = Pick<EmbeddedPostgres, 'url' | 'reused' | 'home'>

const folders: string[] = []
const servers: Started[] = []
const children: ChildProcess[] = []

export function temporaryFolder(): string {
  const folder = makeTemporaryFolder('prostuti-embedded-')
  folders.push(folder)
  return folder
}

/** A folder in which the database was made already, for tests that are about what comes after. */
export function folderWithCluster(): string {
  const folder = temporaryFolder()
  putCluster(inject('madeCluster'), folder)
  return folder
}

export async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, fsync: false })
  servers.push(started)
  return started
}

type Script = 'start-and-wait' | 'keep-running'

export function spawnStarter(dataDir: string, script: Script = 'start-and-wait'): ChildProcess {
  const file = fileURLToPath(new URL(`./${script}.fixture.ts`, import.meta.url))
  const child = spawn(process.execPath, [file, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  return child
}

/** `said` are the lines that the process logs afterwards. */
export async function startInChild(dataDir: string, script?: Script) {
  const child = spawnStarter(dataDir, script)
  const lines = createInterface({ input: child.stdout! })
  const ended = once(child, 'exit').then(async () => {
    throw new Error(`the child ended without having started the database: ${await text(child.stderr!)}`)
  })
  ended.catch(() => {})
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  const started = JSON.parse(line) as Started
  servers.push(started)
  const said: string[] = []
  lines.on('line', (each) => said.push(each))
  return { ...started, child, said }
}

/** Sends a signal to a process and waits for its end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL')
}

export const processesOf = (home: string) => processesIn(join(home, 'cluster'))

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
    // Not by SIGKILL, after which its shared memory would stay for good.
    if (processesOf(home).includes(postmasterPid(home))) process.kill(postmasterPid(home), 'SIGQUIT')
    while (processesOf(home).length > 0) await pause(5)
    folders.push(home, String(new URL(url).searchParams.get('host')))
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
