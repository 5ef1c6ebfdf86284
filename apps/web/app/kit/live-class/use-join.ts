import * as m from '@prostuti/text/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSend } from '../form/use-send.ts'
import type { ClassRow } from './class-of-row.ts'
import { askToJoin, type Opening, refreshClasses } from './join-api.ts'

/**
 * The press of a class. A browser opens a tab only in the click itself, and what to open is known later: so the tab comes first
 * and gets its address afterwards. Where it is blocked, the class opens in this one.
 */
export function useJoin(courseId: number | string, { event_id, live_class }: ClassRow) {
  const client = useQueryClient()
  const [opening, setOpening] = useState<Opening>()
  const sending = useSend<Window | null, Opening>({
    async act(tab) {
      try {
        return (await askToJoin(courseId, event_id)).open
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    onDone(open, tab) {
      setOpening(open)
      void refreshClasses(client)
      if (open.how === 'link') showIn(tab, open.url)
    },
  })
  const press = () => {
    if (!sending.sending) sending.send(opensTab(live_class) ? openTab() : null)
  }
  return { ...sending, press, opening }
}

const opensTab = ({ held_by }: ClassRow['live_class']): boolean => held_by !== 'youtube' && held_by !== 'hall'

function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.document.body.textContent = m.class_opening()
  return tab
}

function showIn(tab: Window | null, url: string): void {
  if (tab === null || tab.closed) {
    window.location.assign(url)
    return
  }
  // The other site must not be able to send this page elsewhere.
  tab.opener = null
  tab.location.replace(url)
}
