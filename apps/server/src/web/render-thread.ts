// The thread that renders pages. A render takes its thread for itself for tens of milliseconds, and an answer that a doctor
// saves on the first thread must not wait for it.
import { parentPort, workerData } from 'node:worker_threads'
import { collectStartupGarbage } from '../collect-startup-garbage.ts'
import { type AskApi, type Draft, draftPage, type PageOrder } from './draft-page.ts'
import { createFileReader } from './paint-first.ts'
import { loadWebApp } from './web-app.ts'

export type ThreadSettings = { webApp: string; clientFolder: string }

/** To the thread: a page to render, or what the API answered it. */
export type ToThread = { render: number; order: PageOrder } | { asked: number; status: number; body: string }

export type ApiQuestion = { render: number; asks: number; address: string; lang: string }

/** From the thread: a question to the API, a finished draft, or why there is none. */
export type FromThread = ApiQuestion | { render: number; draft: Draft } | { render: number; failed: Error }

const port = parentPort
if (port === null) throw new Error('render-thread.ts runs as a worker thread')
const { webApp, clientFolder } = workerData as ThreadSettings
const readFile = createFileReader(clientFolder)
const web = await loadWebApp(webApp)

const questions = new Map<number, (answer: { status: number; body: string }) => void>()
let asked = 0

async function render(id: number, order: PageOrder): Promise<void> {
  const askApi: AskApi = (address, lang) =>
    new Promise((resolve) => {
      asked += 1
      questions.set(asked, resolve)
      send({ render: id, asks: asked, address, lang })
    })
  try {
    const draft = await draftPage(order, { web, askApi, readFile })
    send({ render: id, draft }, [draft.body.buffer])
  } catch (error) {
    send({ render: id, failed: error instanceof Error ? error : new Error(String(error)) })
  }
}

function send(message: FromThread, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

port.on('message', (message: ToThread) => {
  if ('order' in message) return void render(message.render, message.order)
  questions.get(message.asked)?.(message)
  questions.delete(message.asked)
})
collectStartupGarbage()
