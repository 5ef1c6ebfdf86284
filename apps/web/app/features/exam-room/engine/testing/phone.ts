import type { Farewell } from '../farewell.ts'
import { createRoomClock } from '../room-clock.ts'
import { createRoomEngine, type RoomEngine } from '../room-engine.ts'
import type { RunningRoom } from '../room-types.ts'
import type { TabMessage } from '../tabs.ts'
import { createMemoryTexts, createTextRoomStore } from '../text-room-store.ts'
import type { createExamServer } from './exam-server.ts'

/** One browser with its store; several rooms in it are tabs. */
export function createPhone(server: ReturnType<typeof createExamServer>, { clockWrongBy = 0 } = {}) {
  const store = createTextRoomStore(createMemoryTexts(), true)
  const tabs = new Set<{ room: string; hear(message: TabMessage): void }>()
  const opened: RoomEngine[] = []
  const left = new Map<string, Farewell>()
  const phone = { store, token: 'of doctor 7' as string | null, doctorId: 7, online: true, open, closeAll }

  function open(): RoomEngine {
    const engine = createRoomEngine({
      door: server.door(),
      attempt: undefined,
      ticks: () => Date.now(),
      clock: createRoomClock({ ticks: () => Date.now(), wall: () => Date.now() + clockWrongBy }),
      openStore: async () => store,
      farewells: {
        leave: (room, farewell) => void left.set(room, structuredClone(farewell)),
        take(room) {
          const farewell = left.get(room)
          left.delete(room)
          return farewell
        },
      },
      token: () => phone.token,
      whoIs: async () => phone.doctorId,
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
      keepView: () => {},
      onRunning: () => {},
    })
    opened.push(engine)
    return engine
  }
  function closeAll(): void {
    for (const engine of opened.splice(0)) engine.stop()
  }
  return phone
}

export function running(engine: RoomEngine): RunningRoom {
  const room = engine.getSnapshot()
  if (room.phase !== 'running') throw new Error(`the room is ${room.phase}`)
  return room
}
