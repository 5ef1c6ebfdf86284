import { chooseHome } from './choose-home.ts'
import { ensureDatabase } from './ensure-database.ts'
import { initCluster } from './init-cluster.ts'
import { readyBinaries } from './ready-binaries.ts'
import { findRunningServer } from './running-server.ts'
import { urlOf } from './socket-folder.ts'
import { withStartLock } from './start-lock.ts'
import { startServer } from './start-server.ts'
import { stopServer } from './stop-server.ts'

export type EmbeddedOptions = {
  dataDir: string
  database?: string
  /** Off only for data that may be lost, such as a test's. */
  fsync?: boolean
  log?: (line: string) => void
}

export type EmbeddedPostgres = {
  url: string
  /** A server was running already, so `stop` leaves it alone. */
  reused: boolean
  /** Where the cluster, its log and its socket are: DATA_DIR/postgres, or a folder under /var/lib. */
  home: string
  stop(): Promise<void>
}

const LOCK_WITHIN_MS = 180_000
const ANSWER_WITHIN_MS = 60_000

/** Starts the PostgreSQL that comes with the app, or finds it running. Any number of processes may call this at once. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, database = 'prostuti', fsync = true, log = () => {} } = options
  const home = chooseHome(dataDir)
  return withStartLock(home.folder, LOCK_WITHIN_MS, async () => {
    const running = await findRunningServer(home, ANSWER_WITHIN_MS)
    if (running !== undefined) {
      log(`database: using the server already running in ${home.folder}`)
      await ensureDatabase(running, database)
      return { url: urlOf(running, database), reused: true, home: home.folder, stop: async () => {} }
    }
    if (home.far) log(`database: ${dataDir} is private to root, so the data lives in ${home.folder}`)
    const binaries = readyBinaries(home)
    const { made } = await initCluster(home, binaries, fsync)
    if (made) log(`database: made a new one in ${home.folder}`)
    const { server, socketFolder } = await startServer(home, binaries, fsync)
    await ensureDatabase(socketFolder, database)
    log(`database: PostgreSQL ${binaries.major} is running in ${home.folder}`)
    return {
      url: urlOf(socketFolder, database),
      reused: false,
      home: home.folder,
      stop: () => stopServer(server, socketFolder),
    }
  })
}
