import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../errors.ts'
import { limitConcurrency } from '../../queues/limit-concurrency.ts'
import type { Measured, MeasureJob, PageAnswer, PageJob, PageRequest } from './page-job.ts'

export type MeasureDocument = (file: string) => Promise<Measured>

export type PageRenderer = {
  render(job: PageJob): Promise<Buffer>
  /** A file that ends two processes, or takes too long, is unreadable. */
  measure: MeasureDocument
  isAwake(): boolean
  close(): Promise<void>
}

type RendererSettings = {
  cacheFolder: string
  onStart?: (child: ChildProcess) => void
  idleMs?: number
  patienceMs?: number
  waitingAtMost?: number
}

/**
 * Makes pages in a process of its own, which begins with the first page and ends when nobody has read for a while. Not in a
 * thread: what image libraries have once taken from the system they give back only when their process ends.
 */
export function createPageRenderer({ cacheFolder, onStart, ...limits }: RendererSettings): PageRenderer {
  const { idleMs = 60_000, patienceMs = 20_000, waitingAtMost = 200 } = limits
  const takeTurn = limitConcurrency({ atOnce: 2, waitingAtMost })
  /** Pages under way, by their number. */
  const under = new Map<number, (word: PageAnswer | 'gone') => void>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let closed = false
  let asked = 0

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./page-process.ts', import.meta.url)), [cacheFolder], {
      // Nothing of the server's environment, which has its secrets; fonts are indexed once, beside the pages.
      env: { XDG_CACHE_HOME: cacheFolder },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (answer: PageAnswer) => under.get(answer.id)?.(answer))
    // One that was let go may still end; a new one has replaced it.
    const gone = () => child === started && forget()
    started.on('error', gone)
    started.on('exit', gone)
    // Waiting for nothing, it does not keep the server alive.
    started.unref()
    started.channel?.unref()
    onStart?.(started)
    return started
  }

  /** Whoever waits for a page of this process is told. */
  function forget(): void {
    child = undefined
    for (const tell of under.values()) tell('gone')
  }

  function stop(): void {
    clearTimeout(idle)
    const old = child
    forget()
    old?.kill('SIGKILL')
  }

  async function ask(job: PageJob | MeasureJob): Promise<PageAnswer | 'gone'> {
    if (closed) return 'gone'
    child ??= start()
    asked += 1
    const id = asked
    const word = new Promise<PageAnswer | 'gone'>((resolve) => under.set(id, resolve))
    const patience = setTimeout(stop, patienceMs)
    const request: PageRequest = { id, job }
    // One that has just died says so by its exit, which is heard above.
    child.send(request, () => {})
    return word.finally(() => {
      clearTimeout(patience)
      under.delete(id)
    })
  }

  /** A process that died or took too long is replaced once: a job that ends two is at fault itself. */
  const make = (job: PageJob | MeasureJob): Promise<PageAnswer | 'gone'> =>
    takeTurn(async () => {
      clearTimeout(idle)
      try {
        const first = await ask(job)
        return first === 'gone' ? await ask(job) : first
      } finally {
        clearTimeout(idle)
        if (under.size === 0 && !closed) idle = setTimeout(stop, idleMs).unref()
      }
    })

  return {
    async render(job) {
      const made = await make(job)
      if (made === 'gone') throw new AppError('unavailable', { retryAfterSeconds: 30 })
      if (!('webp' in made)) throw new Error(`page ${job.index} of ${job.file}: ${'failed' in made && made.failed}`)
      return Buffer.from(made.webp.buffer, made.webp.byteOffset, made.webp.byteLength)
    },
    async measure(file) {
      const made = await make({ measure: file })
      if (made !== 'gone' && 'measured' in made) return made.measured
      if (closed) throw new AppError('unavailable', { retryAfterSeconds: 30 })
      return 'unreadable'
    },
    isAwake: () => child !== undefined,
    async close() {
      closed = true
      stop()
    },
  }
}
