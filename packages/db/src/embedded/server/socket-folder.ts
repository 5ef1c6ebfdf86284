import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from '../home/choose-home.ts'

export const PORT = 5432
const SOCKET_FILE = `.s.PGSQL.${PORT}`

/** The kernel allows a socket path of 107 bytes, and the server's setting takes plain characters only without quoting. */
export function socketFolderOf(home: Pick<Home, 'folder'>): string {
  const inside = join(home.folder, 'run')
  if (/^[\w./-]+$/.test(inside) && Buffer.byteLength(join(inside, SOCKET_FILE)) < 100) return inside
  return `/tmp/prostuti-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`
}

/** Whoever can reach the socket is let in without a password, so the folder is the server user's alone. */
export function readySocketFolder(home: Home): string {
  const folder = socketFolderOf(home)
  const me = process.geteuid?.()
  const owner = home.user?.uid ?? me
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (home.user && lstatSync(folder).uid === me) chownSync(folder, home.user.uid, home.user.gid)
  const found = lstatSync(folder)
  if (!found.isDirectory() || found.uid !== owner || found.mode & 0o077) {
    throw new Error(`${folder} should be a folder that only the database's user can enter, and it is not. Remove it.`)
  }
  // Called only when no server of ours lives, so what a killed one left here is rubbish.
  for (const name of [SOCKET_FILE, `${SOCKET_FILE}.lock`]) rmSync(join(folder, name), { force: true })
  return folder
}

/** A URL with a host name in it, because URL parsers refuse an empty one; the `host` parameter is what counts. */
export function urlOf(socketFolder: string, database: string): string {
  return `postgres://app@localhost:${PORT}/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
}
