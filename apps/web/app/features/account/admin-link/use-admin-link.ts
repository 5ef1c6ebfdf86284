import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { dropAdminLink, readAdminLink, takeAdminLink } from './admin-link.ts'
import { enterByLink, type LinkPreview, previewLink } from './exchange-link.ts'

type LinkState =
  | { step: 'reading' }
  /** No link, a link of the old kind, or one whose code is used, expired or wrong. */
  | { step: 'none' | 'outdated' | 'ended' }
  | { step: 'failed'; error: unknown }
  | { step: 'ask'; who: LinkPreview; entering: boolean; error?: unknown }

export type UsedLink = { link: LinkState; enter: () => void; retry: () => void }

/** How far the staff's link has come. Nothing is exchanged or stored before `enter`. */
export function useAdminLink(): UsedLink {
  const [link, setLink] = useState<LinkState>({ step: 'reading' })
  const [tries, setTries] = useState(0)
  const busy = useRef(false)
  const { hash } = useLocation()

  // Also when another link is opened in the same tab, which changes the fragment and loads nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hash` and `tries` say when to look again
  useEffect(() => {
    let isCurrent = true
    takeAdminLink()
    const found = readAdminLink()
    if (found === undefined || found === 'outdated') {
      setLink({ step: found ?? 'none' })
      return
    }
    setLink({ step: 'reading' })
    previewLink(found.code).then(
      (who) => isCurrent && setLink({ step: 'ask', who, entering: false }),
      (error: unknown) => isCurrent && setLink(refusalOf(error) ?? { step: 'failed', error }),
    )
    return () => {
      isCurrent = false
    }
  }, [hash, tries])

  const enter = async () => {
    const found = readAdminLink()
    if (link.step !== 'ask' || busy.current || found === undefined || found === 'outdated') return
    busy.current = true
    setLink({ step: 'ask', who: link.who, entering: true })
    try {
      await enterByLink(found.code)
      dropAdminLink()
      // A whole new page, not a step inside this one: nothing of the session before may survive in memory.
      location.replace('/')
    } catch (error) {
      busy.current = false
      setLink(refusalOf(error) ?? { step: 'ask', who: link.who, entering: false, error })
    }
  }
  return { link, enter, retry: () => setTries((count) => count + 1) }
}

function refusalOf(error: unknown): LinkState | undefined {
  if (!(error instanceof ApiError) || error.code !== 'impersonation_code_invalid') return undefined
  dropAdminLink()
  return { step: 'ended' }
}
