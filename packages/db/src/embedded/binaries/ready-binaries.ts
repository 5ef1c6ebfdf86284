import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from '../home/choose-home.ts'
import { spawnAs } from '../home/server-user.ts'
import { type BinaryPackage, findPackage } from './find-package.ts'
import { hydrateSymlinks } from './hydrate-symlinks.ts'
import { linkTree } from './link-tree.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/** Binaries which the server's user can really run: the installed ones, else a copy of them inside the home. */
export function readyBinaries(home: Home, installed: BinaryPackage = findPackage()): Binaries {
  const direct = attempt(home, () => hydrateSymlinks(installed.root), installed.root)
  if (direct.binaries) return direct.binaries

  const copy = copyInto(home, installed)
  const copied = attempt(home, () => hydrateSymlinks(copy), copy)
  if (copied.binaries) return copied.binaries
  throw new Error(
    `PostgreSQL from the package in ${installed.root} does not run here: ${copied.reason}. ` +
      '(Its binaries need glibc, which Alpine Linux does not have.) Set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

function attempt(home: Home, prepare: () => void, root: string): { binaries?: Binaries; reason: string } {
  try {
    prepare()
  } catch (error) {
    return { reason: String(error) }
  }
  const bin = join(root, 'native', 'bin')
  const postgres = join(bin, 'postgres')
  const run = spawnSync(postgres, ['--version'], { ...spawnAs(home.user, home.folder), encoding: 'utf8' })
  const major = /PostgreSQL\) (\d+)/.exec(run.stdout ?? '')?.[1]
  if (major === undefined) return { reason: run.error?.message ?? run.stderr.trim() }
  return { binaries: { initdb: join(bin, 'initdb'), postgres, major }, reason: '' }
}

function copyInto(home: Home, { root, version }: BinaryPackage): string {
  const folder = join(home.folder, `binaries-${version}`)
  if (existsSync(folder)) return folder
  for (const name of readdirSync(home.folder)) {
    if (name.startsWith('binaries-')) rmSync(join(home.folder, name), { recursive: true, force: true })
  }
  // Made under another name and then renamed, so that a kill half-way leaves no half tree that looks whole.
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished)
  chmodSync(unfinished, 0o755)
  linkTree(join(root, 'native'), join(unfinished, 'native'))
  renameSync(unfinished, folder)
  return folder
}
