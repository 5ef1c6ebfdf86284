import { setTimeout as pause } from 'node:timers/promises'
import { readImport, takeImport, undoImport, uploadImport } from '../../packages/contract/src/staff/index.ts'

type Shown = {
  state: string
  refusal: string | null
  progress: { job_id: number; phase: string; done: number } | null
  stopped: string | null
}

/** What a member does in the office with files of questions, over HTTP. */
export function openImports(url: string, { cookie, token }: { cookie: string; token: string }, subject: number) {
  const headers = { cookie, 'x-office-token': token }
  const at = (path: string, id: number) => url + path.replace(':id', String(id))
  const ask = async (address: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
    const answer = await fetch(address, { ...init, headers: { ...headers, ...init.headers } })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const post = (address: string, body: object) =>
    ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const show = async (id: number) => (await ask(at(readImport.path, id))).import as Shown

  /** Asked as the screen asks; answers how many different figures it showed meanwhile. */
  async function untilDone(id: number, state: string): Promise<number> {
    const seen = new Set<number>()
    for (;;) {
      const shown = await show(id)
      if (shown.state === state) return seen.size
      if (shown.progress === null) throw new Error(`it is ${shown.state} ${shown.refusal ?? shown.stopped ?? ''}`)
      seen.add(shown.progress.done)
      await pause(250)
    }
  }

  const imports = {
    async upload(file: Uint8Array<ArrayBuffer>): Promise<number> {
      const made = await ask(`${url}${uploadImport.path}?name=bench.xlsx&subject=${subject}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      })
      return Number(made.id)
    },
    async bring(file: Uint8Array<ArrayBuffer>): Promise<number> {
      const id = await imports.upload(file)
      await untilDone(id, 'open')
      return id
    },
    beginTaking: (id: number) => post(at(takeImport.path, id), { state: 'draft' }),
    async take(id: number): Promise<number> {
      await imports.beginTaking(id)
      return untilDone(id, 'taken')
    },
    async undo(id: number): Promise<void> {
      await post(at(undoImport.path, id), {})
      await untilDone(id, 'undone')
    },
    /** Cancels its job once it has done so much, and waits until that has ended. */
    async cancelAt(id: number, done: number): Promise<void> {
      for (;;) {
        const { progress } = await show(id)
        if (progress === null) throw new Error('it was done before it could be cancelled')
        if (progress.done >= done) {
          await post(`${url}/api/v3/admin/jobs/${progress.job_id}/cancel`, {})
          break
        }
        await pause(50)
      }
      for (let isOver = false; !isOver; await pause(100))
        isOver = await show(id).then(
          ({ progress }) => progress === null,
          // A file whose reading was cancelled is forgotten.
          () => true,
        )
    },
  }
  return imports
}

export type Imports = ReturnType<typeof openImports>
