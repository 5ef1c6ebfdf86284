import { existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { type Finding, missing, refuse, warn } from '../config/finding.ts'
import { freeBytes } from '../config/free-space.ts'
import { checkPort } from '../start/check-port.ts'
import { explainStartError, type StartSettings } from '../start/explain-start-error.ts'
import { type Check, checksOf } from './check.ts'

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

export async function checkMachine(place: StartSettings): Promise<Check[]> {
  const { host, port, dataDir } = place
  const memory = process.constrainedMemory() || totalmem()
  const bytes = Math.min(memory, totalmem())
  const free = await freeBytes(nearest(dataDir))
  return [
    ...checksOf(checkNode(process.versions.node), 'Node', `${process.versions.node} runs this.`),
    ...checksOf(checkMemory(bytes), 'Memory', `${inGigabytes(bytes)} for the server and its database.`),
    ...checksOf(checkClock(new Date()), 'Clock', `It is ${new Date().toISOString()}.`),
    ...checksOf(await checkListening(place), 'PORT', `Port ${port} on ${host} is free.`),
    ...checksOf(checkFolder(place), 'DATA_DIR', `${dataDir} can be written.`),
    ...checksOf(checkSpace(free), 'Disk', `${inGigabytes(free)} are free.`),
  ]
}

const inGigabytes = (bytes: number): string => `${(bytes / gigabyte).toFixed(1)} GB`

export function checkNode(version: string): Finding[] {
  if (Number.parseInt(version, 10) >= 24) return []
  return [refuse('Node', `Node ${version} cannot run this: use npm start, which brings Node 24 along.`)]
}

export function checkMemory(bytes: number): Finding[] {
  if (bytes >= 0.9 * gigabyte) return []
  return [
    missing(
      warn(
        'Memory',
        `${inGigabytes(bytes)} of memory is little: give the machine 1 GB, 2 GB with the embedded database.`,
      ),
    ),
  ]
}

/** Exams begin and end by this clock. A machine whose battery is dead wakes up years ago. */
export function checkClock(now: Date): Finding[] {
  const released = statSync(new URL('../../../../package.json', import.meta.url)).mtime
  if (now >= released) return []
  return [
    refuse(
      'Clock',
      `The clock says ${now.toISOString()}, which is before this version was made: set it, and keep it by NTP.`,
    ),
  ]
}

/** A centre that is open already is no reason not to open. */
async function checkListening(place: StartSettings): Promise<Finding[]> {
  const findings = await checkPort(place)
  if (findings.length === 0 || !(await isOpen(place))) return findings
  return [
    warn(
      'PORT',
      `Port ${place.port} is taken by a server of this kind, perhaps this very centre: stop it before starting another.`,
    ),
  ]
}

const isOpen = ({ host, port }: StartSettings): Promise<boolean> =>
  fetch(`http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}/healthz`, {
    signal: AbortSignal.timeout(2000),
  })
    .then(async (answer) => answer.ok && ((await answer.json()) as { status?: string }).status === 'ok')
    .catch(() => false)

/** The folder that is there already: DATA_DIR itself, or where it would be made. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)))

function checkFolder(place: StartSettings): Finding[] {
  const { dataDir } = place
  try {
    rmdirSync(mkdtempSync(join(nearest(dataDir), '.preflight-')))
  } catch (error) {
    return [refuse('DATA_DIR', explainStartError(error, place) ?? `DATA_DIR ${dataDir} cannot be written: ${error}.`)]
  }
  if (!existsSync(dataDir)) return []
  const open = statSync(dataDir).mode & 0o066
  return open === 0
    ? []
    : [
        warn(
          'DATA_DIR',
          `${dataDir} can be read by other users of this machine: npm start will close it, or chmod 700 it.`,
        ),
      ]
}

export function checkSpace(bytes: number): Finding[] {
  if (bytes < 300 * megabyte)
    return [
      missing(
        refuse(
          'Disk',
          `Only ${Math.floor(bytes / megabyte)} MB are free on the disk of DATA_DIR: make room, at least 5 GB.`,
        ),
      ),
    ]
  if (bytes < 5 * gigabyte)
    return [
      missing(
        warn(
          'Disk',
          `${inGigabytes(bytes)} are free on the disk of DATA_DIR, which videos and backups fill soon: make room, at least 5 GB.`,
        ),
      ),
    ]
  return []
}
