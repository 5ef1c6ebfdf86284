import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadPath } from '@prostuti/contract/staff'
import type { Storage } from '../../storage/storage.ts'
import { buildTestOffice } from '../../testing/test-office.ts'
import { createPageRenderer } from '../document/index.ts'
import { judgeUploads } from './judge/judge-uploads.ts'
import { createMediaTools, type MediaPrograms } from './tools/media-tools.ts'

type Headers = Record<string, string>

const absent: MediaPrograms = { ffmpeg: 'no-such-ffmpeg', ffprobe: 'no-such-ffprobe' }

/** The office with a data folder of its own, or what the test keeps files in; no ffmpeg, unless a test brings one. */
export async function openMediaTest(programs = absent, given?: Storage) {
  const dataDir = await mkdtemp(join(tmpdir(), 'prostuti-media-'))
  const tools = createMediaTools(programs)
  const test = await buildTestOffice(
    { demo: false, env: { dataDir }, ...(given && { storage: given }) },
    { mediaTools: tools },
  )
  const { office, deps } = test
  const { storage } = deps
  const { db } = deps.database
  const renderer = createPageRenderer({ cacheFolder: join(dataDir, 'cache') })
  const judges = { measureDocument: renderer.measure, probeVideo: tools.probe }

  const metadata = (name: string, kind: string) =>
    `filename ${Buffer.from(name).toString('base64')},kind ${Buffer.from(kind).toString('base64')}`

  const begin = async (headers: Headers, { bytes, name = 'বক্তৃতা.mp4', kind = 'video' }: Begun) => {
    const length = { 'upload-length': String(bytes), 'upload-metadata': metadata(name, kind) }
    return office.inject({ method: 'POST', url: uploadPath, headers: { ...headers, ...length } })
  }
  type Begun = { bytes: number; name?: string; kind?: string }

  const patch = (address: string, headers: Headers, part: { offset: number; bytes: Buffer; checksum?: string }) =>
    office.inject({
      method: 'PATCH',
      url: address,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(part.offset),
        ...(part.checksum && { 'upload-checksum': part.checksum }),
      },
      payload: part.bytes,
    })

  /** All of it at once, judged: the key of the upload. */
  async function bring(headers: Headers, content: Buffer, given: Omit<Begun, 'bytes'> = {}): Promise<string> {
    const begun = await begin(headers, { ...given, bytes: content.length })
    const address = String(begun.headers.location)
    await patch(address, headers, { offset: 0, bytes: content })
    await judge()
    return address.slice(uploadPath.length + 1)
  }

  const judge = () => judgeUploads(db, { storage, judges, clock: deps.clock, signal: new AbortController().signal })

  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers, payload?: object) =>
    office.inject({ method, url: `/api/v3/admin${path}`, headers, ...(payload && { payload }) })

  return {
    ...{ ...test, db, dataDir, storage, tools, begin, patch, bring, judge, send },
    async close() {
      await renderer.close()
      await test.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

export type MediaTest = Awaited<ReturnType<typeof openMediaTest>>
