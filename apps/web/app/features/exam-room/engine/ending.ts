import { graceMs } from '@prostuti/exam-rules'
import { ApiError } from '../../../api/api-error.ts'
import { spread } from '../../../api/spread.ts'
import type { Sitting } from '../../../kit/exam/exam-types.ts'
import type { RoomClock } from './room-clock.ts'
import { roomError } from './room-error.ts'
import type { RunningRoom } from './room-types.ts'
import { judgeFailure } from './sending/judge-failure.ts'
import type { SittingRoom } from './sitting-room.ts'

/** The least that is waited for a further answer to arrive. */
const noProgressMs = 25_000
const marginMs = 250

type EndingDeps = {
  clock: RoomClock
  ticks(): number
  random(): number
  /** The room as long as it is the one on screen. */
  room(): SittingRoom | undefined
  isSignedOut(): boolean
  isOnline(): boolean
  /** Whether the server has to be asked before anything is sent. */
  mustSync(): boolean
  /** Whether there may be a further attempt, begun on another device, which our wish to finish would hit. */
  canBeRepeated(): boolean
  sync(): Promise<void>
  /** Whether more time was given; throws when nobody can say. */
  askForTime(): Promise<void>
  /** `whenOver`: not if more time was given in this moment. */
  handIn(whenOver: boolean): Promise<Sitting>
  onFinished(sitting: Sitting): Promise<void>
  onChange(): void
}

export type Ending = {
  finish(): void
  /** Looks at the clock, now and when the time should be up. */
  watchTime(): void
  isEnded(): boolean
  /** Whether choices would come too late, because the paper is on its way. */
  isHandingIn(): boolean
  state(): Pick<RunningRoom, 'finishing' | 'finishProblem'>
  stop(): void
}

/** The two ways out of a running room: the doctor hands in, or the time is up. */
export function createEnding(deps: EndingDeps): Ending {
  const { clock } = deps
  let state: ReturnType<Ending['state']> = { finishing: 'no', finishProblem: null }
  let handingIn = false
  let closing = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(next: typeof state): void {
    state = next
    deps.onChange()
  }
  const isEnded = () => {
    const room = deps.room()
    return room !== undefined && !isPaused(room) && clock.now() >= room.sitting().endsAt
  }

  async function finish(): Promise<void> {
    const room = deps.room()
    if (!room || isPaused(room) || state.finishing === 'sending') return
    set({ finishing: 'sending', finishProblem: null })
    try {
      if (deps.mustSync() || deps.canBeRepeated()) await deps.sync()
      await flush(room)
      await handIn(room, false)
    } catch (error) {
      set({ finishing: 'failed', finishProblem: roomError(error) })
    }
  }

  async function handIn(room: SittingRoom, whenOver: boolean): Promise<void> {
    if (handingIn || deps.room() !== room) return
    handingIn = true
    try {
      const sitting = await deps.handIn(whenOver)
      if (sitting.result) await deps.onFinished(sitting)
      // Time was given in this moment: the room goes on.
      else await deps.sync()
    } catch (error) {
      if (judgeFailure(error) !== 'finished') throw error
      await deps.sync()
    } finally {
      handingIn = false
    }
  }

  /** Resolves when the server has all it will take; throws what stands in the way. */
  async function flush(room: SittingRoom): Promise<void> {
    const { sender } = room
    let left = room.waiting()
    let movedAt = deps.ticks()
    let failed = sender.failures()
    sender.wake()
    while (deps.room() === room && room.waiting() > sender.refused()) {
      if (deps.isSignedOut()) throw new ApiError(401, 'unauthenticated')
      if (room.waiting() < left) {
        left = room.waiting()
        movedAt = deps.ticks()
        failed = 0
      }
      const lost = sender.failures() >= failed + 2 || !deps.isOnline()
      const stuckMs = Math.max(noProgressMs, 2 * sender.patienceMs())
      if (lost || deps.ticks() - movedAt > stuckMs) throw new ApiError(0, 'offline')
      await pause(100)
    }
  }

  /** Earlier than needed too, because timers stand still while a phone sleeps. */
  function watchTime(): void {
    clearTimeout(timer)
    const room = deps.room()
    if (!room || isPaused(room)) return
    const left = room.sitting().endsAt - clock.now()
    if (left <= 0) void close()
    else timer = setTimeout(watchTime, Math.min(left, 20_000))
  }

  /**
   * The time is up. What waits is sent; then the paper is handed in, or after the grace the server is asked what it made
   * of it. Only when the clock is certain: a phone that slept may be wrong about the time.
   */
  async function close(): Promise<void> {
    if (closing) return
    closing = true
    deps.onChange()
    for (let tries = 1; isEnded(); tries++) {
      const room = deps.room()
      if (!room) break
      try {
        const unsure = !clock.isSure() || deps.mustSync() || (tries === 1 && deps.canBeRepeated())
        if (unsure) await deps.sync()
        else if (room.waiting() <= room.sender.refused()) {
          // On a slow network our clock may be ahead; the paper would be handed in a moment too early.
          await pause(room.sitting().endsAt + clock.doubt() + marginMs - clock.now())
          await deps.askForTime()
          if (isEnded()) await handIn(room, true)
        } else if (clock.now() >= room.sitting().endsAt + graceMs) await deps.sync()
        else room.sender.wake()
      } catch {
        // Tried again: nothing else is left to do in this room.
      }
      deps.onChange()
      await pause(spread(Math.min(1000 * tries, 5000), deps.random()))
    }
    closing = false
    deps.onChange()
    watchTime()
  }

  return {
    finish: () => void finish(),
    watchTime,
    isEnded,
    isHandingIn: () => handingIn,
    state: () => state,
    stop: () => clearTimeout(timer),
  }
}

const isPaused = (room: SittingRoom): boolean => room.sitting().standing?.paused ?? false

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)))
