import type { ResponseOf } from '@prostuti/contract'
import type { uploadInboxFile } from '@prostuti/contract/staff'
import { useState } from 'react'
import { sendBytes } from '../../../api/send-bytes.ts'
import { toastFailure, useAct } from '../../../kit/act/use-act.ts'

type Kept = ResponseOf<typeof uploadInboxFile>['file']

const address: (typeof uploadInboxFile)['path'] = '/api/v3/admin/complaint-files'

export const filesAtMost = 4

/** What goes with an answer; each is sent as soon as it is chosen. */
export function useFiles() {
  const [files, setFiles] = useState<Kept[]>([])
  const { isBusy, act } = useAct(toastFailure)
  const add = (chosen: File) =>
    act(async () => {
      const at = `${address}?name=${encodeURIComponent(chosen.name.slice(0, 200))}`
      const { file } = (await sendBytes({ address: at, bytes: chosen, onProgress: () => undefined })) as ResponseOf<
        typeof uploadInboxFile
      >
      setFiles((now) => [...now, file])
    })
  return {
    files,
    isBusy,
    add,
    drop: (id: number) => setFiles((now) => now.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}
