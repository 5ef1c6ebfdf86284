import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Finding, warn } from './finding.ts'
import { restoreFile } from './unfinished-restore.ts'

const writtenFolders = ['files', 'cache']
const folders = [...writtenFolders, 'videos', 'documents']
const ownEntries = new Set([
  ...folders,
  ...['uploads', 'backups', 'app-secret', 'last-backup', restoreFile, 'postgres', 'lost+found'],
])

type DataFolder = { dataDir: string; databaseUrl: string | undefined }

/** DATA_DIR and its folders, made where they are missing, and closed to every other user of the machine. */
export function prepareDataFolder({ dataDir, databaseUrl }: DataFolder): Finding[] {
  makeFolder(dataDir)
  // Root starts the embedded database as another user, who must pass through to its own folder, and sees nothing else.
  const isPassedThrough = databaseUrl === undefined && process.geteuid?.() === 0
  const findings = isOurs(dataDir) ? tighten(dataDir, isPassedThrough ? 0o711 : 0o700) : [shared(dataDir)]
  for (const folder of folders) {
    const path = join(dataDir, folder)
    makeFolder(path)
    findings.push(...tighten(path, 0o700))
  }
  const secret = join(dataDir, 'app-secret')
  if (existsSync(secret)) findings.push(...tighten(secret, 0o600))
  for (const folder of writtenFolders) accessSync(join(dataDir, folder), constants.W_OK)
  return findings
}

/** One folder after the other: Node's own `recursive` says "no such file" where the disk is read-only. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  mkdirSync(path)
}

/** A folder that others use too (/tmp, /srv) keeps its mode: closing it would lock them out. */
const isOurs = (dataDir: string): boolean => readdirSync(dataDir).every((name) => ownEntries.has(name))

/** Takes rights away and never gives any: what an operator has closed further stays so. */
function tighten(path: string, widest: number): Finding[] {
  const { mode } = statSync(path)
  if ((mode & 0o777 & ~widest) === 0) return []
  try {
    chmodSync(path, mode & widest)
    return []
  } catch {
    return [
      warn(
        'DATA_DIR',
        `${path} can be read by other users of this machine, and belongs to somebody else: chmod ${widest.toString(8)} it.`,
      ),
    ]
  }
}

const shared = (dataDir: string): Finding =>
  warn(
    'DATA_DIR',
    `DATA_DIR ${dataDir} holds things that are not ours, so its mode was left alone: give the centre a folder of its own.`,
  )
