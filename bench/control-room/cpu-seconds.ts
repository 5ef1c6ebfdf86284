import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processesIn } from '../../packages/db/src/embedded/server/running-server.ts'

const ticksPerSecond = 100

/** The processor time that the server and every process of its database have used so far. */
export function cpuSecondsOf(serverPid: number, home: string): number {
  const pids = [serverPid, ...processesIn(join(home, 'cluster'))]
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / ticksPerSecond
}

function ticksOf(pid: number): number {
  try {
    // After the name, which may hold spaces: the 12th and 13th field are the time in its own code and in the kernel's.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}
