import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSend } from '../../kit/form/use-send.ts'
import { type NewsSettings, newsQuery, saveNews } from './news-queries.ts'

/**
 * Writes what was pressed, all wishes together. A press while another is on its way is sent after it, with both in it; what could not be
 * written goes back to what the server has.
 */
export function useSaving(settings: NewsSettings) {
  const client = useQueryClient()
  const [pressed, setPressed] = useState<NewsSettings>()
  const newest = useRef(settings)
  const saving = useSend({
    act: async () => {
      for (;;) {
        const sent = newest.current
        const saved = await saveNews(sent)
        if (newest.current === sent) return saved
      }
    },
    onDone: (saved) => {
      client.setQueryData(newsQuery.queryKey, (known) => ({ ...known, ...saved }))
      setPressed(undefined)
    },
  })
  const shown = saving.sending && pressed ? pressed : settings
  const save = (change: Partial<NewsSettings>) => {
    const next = { ...shown, ...change }
    newest.current = next
    setPressed(next)
    saving.send(undefined)
  }
  return { shown, saving, save }
}
