import { lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './choose-home.ts'

/** A cluster restored from a backup by root belongs to root; the server wants to own its files. */
export function giveToUser({ cluster, user }: Home) {
  if (!user || lstatSync(cluster).uid !== 0) return
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
  // Last, so that a kill half-way is noticed and mended by the next start.
  lchownSync(cluster, user.uid, user.gid)
}
