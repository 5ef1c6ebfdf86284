import { type Binaries, readyBinaries } from './binaries/ready-binaries.ts'
import { chooseHome, type Home, hasCluster } from './home/choose-home.ts'
import { ensureDatabase } from './home/ensure-database.ts'
import { initCluster } from './home/init-cluster.ts'
import { type Keeper, keepRunning, type Log } from './server/keep-running.ts'
import { isInUse, registerProcess } from './server/process-registry.ts'
import { endReplacedServer, findRunningServer, identityOf } from './server/running-server.ts'
import { urlOf } from './server/socket-folder.ts'
import { withStartLock } from './server/start-lock.ts'
import { startServer } from './server/start-server.ts'
import { stopAtExit } from './server/stop-at-exit.ts'
import { stopServer } from './server/stop-server.ts'

export type EmbeddedOptions = {
  dataDir: string
  database?: string
  /** Off only for data that may be lost, such as a test's. */
  fsync?: boolean
  log?: (line: string) => void
}

export type EmbeddedPostgres = {
  url: string
  /** A server was running already. */
  reused: boolean
  /** Where the cluster, its log and its socket are: DATA_DIR/postgres, or a folder under /var/lib. */
  home: string
  /** From now on, whenever the server has died, this process or another that does the same starts it again. */
  keepRunning(log: Log): Pick<Keeper, 'check'>
  /** Leaves the server to the others who use it; the last one stops it. */
  stop(): Promise<void>
}

const LOCK_WITHIN_MS = 180_000
const LOCK_TO_STOP_WITHIN_MS = 15_000
const ANSWER_WITHIN_MS = 60_000

/** Starts the PostgreSQL that comes with the app, or finds it running. Any number of processes may call this at once. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'prostuti', fsync = true, log = () => {} } = options
  const home = chooseHome(dataDir)
  // Before anything is looked for: whoever leaves meanwhile sees that the server is still wanted.
  const registration = await registerProcess(home.folder)
  const leftToExit = stopAtExit(home)
  let keeper: Keeper | undefined
  let stopping: Promise<void> | undefined

  async function leave(): Promise<void> {
    await keeper?.close()
    await registration.withdraw()
    await withStartLock(home.folder, LOCK_TO_STOP_WITHIN_MS, async () => {
      if (!isInUse(home.folder, { countOwn: true })) await stopServer(home)
    })
    leftToExit.forget()
  }
  const stop = () => {
    stopping ??= leave()
    return stopping
  }

  try {
    return await withStartLock(home.folder, LOCK_WITHIN_MS, async () => {
      const running = await findRunningServer(home, ANSWER_WITHIN_MS)
      if (running !== undefined) log(`database: using the server already running in ${home.folder}`)
      else if (home.far) log(`database: ${dataDir} is private to root, so the data lives in ${home.folder}`)
      const socketFolder = running ?? (await makeAndStart(home, fsync, log))
      await ensureDatabase(socketFolder, database)
      const cluster = identityOf(home.cluster)
      return {
        url: urlOf(socketFolder, database),
        reused: running !== undefined,
        home: home.folder,
        keepRunning: (keeperLog: Log) => {
          keeper ??= keepRunning(home, { start: () => startAgain(home, cluster, fsync), log: keeperLog })
          return keeper
        },
        stop,
      }
    })
  } catch (error) {
    await stop()
    throw error
  }
}

/** For tools: where the server is that another process has started and looks after. */
export async function findEmbeddedPostgres({ dataDir, database = 'prostuti' }: EmbeddedOptions) {
  const home = chooseHome(dataDir)
  const running = await withStartLock(home.folder, LOCK_WITHIN_MS, () => findRunningServer(home, ANSWER_WITHIN_MS))
  if (running === undefined) throw new Error(`No PostgreSQL is running in ${home.folder}.`)
  return { url: urlOf(running, database), home: home.folder }
}

async function makeAndStart(home: Home, fsync: boolean, log: (line: string) => void): Promise<string> {
  const binaries = binariesOf(home)
  const { made } = await initCluster(home, binaries, fsync)
  if (made) log(`database: made a new one in ${home.folder}`)
  const socketFolder = await startServer(home, binaries, fsync)
  log(`database: PostgreSQL ${binaries.major} is running in ${home.folder}`)
  return socketFolder
}

/** `cluster` says which folder was started first: its name may be another's by now. */
async function startAgain(home: Home, cluster: string, fsync: boolean): Promise<void> {
  await withStartLock(home.folder, LOCK_WITHIN_MS, async () => {
    // A folder that is gone (a disk that was taken off) must not be answered with an empty database in its place.
    if (!hasCluster(home.folder)) throw new Error(`The database that was in ${home.folder} is not there any more.`)
    if (identityOf(home.cluster) !== cluster) {
      // What it has committed is in its own folder; with its next checkpoint it would write into the folder that has its name now.
      endReplacedServer(cluster)
      throw new Error(`The folder ${home.cluster} was replaced by another one while it was in use: restart the server.`)
    }
    if ((await findRunningServer(home, ANSWER_WITHIN_MS)) !== undefined) return
    await startServer(home, binariesOf(home), fsync).catch((error: unknown) => {
      // They may be what is wrong: an update has moved them.
      known.delete(home.folder)
      throw error
    })
  })
}

const known = new Map<string, Binaries>()

/** Tried out once in a process: a restart must not hold up requests for it. */
function binariesOf(home: Home): Binaries {
  const binaries = known.get(home.folder) ?? readyBinaries(home)
  known.set(home.folder, binaries)
  return binaries
}
