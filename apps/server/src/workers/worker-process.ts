import cluster from 'node:cluster'
import type { ToPrimary, ToWorker } from './messages.ts'
import type { Stop } from './role.ts'

/** One process, as the primary sees it. */
export type WorkerProcess = {
  pid: number | undefined
  isListening(): boolean
  /** False when it has exited before. */
  listening: Promise<boolean>
  /** Resolves with how it ended, in words, and whether it ended as it was told to. */
  exited: Promise<{ how: string; cleanly: boolean }>
  begin(as: { number: number; opensServer: boolean }): void
  /** One that has not left in time is killed. */
  stop(how: Stop): void
  tell(message: ToWorker): void
  kill(): void
}

type ForkOptions = {
  hear: (message: ToPrimary, from: WorkerProcess) => void
  stopWithinMs: number
  /** One that listens and answers nothing for so long hangs: in a loop without end, or frozen. */
  silentForMs?: number
}

/** It loads its modules at once, and does no more until it is told to begin. */
export function forkWorker({ hear, stopWithinMs, silentForMs = 60_000 }: ForkOptions): WorkerProcess {
  const worker = cluster.fork()
  const loaded = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<boolean>()
  const exited: PromiseWithResolvers<{ how: string; cleanly: boolean }> = Promise.withResolvers()
  let isListening = false
  let heardAt = 0
  let hangs = false
  let watch: NodeJS.Timeout | undefined

  const onEnd = (how: string, cleanly: boolean) => {
    clearInterval(watch)
    isListening = false
    listening.resolve(false)
    exited.resolve({ how, cleanly })
  }
  worker.once('exit', (code, signal) => {
    const how = hangs ? `answered nothing for ${silentForMs / 1000} s` : (signal ?? `exit code ${code}`)
    onEnd(how, code === 0)
  })
  // Where no process could be made, none exits.
  worker.on('error', (error) => {
    if (worker.process.pid === undefined) onEnd(`was not started: ${error.message}`, false)
  })
  worker.on('message', (message: ToPrimary) => {
    heardAt = performance.now()
    if (message.kind === 'loaded') return loaded.resolve()
    if (message.kind === 'answers') return
    if (message.kind !== 'listens') return hear(message, process)
    isListening = true
    watch = setInterval(watchSilence(), silentForMs / 12).unref()
    listening.resolve(true)
  })

  function watchSilence(): () => void {
    let lookedAt = performance.now()
    return () => {
      const now = performance.now()
      // Where this process did not run itself, as on a machine that was asleep, nobody can be blamed.
      if (now - lookedAt > silentForMs / 4) heardAt = now
      lookedAt = now
      if (now - heardAt > silentForMs) {
        hangs = true
        kill()
      } else tell({ kind: 'answer' })
    }
  }
  function tell(message: ToWorker): void {
    // One that has just died is seen by its exit.
    if (worker.isConnected()) worker.send(message, () => {})
  }
  const kill = () => void worker.process.kill('SIGKILL')
  const process: WorkerProcess = {
    pid: worker.process.pid,
    isListening: () => isListening,
    listening: listening.promise,
    exited: exited.promise,
    begin: (as) => void loaded.promise.then(() => tell({ kind: 'begin', ...as })),
    stop(how) {
      tell({ kind: 'stop', how })
      const timer = setTimeout(kill, stopWithinMs)
      void exited.promise.then(() => clearTimeout(timer))
    },
    tell,
    kill,
  }
  return process
}
