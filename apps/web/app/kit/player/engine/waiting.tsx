import * as m from '@prostuti/text/messages'
import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import type { RefObject } from 'react'
import { useConnected } from '../../connection/connection.ts'
import styles from '../player.module.css'

/** While nothing moves: that it is coming, or that the network is away. */
export function Waiting({ player }: { player: RefObject<MediaPlayerInstance | null> }) {
  const canPlay = useMediaState('canPlay', player)
  const stalled = useMediaState('waiting', player)
  const connected = useConnected()
  return (
    <div className={styles.plWait} data-part="pl-wait" role="status">
      {(!canPlay || stalled) && (
        <>
          <i aria-hidden="true" />
          {connected ? m.player_coming() : m.player_offline_title()}
        </>
      )}
    </div>
  )
}
