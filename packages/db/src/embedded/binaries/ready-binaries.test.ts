import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultServerUser, isRoot, spawnAs } from '../home/server-user.ts'
import { removeAll, temporaryFolder } from '../throw-away.fixture.ts'
import { findPackage } from './find-package.ts'
import { hydrateSymlinks } from './hydrate-symlinks.ts'
import { linkTree } from './link-tree.ts'
import { readyBinaries } from './ready-binaries.ts'

afterEach(removeAll)

describe('the binaries', () => {
  it('are told to be missing on macOS, with a way out', () => {
    expect(() => findPackage('darwin', 'arm64')).toThrow(/this is darwin \(arm64\).*DATABASE_URL/)
  })

  it('get the library links that npm did not make', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'native', 'lib'), { recursive: true })
    writeFileSync(join(root, 'native', 'lib', 'libpq.so.5.18'), 'library')
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    hydrateSymlinks(root)
    hydrateSymlinks(root)
    expect(readFileSync(join(root, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('library')
  })

  it('are copied readable even if they were installed under a strict umask', () => {
    const from = temporaryFolder()
    writeFileSync(join(from, 'tool'), 'x', { mode: 0o700 })
    writeFileSync(join(from, 'text'), 'x', { mode: 0o644 })
    const to = join(temporaryFolder(), 'copy')
    linkTree(from, to)
    expect(statSync(join(to, 'tool')).mode & 0o777).toBe(0o755)
    expect(statSync(join(from, 'tool')).mode & 0o777).toBe(0o700)
    expect(statSync(join(to, 'text')).ino).toBe(statSync(join(from, 'text')).ino)
  })

  it.runIf(isRoot())('are taken from a copy in the home when the package is in a folder private to root', () => {
    const closed = temporaryFolder()
    linkTree(join(findPackage().root, 'native'), join(closed, 'native'))
    chmodSync(closed, 0o700)
    const folder = temporaryFolder()
    const home = { folder, cluster: join(folder, 'cluster'), user: defaultServerUser(), far: false }
    const binaries = readyBinaries(home, { root: closed, version: 'test' })
    expect(binaries.postgres.startsWith(join(folder, 'binaries-test'))).toBe(true)
    expect(existsSync(binaries.initdb)).toBe(true)
    expect(execFileSync(binaries.initdb, ['--version'], { ...spawnAs(home.user, folder), encoding: 'utf8' })).toContain(
      '18',
    )
  })
})
