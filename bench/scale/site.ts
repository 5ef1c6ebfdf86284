import { type FilledExam, fillExam } from '../../apps/server/src/testing/builders/fill-exam.ts'
import { connect, type Database, findEmbeddedPostgres } from '../../packages/db/src/index.ts'
import { type RunningServer, startServer } from '../../scripts/start-server.ts'
import { signInOwner } from '../admin-lists/sign-in-owner.ts'
import { cpuSecondsOf } from '../control-room/cpu-seconds.ts'
import type { Owner } from '../control-room/watch-board.ts'
import { fillHistory } from './fill-history.ts'
import { type Weight, weigh } from './weigh.ts'

/** A server whose database has so many finished attempts, and an exam that is open now. */
export type Site = {
  attempts: number
  server: RunningServer
  database: Database
  exam: FilledExam
  owner: Owner
  /** Processor seconds so far: of server and database, and of the database alone. */
  cpu: () => number
  databaseCpu: () => number
  weight: Weight
  close(): Promise<void>
}

export async function openSite(attempts: number, examinees: number): Promise<Site> {
  const server = await startServer({ DEMO: 'false', BACKUP_HOUR: 'off' })
  const { url, home } = await findEmbeddedPostgres({ dataDir: server.dataDir })
  const database = connect(url, { max: 2, statementWithinMs: 600_000 })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  try {
    const exam = await fillExam(database.db, { examinees })
    await fillHistory(database, exam, attempts)
    const weight = await weigh(database)
    const owner = await signInOwner(server.officeUrl, database.db)
    const cpu = () => cpuSecondsOf(server.process.pid ?? 0, home)
    const databaseCpu = () => cpuSecondsOf(0, home)
    return { attempts, server, database, exam, owner, cpu, databaseCpu, weight, close }
  } catch (error) {
    await close()
    throw error
  }
}
