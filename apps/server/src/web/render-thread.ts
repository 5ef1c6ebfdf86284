// The thread that renders and compresses pages. A render takes its thread for itself for tens of milliseconds, and an answer
// that a doctor saves on the first thread must not wait for it.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { collectStartupGarbage } from '../start/memory/collect-startup-garbage.ts'
import { openClientFiles } from './draft/client-files.ts'
import { compressHarder } from './draft/compress-page.ts'
import { type AskApi, type Draft, draftPage, type PageOrder } from './draft/draft-page.ts'
import { loadWebApp } from './web-app.ts'

export type ThreadSettings = { webApp: string; clientFolder: string }

/** What the thread is asked to make: a draft of a page, or the bytes of a page smaller still. */
export type Work = { order: PageOrder } | { page: Uint8Array }
export type Made = Draft | Uint8Array<ArrayBuffer>

export type ApiQuestion = { id: number; asks: number; address: string; lang: string }

export type ToThread = { id: number; work: Work } | { asked: number; status: number; body: string }
export type FromThread = 'loaded' | ApiQuestion | { id: number; made: Made } | { id: number; failed: Error }

const port = parentPort
if (port === null) throw new Error('render-thread.ts runs as a worker thread')
const { webApp, clientFolder } = workerData as ThreadSettings
const files = openClientFiles(clientFolder)
const web = await loadWebApp(webApp)

const questions = new Map<number, (answer: { status: number; body: string }) => void>()
let asked = 0

async function render(id: number, order: PageOrder): Promise<void> {
  const askApi: AskApi = (address, lang) =>
    new Promise((resolve) => {
      asked += 1
      questions.set(asked, resolve)
      send({ id, asks: asked, address, lang })
    })
  try {
    const made = await draftPage(order, { web, askApi, files })
    const bodies = [made.bodies, ...(made.state ? [made.state.bodies] : [])]
    send(
      { id, made },
      bodies.flatMap((each) => Object.values(each).map(({ buffer }) => buffer)),
    )
  } catch (error) {
    send({ id, failed: error instanceof Error ? error : new Error(String(error)) })
  }
}

function compress(id: number, page: Uint8Array): void {
  const made = compressHarder(page)
  send({ id, made }, [made.buffer])
}

/**
 * What doctors save and what the database does comes first, once the web app is loaded: before, everybody waits for this thread.
 * On Linux a priority is the thread's alone.
 */
function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(5)
  } catch {
    // A container may forbid it; pages are rendered all the same.
  }
}

function send(message: FromThread, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

port.on('message', (message: ToThread) => {
  if ('asked' in message) {
    questions.get(message.asked)?.(message)
    questions.delete(message.asked)
  } else if ('order' in message.work) void render(message.id, message.work.order)
  else compress(message.id, message.work.page)
})
collectStartupGarbage()
letOthersGoFirst()
send('loaded')
