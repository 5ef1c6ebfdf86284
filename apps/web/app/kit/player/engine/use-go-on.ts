import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, type ApiErrorCode } from '../../../api/api-error.ts'
import { useConnected } from '../../connection/connection.ts'

/** New addresses are asked for this often in a row; then something else is wrong. */
const mostRenewals = 2
/** Played for so long, the trouble is over. */
const healthySeconds = 3

type GoOnInput = {
  player: RefObject<MediaPlayerInstance | null>
  address: string
  begin: number
  renew: () => Promise<unknown>
}

/**
 * Keeps the place while what plays is exchanged below it: another quality, or new addresses when the old ones have run
 * out. The player starts each of them from its front; this leads it back.
 */
export function useGoOn({ player, address, begin, renew }: GoOnInput) {
  const position = useRef({ at: begin, play: true })
  /** The address that the player has got ready; events of another one are of no account. */
  const readyFor = useRef('')
  const wanted = useRef(address)
  const renewals = useRef({ count: 0, at: 0 })
  const busy = useRef(false)
  const [trouble, setTrouble] = useState<ApiErrorCode>()
  const connected = useConnected()
  const lost = useRef(false)

  useEffect(() => {
    wanted.current = address
  }, [address])

  const isReady = useCallback(() => readyFor.current === wanted.current, [])

  const recover = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    readyFor.current = ''
    renewals.current = { count: renewals.current.count + 1, at: position.current.at }
    try {
      if (renewals.current.count > mostRenewals) setTrouble('unavailable')
      else await renew()
    } catch (error) {
      setTrouble(error instanceof ApiError ? error.code : 'unavailable')
    } finally {
      busy.current = false
    }
  }, [renew])

  // The library hears of a video that breaks off, but not of an address that was refused from the start: that error is
  // told to the source inside the video and does not rise. On the way down everybody hears it.
  useEffect(() => {
    const box = player.current?.el
    const hear = ({ target }: Event) => {
      if (target === box || /^(VIDEO|SOURCE)$/.test((target as Element).tagName)) void recover()
    }
    box?.addEventListener('error', hear, true)
    return () => box?.removeEventListener('error', hear, true)
  }, [player, recover])

  const retry = useCallback(() => {
    renewals.current = { count: 0, at: position.current.at }
    setTrouble(undefined)
    void recover()
  }, [recover])

  useEffect(() => {
    const wasLost = lost.current
    lost.current = !connected
    if (wasLost && connected && (trouble === 'offline' || trouble === 'timeout')) retry()
  }, [connected, trouble, retry])

  return {
    trouble,
    retry,
    isReady,
    seek: (to: number) => {
      position.current.at = to
      if (player.current && isReady()) player.current.currentTime = to
    },
    onCanPlay: () => {
      readyFor.current = wanted.current
      const { at, play } = position.current
      if (!player.current) return
      if (at > 0) player.current.currentTime = at
      // A browser that refuses shows the button; nothing is lost.
      if (play) player.current.play().catch(() => undefined)
    },
    onTime: (seconds: number) => {
      if (!isReady()) return
      position.current.at = seconds
      if (seconds - renewals.current.at > healthySeconds) renewals.current.count = 0
    },
    onPaused: (paused: boolean) => {
      if (isReady()) position.current.play = !paused
    },
  }
}
