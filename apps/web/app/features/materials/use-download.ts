import * as m from '@prostuti/text/messages'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSend } from '../../kit/form/use-send.ts'
import { fetchBytes } from '../../kit/loading/fetch-bytes.ts'
import { saveBlob } from '../../kit/loading/save-blob.ts'
import { type Material, materialFilePath } from './material-queries.ts'

/** A lecture sheet over a slow network takes its time. */
const timeoutMs = 180_000

/** Fetches a file with the token and hands it to the browser's own saving. */
export function useDownload(courseId: string) {
  const [under, setUnder] = useState<number>()
  const [word, setWord] = useState('')
  const sending = useSend({
    act: async ({ id, title }: Material) => {
      const { blob, name = `${title}.pdf` } = await fetchBytes(materialFilePath(courseId, id), { timeoutMs })
      saveBlob(blob, name)
    },
    onDone: (_, { title }) => setWord(m.material_downloaded({ title })),
  })
  const { error } = sending
  return {
    download(material: Material) {
      if (sending.sending) return
      setUnder(material.id)
      setWord('')
      sending.send(material)
    },
    /** The material that is on its way. */
    under: sending.sending ? under : undefined,
    failed: error && ((error instanceof ApiError && error.message) || m.material_download_failed()),
    word,
  }
}
