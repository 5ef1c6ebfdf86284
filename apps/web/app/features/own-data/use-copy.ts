import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { fetchBytes } from '../../kit/loading/fetch-bytes.ts'
import { saveBlob } from '../../kit/loading/save-blob.ts'

const path = '/api/v3/web/doctor/my-data'

/** It is made first and comes afterwards, perhaps over a slow network. */
const timeoutMs = 300_000

/** Fetches the copy with the token, so that no address opens it, and hands it to the browser's own saving. */
export function useCopy() {
  const [saved, setSaved] = useState<string>()
  const sending = useSend({
    act: async (_: undefined) => {
      const { blob, name = 'prostuti-my-data.zip' } = await fetchBytes(path, { timeoutMs })
      saveBlob(blob, name)
      return name
    },
    onDone: (name) => setSaved(name),
  })
  const { error } = sending
  return {
    take() {
      setSaved(undefined)
      sending.send(undefined)
    },
    isTaking: sending.sending,
    /** The name of the file that was saved. */
    saved,
    failed: error && ((error instanceof ApiError && error.message) || m.copy_failed()),
  }
}
