import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  isDatabaseFar,
  isDatabaseUsed,
  moveFarDatabase,
  removeDatabase,
  tryFolderLock,
  withDatabaseLocked,
} from '@prostuti/db'
import {
  type RestoreState,
  readRestoreState,
  realDataFolder,
  restoreFile,
  restoringFolder,
} from '../../../config/unfinished-restore.ts'
import { BackupError } from '../backup-error.ts'
import { backupLock, nightlyLock } from '../locks.ts'
import { writeDurably } from '../store/write-durably.ts'

type Wish = {
  into: string
  replace: boolean
  /** BACKUP_DIR. Where it lies in the folder that is replaced, it stays there. */
  backups: string
}

export type RestoreTarget = {
  /** Where the data folder is made. */
  folder: string
  /** It is whole: it takes its place. Says where the folder is that was there before. */
  takePlace(): Promise<string | undefined>
  /** Nothing is left of it, unless the folder that was there before is out of its place already. */
  remove(): Promise<void>
  release(): Promise<void>
}

/**
 * An empty folder is filled where it is. Otherwise the folder is made beside and takes its place when it is whole, so that
 * what is there stays as it is until then, whatever goes wrong.
 */
export async function openTarget({ into: named, replace, backups }: Wish): Promise<RestoreTarget> {
  const into = realDataFolder(named)
  const entries = existsSync(into) ? await readdir(into) : undefined
  const isHalf = readRestoreState(into)?.isWhole === false
  const isEmpty = entries?.length === 0 || isHalf
  const isTaken = entries !== undefined && !isEmpty
  if (isTaken && !replace)
    throw new BackupError(
      `${into} is not empty, and a restore writes over nothing: name a new folder, or add --replace to put this one aside.`,
    )
  if (readRestoreState(restoringFolder(into))?.isWhole)
    throw new BackupError(`A restore into ${into} was ended in its last step: end it with --finish --into ${into}.`)
  if (isTaken) await refuseMounts(into)
  await mkdir(dirname(into), { recursive: true })
  // No server starts on one that is half; the PostgreSQL of a killed restore may live there.
  if (!isHalf) refuseUsed(into)
  const release = await tryFolderLock('restore', into)
  if (release === undefined) throw new BackupError(`Another restore into ${into} is under way: wait until it is done.`)
  const folder = isEmpty ? into : restoringFolder(into)
  let aside: string | undefined

  async function clear(): Promise<void> {
    await removeDatabase(folder)
    if (isEmpty)
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    else await rm(folder, { recursive: true, force: true })
  }

  try {
    // What a killed restore left there.
    await clear()
    await mkdir(folder, { recursive: true })
    // As root the database runs as another user, who passes through to its own folder and sees nothing else.
    await chmod(folder, process.geteuid?.() === 0 ? 0o711 : 0o700)
    await writeState(folder, { isWhole: false })
  } catch (error) {
    await release()
    throw error
  }
  return {
    folder,
    async takePlace() {
      if (isEmpty) {
        await rm(join(into, restoreFile))
        return undefined
      }
      if (isTaken) aside = `${into}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
      const inside = relative(into, realDataFolder(backups))
      const isInside = isTaken && inside !== '' && !inside.startsWith('..')
      const state = {
        isWhole: true,
        aside,
        backups: isInside ? inside : undefined,
        isOldDatabaseFar: isTaken && isDatabaseFar(into),
      }
      await changePlaces(into, state, () => writeState(folder, state))
      return aside
    },
    async remove() {
      if (aside === undefined || !existsSync(aside)) await clear()
    },
    release,
  }
}

/** Ends a restore that was killed while the folders changed places. Says where the folder is that was there before. */
export async function finishRestore(named: string): Promise<string | undefined> {
  const into = realDataFolder(named)
  const state = readRestoreState(restoringFolder(into))
  if (!state?.isWhole) throw new BackupError(`No restore into ${into} was ended in its last step.`)
  await changePlaces(into, state)
  return state.aside
}

/** Every step may have been done already, by one who was killed after it. */
async function changePlaces(into: string, state: RestoreState, begin = async (): Promise<void> => {}): Promise<void> {
  const folder = restoringFolder(into)
  const { aside, backups, isOldDatabaseFar } = state
  await withDatabaseLocked(into, async () => {
    refuseUsed(into)
    const unlock = backups === undefined ? [] : await lockBackups(join(into, backups))
    try {
      await begin()
      if (aside !== undefined) {
        if (existsSync(into)) await rename(into, aside)
        if (isOldDatabaseFar && !isDatabaseFar(aside)) moveFarDatabase(into, aside)
        if (backups !== undefined && existsSync(join(aside, backups))) {
          await mkdir(dirname(join(folder, backups)), { recursive: true, mode: 0o700 })
          await rename(join(aside, backups), join(folder, backups))
        }
      }
      moveFarDatabase(folder, into)
      await rename(folder, into)
      await rm(join(into, restoreFile))
    } catch (error) {
      if (aside === undefined || !existsSync(aside)) throw error
      const why = error instanceof Error ? error.message : String(error)
      throw new BackupError(
        `${folder} is restored and ${aside} is what was there before, but they could not change places (${why}): mend that, and end it with --finish --into ${into}.`,
      )
    } finally {
      for (const each of unlock) await each()
    }
  })
}

const writeState = (folder: string, state: RestoreState): Promise<void> =>
  writeDurably(join(folder, restoreFile), [Buffer.from(JSON.stringify(state))])

/** Under a running server two databases would be written to, and neither could be started again. */
function refuseUsed(into: string): void {
  if (isDatabaseUsed(into)) throw new BackupError(`A server runs on ${into}: stop it first, and restore then.`)
}

/** Whoever holds them writes into the folder: a server, also one with a database of its own, or a backup that is being made. */
async function lockBackups(folder: string): Promise<(() => Promise<void>)[]> {
  const held: (() => Promise<void>)[] = []
  for (const purpose of [nightlyLock, backupLock]) {
    const release = await tryFolderLock(purpose, folder)
    if (release !== undefined) {
      held.push(release)
      continue
    }
    for (const each of held) await each()
    throw new BackupError(`A server or a backup writes to ${folder}: stop it first, and restore then.`)
  }
  return held
}

/** A disk, or a volume of a container, cannot be given another name. */
async function refuseMounts(into: string): Promise<void> {
  const mounts = (await readFile('/proc/self/mountinfo', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => (line.split(' ')[4] ?? '').replaceAll('\\040', ' '))
  const mount = mounts.find((path) => path === into || path.startsWith(`${into}/`))
  if (mount !== undefined)
    throw new BackupError(
      `${mount} is a disk or a volume of its own, so ${into} cannot be put aside: restore into an empty folder, such as ${into}/restored, and set DATA_DIR to that.`,
    )
}
