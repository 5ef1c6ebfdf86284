import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { canEnter, defaultServerUser, isRoot, type ServerUser } from './server-user.ts'

const FAR_HOMES = '/var/lib/prostuti'

/** The folder that holds the cluster, its log and its socket, and the user it belongs to. */
export type Home = { folder: string; cluster: string; user: ServerUser; far: boolean }

/**
 * The database lives in DATA_DIR. Only when we are root and the server's user cannot get there
 * (a checkout in a 0700 home) does it live under /var/lib, under a name made from DATA_DIR.
 */
export function chooseHome(dataDir: string): Home {
  mkdirSync(dataDir, { recursive: true })
  const { near, far } = homesOf(dataDir)

  const nearUser = userOf(near)
  const nearReachable = canEnter(nearUser, realpathSync(dataDir))
  if (hasCluster(near) && !nearReachable) {
    throw new Error(
      `There is a database in ${near}, but the user "${nearUser?.name}" cannot enter that folder. ` +
        'Let others pass through its parent folders (chmod o+x), or set DATABASE_URL.',
    )
  }
  // A database made earlier stays where it is, even if the home has been opened since.
  const folder = hasCluster(near) || (nearReachable && !(isRoot() && hasCluster(far))) ? near : far
  const user = folder === near ? nearUser : userOf(far)

  if (folder === far) openFolder(FAR_HOMES)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
  return { folder, cluster: join(folder, 'cluster'), user, far: folder === far }
}

/** Where the database of a data folder is or would be; the folder need not be there, only the one it is in. */
export function homesOf(dataDir: string): { near: string; far: string } {
  const real = existsSync(dataDir) ? realpathSync(dataDir) : join(realpathSync(dirname(dataDir)), basename(dataDir))
  const near = join(real, 'postgres')
  return { near, far: join(FAR_HOMES, createHash('sha256').update(near).digest('hex').slice(0, 16)) }
}

/** Whether a database was made for this DATA_DIR; it only looks. */
export function hasDatabase(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false
  const { near, far } = homesOf(dataDir)
  return hasCluster(near) || hasCluster(far)
}

export const hasCluster = (folder: string) => existsSync(join(folder, 'cluster', 'PG_VERSION'))

/** A cluster is served by the user who owns it: installing a "postgres" user later must not lock out a cluster of "nobody". */
function userOf(folder: string): ServerUser {
  const user = defaultServerUser()
  if (!hasCluster(folder)) return user
  const { uid, gid } = statSync(join(folder, 'cluster'))
  if (user) return uid === 0 || uid === user.uid ? user : { name: `uid ${uid}`, uid, gid }
  if (uid === process.geteuid?.()) return undefined
  throw new Error(
    `The database in ${folder} belongs to uid ${uid}, so this user cannot run it. ` +
      'Start the app as the user who made it (root, if it was root), choose another DATA_DIR, or set DATABASE_URL.',
  )
}

function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}
