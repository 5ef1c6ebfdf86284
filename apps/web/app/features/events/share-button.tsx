import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { shareIcon } from '@prostuti/ui/icons/study'
import { useState } from 'react'

/** The phone's own way to share, where there is one; otherwise the address is copied. Only a script can do either. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const share = async () => {
    const url = location.origin + location.pathname
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      // Closing the phone's sheet without choosing is no failure.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <button type="button" className="btn btn-quiet btn-sm" data-part="scripted" onClick={share}>
        <Icon of={shareIcon} />
        {outcome === 'copied' ? m.event_shared() : m.event_share()}
      </button>
      <span className={outcome === 'failed' ? 'hint' : 'sr'} role="status">
        {outcome === 'copied' && m.event_shared()}
        {outcome === 'failed' && m.event_share_failed()}
      </span>
    </>
  )
}
