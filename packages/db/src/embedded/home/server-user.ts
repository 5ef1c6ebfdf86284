import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Who the server runs as; undefined means "as ourselves". */
export type ServerUser = { name: string; uid: number; gid: number } | undefined

export const isRoot = () => process.geteuid?.() === 0

/** PostgreSQL refuses to run as root, and initdb refuses a uid without a passwd entry. */
export function defaultServerUser(): ServerUser {
  if (!isRoot()) return undefined
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))
    const [, , uid, gid] = entry?.split(':') ?? []
    if (uid !== undefined && gid !== undefined && Number(uid) !== 0) return { name, uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and /etc/passwd has neither "postgres" nor "nobody" to run it as. ' +
      'Start the app as another user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

/** The part of spawn's options that changes the user. The environment is ours alone, so that no PGPORT or PGDATA of the host leaks in. */
export function spawnAs(user: ServerUser, cwd: string) {
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return user ? { uid: user.uid, gid: user.gid, cwd, env } : { cwd, env }
}

/** Asked of the kernel as that user: every parent folder counts, and so do ACLs and mounts that modes do not show. */
export function canEnter(user: ServerUser, folder: string): boolean {
  if (!user) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], spawnAs(user, '/')).status === 0
}
