import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { removeAll, temporaryFolder } from '../throw-away.fixture.ts'
import { initCluster } from './init-cluster.ts'

afterEach(removeAll)

function emptyHome() {
  const folder = temporaryFolder()
  return { folder, cluster: join(folder, 'cluster'), user: undefined, far: false }
}

function fakeInitdb(script: string) {
  const initdb = join(temporaryFolder(), 'initdb')
  writeFileSync(initdb, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return { initdb, postgres: '/bin/false', major: '18' }
}

describe('making the cluster', () => {
  it('leaves nothing behind when initdb fails, and repeats what it said', async () => {
    const home = emptyHome()
    const failing = fakeInitdb('mkdir "$2" && touch "$2/PG_VERSION" && echo "no space left" >&2 && exit 1')
    await expect(initCluster(home, failing, true)).rejects.toThrow('no space left')
    expect(readdirSync(home.folder)).toEqual([])
  })

  it('sweeps away what killed starts left', async () => {
    const home = emptyHome()
    mkdirSync(join(home.folder, 'init-0123', 'base'), { recursive: true })
    await initCluster(home, fakeInitdb('mkdir "$2" && touch "$2/PG_VERSION" "$2/postgresql.conf"'), true)
    expect(readdirSync(home.folder)).toEqual(['cluster'])
  })

  it('refuses a cluster of another major version', async () => {
    const home = emptyHome()
    mkdirSync(home.cluster)
    writeFileSync(join(home.cluster, 'PG_VERSION'), '17\n')
    await expect(initCluster(home, fakeInitdb('exit 1'), true)).rejects.toThrow(/made by PostgreSQL 17.*PostgreSQL 18/)
  })
})
