import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../packages/db/src/index.ts'
import type { Work } from './work.ts'

type Uploaded = { file: { id: number } }
type Message = { clientKey: string; fileId: number; sha: string }

const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** No two alike, and each some kilobytes long. */
const newPdf = () =>
  Buffer.from(`%PDF-1.4\n% ${randomBytes(6000).toString('base64')}\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`, 'latin1')

/** Doctors who raise a complaint with a file, and send one more message with another. */
export function complain({ pool }: Database, dataDir: string, tokens: string[]): Work {
  const sent: Message[] = []
  let turn = 0
  return {
    what: 'complaint messages with their files',
    atOnce: 2,
    pauseMs: 1000,
    async doOne(client) {
      const token = tokens[turn++ % tokens.length]!
      const upload = async () => {
        const body = newPdf()
        const path = `/doctor/complaint-files?name=${encodeURIComponent('রসিদ.pdf')}`
        const { file } = await client.send<Uploaded>(path, { token, bytes: { type: 'application/pdf', body } })
        return { clientKey: randomUUID(), fileId: file.id, sha: shaOf(body) }
      }
      const written = ({ clientKey, fileId }: Message) => ({ client_key: clientKey, file_ids: [fileId] })
      const first = await upload()
      const raised = { category: 'other', subject: 'ভিডিও চলছে না', text: 'কাল থেকে', ...written(first) }
      const { complaint_id } = await client.send<{ complaint_id: number }>('/doctor/complaints', {
        token,
        json: raised,
      })
      sent.push(first)
      const second = await upload()
      const again = { text: 'আজও চলছে না', ...written(second) }
      await client.send(`/doctor/complaints/${complaint_id}/messages`, { token, json: again })
      sent.push(second)
      return true
    },
    acknowledged: () => sent.length,
    async findMissing() {
      const { rows } = await pool.query<{ client_key: string; id: number; file: string; times: number }>(
        `select message.client_key, file.id, file.file, count(*) over (partition by message.client_key)::int as times
         from complaint_message message join complaint_file file on file.message_id = message.id
         where message.client_key = any($1)`,
        [sent.map(({ clientKey }) => clientKey)],
      )
      const found = new Map(rows.map((row) => [row.client_key, row]))
      const isThere = ({ clientKey, fileId, sha }: Message) => {
        const row = found.get(clientKey)
        if (row === undefined || row.times !== 1 || row.id !== fileId) return false
        const path = join(dataDir, 'files', 'complaints', row.file)
        return existsSync(path) && shaOf(readFileSync(path)) === sha
      }
      return sent.filter((message) => !isThere(message)).map(({ clientKey }) => `message ${clientKey}`)
    },
  }
}
