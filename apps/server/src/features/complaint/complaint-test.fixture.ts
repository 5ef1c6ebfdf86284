import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { listComplaints, ResponseOf, readComplaint, uploadComplaintFile } from '@prostuti/contract'
import sharp from 'sharp'
import { buildDoctor } from '../../testing/builders/build-doctor.ts'
import { buildImpersonation } from '../../testing/builders/build-impersonation.ts'
import { buildSignIn } from '../../testing/builders/build-sign-in.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

type Headers = Record<string, string>
type Doctor = { id: number; headers: Headers }

let keys = 0
export const newKey = () => {
  keys += 1
  return `test-key-${keys}`
}

export const aPdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n', 'latin1')
export const aPicture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 110 } } })

/** The app with a folder for its files and a clock that stands still, and doctors who write. */
export async function openComplaintTest() {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-complaints-'))
  const clock = createTestClock()
  const test = await buildTestApp({ env: { dataDir }, clock: clock.now })
  const { app, deps } = test
  const { db } = deps.database
  const staff = await buildStaff(db)

  async function doctor({ verified = true } = {}): Promise<Doctor> {
    const { id } = await buildDoctor(db)
    const { headers } = await buildSignIn(db, { doctorId: id, verified, now: clock.now() })
    return { id, headers }
  }

  const impersonator = ({ id }: Doctor) => buildImpersonation(db, { doctorId: id, now: clock.now() })

  const send = (method: 'GET' | 'POST', headers: Headers, path: string, payload?: object) =>
    app.inject({ method, url: `/api/v3/web/doctor${path}`, headers, ...(payload && { payload }) })
  const post = ({ headers }: Doctor, path: string, payload?: object) => send('POST', headers, path, payload)

  const upload = (headers: Headers, payload: Buffer, type = 'image/png', name = 'ছবি.png') =>
    app.inject({
      method: 'POST',
      url: `/api/v3/web/doctor/complaint-files?name=${encodeURIComponent(name)}`,
      headers: { ...headers, 'content-type': type },
      payload,
    })

  return {
    ...{
      app,
      db,
      pool: deps.database.pool,
      storage: deps.storage,
      dataDir,
      clock,
      staff,
      doctor,
      impersonator,
      send,
      post,
      upload,
    },
    async fileId({ headers }: Doctor, bytes?: Buffer, type?: string): Promise<number> {
      const response = await upload(headers, bytes ?? (await aPicture().png().toBuffer()), type)
      return response.json<ResponseOf<typeof uploadComplaintFile>>().file.id
    },
    async raise(by: Doctor, wish: object = {}): Promise<number> {
      const body = { category: 'other', subject: 'ভিডিও চলছে না', text: 'কাল থেকে', client_key: newKey(), ...wish }
      const response = await post(by, '/complaints', body)
      if (response.statusCode !== 201) throw new Error(response.body)
      return response.json().complaint_id
    },
    list: async ({ headers }: Doctor) =>
      (await send('GET', headers, '/complaints')).json<ResponseOf<typeof listComplaints>>(),
    read: async ({ headers }: Doctor, id: number, query = '') =>
      (await send('GET', headers, `/complaints/${id}${query}`)).json<ResponseOf<typeof readComplaint>>(),
    write: (by: Doctor, id: number, wish: object = {}) =>
      post(by, `/complaints/${id}/messages`, { text: 'আরেকটি কথা', client_key: newKey(), ...wish }),
    async close() {
      await test.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type ComplaintTest = Awaited<ReturnType<typeof openComplaintTest>>
