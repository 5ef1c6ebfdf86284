import { useEffect, useState, useSyncExternalStore } from 'react'
import { isConnected, onConnection } from '../../../kit/connection/connection.ts'
import type { ExamClient } from '../../../kit/exam/exam-clients.ts'
import { onLive } from '../../../kit/live/live-news.ts'
import { doctorOfToken } from '../../../kit/session/doctor-of-token.ts'
import { onSessionChange } from '../../../kit/session/session.ts'
import { readToken } from '../../../kit/session/token.ts'
import { recall, remember } from '../../../kit/storage/storage.ts'
import { joinTabs } from '../../../kit/tabs/join-tabs.ts'
import { createRoomClock } from './room-clock.ts'
import { createRoomEngine, type RoomEngine } from './room-engine.ts'
import type { Room } from './room-types.ts'
import { browserPapers } from './sealed/sealed-papers.ts'
import { createRoomStores, type RoomStores } from './stores/room-stores.ts'

const viewKey = 'exam_room_view'
const ticks = () => performance.now()
let made: RoomStores | undefined
/** The same for every room of this page: what only memory holds is there when the doctor comes back to it. */
function stores(): RoomStores {
  made ??= createRoomStores()
  return made
}

/** The exam room of one client, from before the start to the result. On the server and at first it is loading. */
export function useExamRoom(client: ExamClient, { attempt }: { attempt?: number } = {}): Room {
  const [engine, setEngine] = useState<RoomEngine>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a client is known by its name; the object may be a new one each time
  useEffect(() => {
    const { engine: opened, close } = openEngine(client, attempt)
    setEngine(opened)
    return close
  }, [client.name, attempt])
  return useSyncExternalStore(engine?.subscribe ?? toNobody, engine?.getSnapshot ?? loading, loading)
}

const closed: Room = { phase: 'loading' }
const loading = () => closed
const toNobody = () => () => {}

function openEngine(client: ExamClient, attempt: number | undefined): { engine: RoomEngine; close(): void } {
  const engine = createRoomEngine({
    client,
    attempt,
    ticks,
    clock: createRoomClock({ ticks, wall: () => Date.now() }),
    random: Math.random,
    stores: stores(),
    papers: browserPapers(),
    token: readToken,
    whoIs: doctorOfToken,
    hasNetwork: () => navigator.onLine,
    isConnected,
    joinTabs: (room, hear) => joinTabs(`exam-room/${room}`, hear),
    readView: () => (recall(viewKey) === 'all' ? 'all' : 'one'),
    storeView: (view) => remember(viewKey, view),
    onRunning: () => void cacheForOffline(),
  })
  const stops = [
    onSessionChange(engine.sessionChanged),
    onConnection(engine.wake),
    onLive((message) => {
      if (message === 'resync' || message.kind === 'sitting') engine.heard()
    }),
    listen(window, 'online', engine.wake),
    listen(window, 'offline', engine.wake),
    listen(document, 'visibilitychange', () => (document.hidden ? engine.leave() : engine.wake())),
    listen(window, 'pagehide', engine.leave),
    listen(navigator.serviceWorker, 'controllerchange', () => void cacheForOffline()),
  ]
  return {
    engine,
    close() {
      for (const stop of stops) stop()
      engine.stop()
    },
  }
}

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  target?.addEventListener(event, listener)
  return () => target?.removeEventListener(event, listener)
}

/** Whoever came here by a link inside the site has never asked for this page by its address: the worker does it now. */
async function cacheForOffline(): Promise<void> {
  try {
    const { handOver } = await import('../../../kit/connection/hand-over.ts')
    const registration = await navigator.serviceWorker?.ready
    handOver(registration?.active ?? null)
  } catch {
    // The room works without; only a reload needs the network then.
  }
}
