import { createRoomClock } from '../room-clock.ts'
import { createRoomEngine, type RoomEngine } from '../room-engine.ts'
import type { RunningRoom } from '../room-types.ts'
import type { TabMessage } from '../tab-message.ts'
import type { createExamServer } from './exam-server.ts'
import { createPhoneStorage } from './phone-storage.ts'

/** One browser with its storage; several rooms in it are tabs. */
export function createPhone(server: ReturnType<typeof createExamServer>, { clockWrongBy = 0 } = {}) {
  const storage = createPhoneStorage()
  const { store } = storage
  const tabs = new Set<{ room: string; hear(message: TabMessage): void }>()
  const opened = new Map<RoomEngine, () => void>()
  const phone = {
    storage,
    store,
    token: 'of doctor 7' as string | null,
    doctorId: 7,
    online: true,
    open,
    close,
    closeAll,
    kill,
  }

  function open(): RoomEngine {
    const page = storage.openPage()
    const engine = createRoomEngine({
      client: server.client(),
      attempt: undefined,
      ticks: () => Date.now(),
      random: () => 0,
      clock: createRoomClock({ ticks: () => Date.now(), wall: () => Date.now() + clockWrongBy }),
      stores: page.stores,
      token: () => phone.token,
      whoIs: async () => phone.doctorId,
      hasNetwork: () => phone.online,
      isConnected: () => phone.online,
      joinTabs(room, hear) {
        const tab = { room, hear }
        tabs.add(tab)
        return {
          close: () => tabs.delete(tab),
          tell(message) {
            for (const other of tabs)
              if (other !== tab && other.room === room) queueMicrotask(() => other.hear(message))
          },
        }
      },
      readView: () => 'one',
      storeView: () => {},
      onRunning: () => {},
    })
    opened.set(engine, page.close)
    return engine
  }
  function close(engine: RoomEngine): void {
    engine.stop()
    opened.get(engine)?.()
    opened.delete(engine)
  }
  /** The page writes nothing any more, not even what waits. */
  function kill(engine: RoomEngine): void {
    opened.get(engine)?.()
    close(engine)
  }
  function closeAll(): void {
    for (const engine of opened.keys()) close(engine)
  }
  return phone
}

export function running(engine: RoomEngine): RunningRoom {
  const room = engine.getSnapshot()
  if (room.phase !== 'running') throw new Error(`the room is ${room.phase}`)
  return room
}
