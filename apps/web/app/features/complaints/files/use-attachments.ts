import type { uploadComplaintFile } from '@prostuti/contract'
import * as m from '@prostuti/text/messages'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { upload } from '../../../api/upload.ts'
import { newKey } from '../../../kit/form/new-key.ts'
import type { ComplaintFile } from '../complaint-queries.ts'
import { type Attachment, fromDraft, mostFiles, readyFiles } from './attachments.ts'
import { prepareFile } from './prepare-file.ts'

export type Attachments = {
  list: readonly Attachment[]
  /** What has just happened, for those who do not see it. */
  said: string
  add: (files: readonly File[]) => void
  retry: (attachment: Attachment) => void
  remove: (attachment: Attachment) => void
  clear: () => void
}

/** Files go to the server as soon as they are chosen; a message only names them. `onChange` is told which are there. */
export function useAttachments(
  stored: readonly ComplaintFile[],
  onChange: (files: ComplaintFile[]) => void,
): Attachments {
  const [list, setList] = useState<readonly Attachment[]>(() => fromDraft(stored))
  const [said, setSaid] = useState('')
  const current = useRef(list)
  const calls = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const running = calls.current
    return () => {
      for (const call of running.values()) call.abort()
    }
  }, [])

  const replace = (next: readonly Attachment[]) => {
    const before = readyFiles(current.current)
    current.current = next
    setList(next)
    const after = readyFiles(next)
    if (before.map(({ id }) => id).join() !== after.map(({ id }) => id).join()) onChange(after)
  }
  const change = (key: string, part: Partial<Attachment>) =>
    replace(current.current.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const send = async (key: string, source: File) => {
    const call = new AbortController()
    calls.current.set(key, call)
    try {
      const prepared = await prepareFile(source)
      if ('refused' in prepared) return change(key, { error: prepared.refused, source: undefined })
      change(key, { preview: prepared.preview })
      const { file } = await upload<typeof uploadComplaintFile>('/api/v3/web/doctor/complaint-files', {
        file: prepared.blob,
        query: { name: source.name.slice(-200) || 'file' },
        onProgress: (share) => change(key, { percent: Math.round(share * 100) }),
        signal: call.signal,
      })
      change(key, { file, percent: 100 })
      setSaid(m.complaint_file_ready({ name: source.name }))
    } catch (error) {
      if (!call.signal.aborted) change(key, failure(error, source))
    } finally {
      calls.current.delete(key)
    }
  }

  const add = (files: readonly File[]) => {
    const room = mostFiles - current.current.length
    if (files.length > room) setSaid(m.complaint_file_many())
    for (const source of files.slice(0, Math.max(0, room))) {
      const key = newKey()
      const isPicture = source.type !== 'application/pdf'
      replace([...current.current, { key, name: source.name, isPicture, percent: 0 }])
      void send(key, source)
    }
  }
  const retry = ({ key, source }: Attachment) => {
    if (source === undefined) return
    change(key, { error: undefined, source: undefined, percent: 0 })
    void send(key, source)
  }
  const remove = ({ key, name }: Attachment) => {
    calls.current.get(key)?.abort()
    replace(current.current.filter((one) => one.key !== key))
    setSaid(m.complaint_file_removed({ name }))
  }
  const clear = () => {
    current.current = []
    setList([])
  }
  return { list, said, add, retry, remove, clear }
}

/** What the server refuses stays refused; what the network lost may be tried again. */
function failure(error: unknown, source: File): Partial<Attachment> {
  const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined
  if (refusal === undefined) return { error: m.complaint_file_failed(), source }
  const again = refusal.code === 'too_many_requests' ? { source } : {}
  return { error: refusal.errors.file?.[0] ?? (refusal.message || m.complaint_file_failed()), ...again }
}
