import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from '../binaries/ready-binaries.ts'
import { type Home, hasCluster } from './choose-home.ts'
import { giveToUser } from './give-to-user.ts'
import { spawnAs } from './server-user.ts'
import { SETTINGS_FILE } from './settings.ts'

const run = promisify(execFile)

/** Makes the cluster if there is none. It is made aside and renamed when whole, so a kill leaves nothing half-made. */
export async function initCluster(home: Home, binaries: Binaries, fsync: boolean): Promise<{ made: boolean }> {
  clearUnfinished(home)
  if (hasCluster(home.folder)) {
    refuseOtherMajor(home, binaries)
    giveToUser(home)
    return { made: false }
  }
  const aside = join(home.folder, `init-${randomBytes(6).toString('hex')}`)
  // C.UTF-8 of the server itself: sorts the same on every machine, and pg_trgm knows Bengali letters under it.
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = ['-D', aside, '-U', 'app', '-E', 'UTF8', ...locale, '--auth=trust', '--no-instructions']
  try {
    await run(binaries.initdb, fsync ? options : [...options, '--no-sync'], spawnAs(home.user, home.folder))
    appendFileSync(join(aside, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`)
    renameSync(aside, home.cluster)
  } catch (error) {
    rmSync(aside, { recursive: true, force: true })
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(`The database could not be made in ${home.folder}: ${said || error}`, { cause: error })
  }
  return { made: true }
}

/** A killed initdb may live on for a moment as an orphan and still write, so what resists is left for the next start. */
function clearUnfinished(home: Home) {
  for (const name of readdirSync(home.folder)) {
    if (!/^init-|\.unfinished$/.test(name)) continue
    try {
      rmSync(join(home.folder, name), { recursive: true, force: true })
    } catch {}
  }
}

function refuseOtherMajor(home: Home, { major }: Binaries) {
  const found = readFileSync(join(home.cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `The database in ${home.cluster} was made by PostgreSQL ${found}, and this is PostgreSQL ${major}. ` +
      'Dump it with the old version and restore it, or choose another DATA_DIR.',
  )
}
