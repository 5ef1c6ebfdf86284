import type { ResponseOf } from '@prostuti/contract'
import type { uploadPicture } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { useEffect, useRef, useState } from 'react'
import { sendBytes } from '../../api/send-bytes.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type Uploaded = ResponseOf<typeof uploadPicture>

export type Upload = {
  key: number
  name: string
  /** What this browser shows of it while it is on its way. */
  preview: string
  share: number
  failure?: string | undefined
}

/** As many at once as a slow line carries without all of them failing. */
const atOnce = 2

const usualAddress: (typeof uploadPicture)['path'] = '/api/v3/admin/pictures'

/** Pictures on their way to the server, each with its progress; one that failed waits to be tried again. */
export function useUploads(
  onUploaded: (picture: Uploaded, file: File) => Promise<void> | void,
  address: string = usualAddress,
) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const files = useRef(new Map<number, File>())
  const queue = useRef<number[]>([])
  const running = useRef(0)
  const last = useRef(0)
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, ...changes } : each)))

  const drop = (key: number) => {
    files.current.delete(key)
    setUploads((now) => {
      const gone = now.find((each) => each.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return now.filter((each) => each.key !== key)
    })
  }

  const sendNext = async (): Promise<void> => {
    const key = running.current < atOnce ? queue.current.shift() : undefined
    const file = key === undefined ? undefined : files.current.get(key)
    if (key === undefined || file === undefined) return
    running.current += 1
    try {
      const picture = await sendBytes({
        address,
        bytes: await shrinkPicture(file),
        onProgress: (share) => change(key, { share }),
        signal: leaving.current.signal,
      })
      await onUploaded(picture as Uploaded, file)
      drop(key)
    } catch (error) {
      change(key, { failure: error instanceof Error && error.message !== '' ? error.message : m.office_failed() })
    } finally {
      running.current -= 1
      void sendNext()
    }
  }

  const start = (key: number) => {
    queue.current.push(key)
    void sendNext()
  }

  return {
    uploads,
    add(chosen: readonly File[]) {
      const made = chosen.map((file) => {
        last.current += 1
        files.current.set(last.current, file)
        return { key: last.current, name: file.name, preview: URL.createObjectURL(file), share: 0 }
      })
      setUploads((now) => [...now, ...made])
      for (const { key } of made) start(key)
    },
    again(key: number) {
      change(key, { failure: undefined, share: 0 })
      start(key)
    },
    drop,
  }
}
