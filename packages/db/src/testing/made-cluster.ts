import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readyBinaries } from '../embedded/binaries/ready-binaries.ts'
import { chooseHome } from '../embedded/home/choose-home.ts'
import { initCluster } from '../embedded/home/init-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a cluster that no server has served, to be copied. */
    madeCluster: string
  }
}

/** initdb takes a second of a core, a copy of what it made a twentieth of that. */
export async function makeCluster(dataDir: string): Promise<string> {
  const home = chooseHome(dataDir)
  await initCluster(home, readyBinaries(home), false)
  return home.cluster
}

/** Puts a copy of a made cluster into a data folder that has none. */
export function putCluster(madeCluster: string, dataDir: string): void {
  const home = join(dataDir, 'postgres')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  execFileSync('cp', ['-a', madeCluster, join(home, 'cluster')])
}
