import { readFileSync } from 'node:fs'
import { round } from '../support/statistics.ts'

/** What a process and those it has started take of the machine: pages that several share are counted once, in shares. */
export function proportionalMegabytes(pid: number): { first: number; all: number } {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  // Only our own: the database's processes would be the same with one worker.
  const workers = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.ts'))
  const first = megabytesOf(pid)
  return {
    first,
    all: round(
      workers.reduce((sum, child) => sum + megabytesOf(child), first),
      0,
    ),
  }
}

function megabytesOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return round(Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024, 0)
}
