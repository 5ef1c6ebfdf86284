import { readFileSync } from 'node:fs'

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024

/** How much more memory a process has at its peak than it had in the beginning, in MB. */
export function watchMemory(pid: number) {
  const before = residentMb(pid)
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 50)
  return {
    grownMb(): number {
      clearInterval(timer)
      return peak - before
    },
  }
}
